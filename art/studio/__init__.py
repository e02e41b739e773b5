"""Everything the pictures of Clay & Chalk are built from. Lengths are metres, z is up."""
