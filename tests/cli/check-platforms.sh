# ILIAS: a folder for each student, and with teams one for each team, which is one sheet. Teams: a folder for each version.
mkdir -p 'ilias/Alder_Ann_aalder_345' 'ilias/Team 12/Li_Bo_boli_346' 'ilias/Team 12/Cole_Cleo_ccole_347' \
    'teams/Ann Alder/Exercise 3/Version 1' 'teams/Ann Alder/Exercise 3/Version 2' 'teams/Bo Li/Exercise 3/Version 1'
echo 'value: 3' | tee ilias/Alder_Ann_aalder_345/a.txt 'ilias/Team 12/Li_Bo_boli_346/a.txt' 'teams/Ann Alder/Exercise 3/Version 2/a.txt' \
    'teams/Bo Li/Exercise 3/Version 1/a.txt' >/dev/null
echo 'leaves: 7' >'ilias/Team 12/Cole_Cleo_ccole_347/b.txt'
echo 'value: 4' >'teams/Ann Alder/Exercise 3/Version 1/a.txt'
for class in ilias teams; do
    plycut check -f json aima-two-ply $class | jq -r '.grades[] | "\(.student): \(.points) \(.file)"'
done
