/** A file to be written into the finished site. */
export interface OutputFile {
  /** Without path prefix, with a leading slash. */
  address: string;
  text: string;
}
