/** A line of code with its author’s marks removed and stored. */
export interface CodeLine {
  text: string;
  isHighlighted: boolean;
  change: 'added' | 'removed' | null;
}
