/** A file to write into the finished site. */
export interface OutputFile {
  /** Without the path prefix, with a leading slash. */
  address: string;
  text: string;
}
