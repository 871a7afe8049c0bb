/** What version control knows of a file. */
export interface FileHistory {
  /** ISO 8601 date-time of the last commit that touched it. */
  lastUpdate: string;
  /** Who wrote it, the last one first. */
  authors: readonly string[];
}
