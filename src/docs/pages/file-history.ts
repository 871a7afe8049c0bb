/** What version control knows about a file. */
export interface FileHistory {
  /** ISO 8601 date-time of the last commit that changed it. */
  lastUpdate: string;
  /** Its authors, latest first. */
  authors: readonly string[];
}
