/** How many bytes a file of translations may have: those of 10,000 long texts have some three million. */
export const MAX_TABLE = 20 * 1024 * 1024;
