/** One old address and where it leads now. */
export interface Redirect {
  from: string;
  to: string;
  line: number;
}
