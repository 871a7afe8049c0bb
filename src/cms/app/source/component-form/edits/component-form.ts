/** A change of a text. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

/** Something that can be filled in; a flag is '' or its own name. */
export interface FormField {
  name: string;
  kind: 'text' | 'flag' | 'number' | 'choice';
  value: string;
  choices?: readonly string[];
  /** What changes in the text for another value. */
  write: (value: string) => TextEdit[];
}

/** A tab, a card or a step. */
export interface FormPart {
  from: number;
  to: number;
  /** What readers see of it. */
  summary: string;
  fields: FormField[];
}

/** The parts of a component, which have an order. */
export interface PartList {
  /** The name of each: `TabItem`. */
  name: string;
  items: FormPart[];
  /** Adds one behind the others. */
  add: (written: string) => TextEdit[];
  /** Removes one; the last one stays. */
  remove: (index: number) => TextEdit[];
  /** Changes places with the next one. */
  swapWithNext: (index: number) => TextEdit[];
}

/** A component as a form: reads one place of a text, and says what to change there. */
export interface ComponentForm {
  name: string;
  from: number;
  to: number;
  fields: FormField[];
  parts: PartList | null;
}
