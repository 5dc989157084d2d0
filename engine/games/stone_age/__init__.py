"""Stone Age: rules SA-1 to SA-86, components as data, a judge for computer players."""
