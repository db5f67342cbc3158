(defvar *tree* '(A (B 3 12) (C 2 4)))
