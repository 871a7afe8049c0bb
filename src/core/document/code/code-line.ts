/** A line of code as its author marked it, with the marks taken out. */
export interface CodeLine {
  text: string;
  isHighlighted: boolean;
  change: 'added' | 'removed' | null;
}
