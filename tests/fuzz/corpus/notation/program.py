import numpy as np
tree = np.array([[3., 12.], [2, 4]], dtype=float).tolist()
print(tree)
