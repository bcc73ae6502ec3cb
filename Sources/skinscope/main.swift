print("skinscope")
