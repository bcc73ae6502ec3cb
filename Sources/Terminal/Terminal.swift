// Filled in step by step.
