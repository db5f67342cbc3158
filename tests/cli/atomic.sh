# A file appears whole or not at all; links are followed, modes kept, devices and pipes written directly.
echo old >real.json && chmod 640 real.json && ln -s real.json link.json && ln -s newly.json dangling.json
plycut trace tree:[1,2] -o link.json
ls -l link.json | cut -c 1; stat -c %a real.json; plycut check real.json
plycut trace tree:[1,2] -o dangling.json
ls -l dangling.json | cut -c 1; plycut check newly.json
(umask 077; plycut trace tree:[1,2] -o private.json; stat -c %a private.json)
(umask 022; plycut trace tree:[1,2] -o public.json; stat -c %a public.json)
plycut trace tree:[1,2] -o /dev/null; ls -l /dev/null | cut -c 1
mkfifo pipe; cat pipe >piped.json & plycut trace tree:[1,2] -o pipe; wait; cmp piped.json public.json; ls -l pipe | cut -c 1
echo kept >log; plycut trace tree:[1,2] -o /dev/stdout >>log; head -n 1 log
echo old >old.json
plycut trace --max-nodes 2 tree:[1,2] -o old.json; cat old.json
ln -s loop loop; plycut trace tree:[1,2] -o loop; echo $?
mkdir folder; plycut trace tree:[1,2] -o folder; echo $?
plycut trace tree:[1,2] -o nosuch/x.json; echo $?
plycut run tree:[1,2] -o old.json; echo $?
ls -A
