/** An old address and its new target. */
export interface Redirect {
  from: string;
  to: string;
  line: number;
}
