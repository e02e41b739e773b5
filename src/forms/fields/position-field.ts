/** The question of the application about jobs: its name, and that of the parameter by which a job's link checks one. */
export const positionField = "position";
