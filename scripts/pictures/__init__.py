"""The pictures of the shipped skins, drawn from the skins' own colours. See ../draw-themes."""
