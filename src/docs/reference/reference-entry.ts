/** Part of the engine that handles what an entry names. */
export type Handler = 'core' | 'web' | 'web-ui';

/** One word of a closed set of values. */
export interface ReferenceValue {
  value: string;
  summary: string;
  /** Regular expression for the allowed text, if `value` is only a placeholder (`grid-N`). */
  pattern?: string;
}

/** One attribute of a markup tag, part of a tag's value, or option of a command. */
export interface ReferenceAttribute {
  name: string;
  summary: string;
  aliases?: readonly string[];
  /** The allowed values, in words; left out if `values` lists them all. */
  value?: string;
  values?: readonly string[];
  default?: string;
  required?: boolean;
  /** Whether `[tag=value]` sets this attribute. */
  shorthand?: boolean;
  /** First version that has it, if known. */
  since?: string;
  /** Regular expression for the names that this attribute covers (`var:NAME`). */
  pattern?: string;
}

/** The fields of entries of every kind; texts other than `summary` may contain `code` in backticks. */
interface EntryFields {
  name: string;
  /** Its meaning in one line of plain text. */
  summary: string;
  aliases?: readonly string[];
  /** Names that a group entry covers; its own name is then only a heading. */
  members?: readonly string[];
  details?: string;
  default?: string;
  /** Pitfalls. */
  notes?: readonly string[];
  sample?: string;
  /** What the sample shows when it is played. */
  effect?: string;
  /** Anchors of related entries, besides those that the texts name. */
  related?: readonly string[];
  /** Id of the doc that explains it, with an optional anchor. */
  page?: string;
  /** First version that has it, if known. */
  since?: string;
  handledBy?: readonly Handler[];
  /** Replaces the name in the anchor if the name has no letters. */
  slug?: string;
  /** Whether the bare name always means this entry, wherever it is written. */
  bare?: boolean;
}

interface Identified<K extends string> {
  kind: K;
  /** Anchor of the entry, unique across all kinds. */
  id: string;
}

/** A tag of the game, a scene or a choice. Without `value` it is a flag. */
export interface TagFields extends EntryFields {
  value?: string;
  /** Whether the tag can also be used without a value. */
  optionalValue?: boolean;
  values?: readonly ReferenceValue[];
  /** What separates the words if several of `values` can be combined. */
  combine?: 'space' | 'comma';
  repeatable?: boolean;
  attributes?: readonly ReferenceAttribute[];
  handledBy: readonly Handler[];
}

export interface ChoiceTextFields extends EntryFields {
  /** Regular expression for the whole text of the choice. */
  pattern: string;
  attributes?: readonly ReferenceAttribute[];
}

export interface MarkupFields extends EntryFields {
  form: 'paired' | 'single';
  /** Whether the content is used as plain text, without reading markup in it. */
  raw?: boolean;
  content?: string;
  /** The only place in which the tag is valid: a tag around it, or `overlay`. */
  inside?: string;
  attributes: readonly ReferenceAttribute[];
}

export interface ShortcutFields extends EntryFields {
  /** `key` or `code` values of the keyboard events. */
  keys: readonly string[];
}

export interface ValueFields extends EntryFields {
  value: string;
  values?: readonly ReferenceValue[];
  required?: boolean;
}

export interface ThemeVariableFields extends EntryFields {
  light: string;
  sepia: string;
  dark: string;
}

export interface CommandFields extends EntryFields {
  /** The command with all its arguments, if that is more than its name. */
  signature?: string;
  attributes?: readonly ReferenceAttribute[];
  output: string;
}

export interface FunctionFields extends EntryFields {
  signature: string;
  returns: string;
}

export interface MethodFields extends FunctionFields {
  part: 'base' | 'game' | 'ink' | 'settings';
}

export interface EventFields extends EntryFields {
  payload?: string;
}

export interface InterfaceFields extends EntryFields {
  members: readonly string[];
  required?: boolean;
}

export interface PackageFields extends EntryFields {
  version: string;
  repository: string;
}

/** The fields of the entries of each kind. */
export interface FieldsByKind {
  'global-tag': TagFields;
  'knot-tag': TagFields;
  'choice-tag': TagFields;
  'choice-text': ChoiceTextFields;
  markup: MarkupFields;
  variable: ValueFields;
  function: FunctionFields;
  shortcut: ShortcutFields;
  setting: ValueFields;
  config: ValueFields;
  'theme-variable': ThemeVariableFields;
  'css-variable': EntryFields;
  'css-class': EntryFields;
  file: EntryFields;
  command: CommandFields;
  method: MethodFields;
  event: EventFields;
  field: ValueFields;
  interface: InterfaceFields;
  message: ValueFields;
  package: PackageFields;
}

export type ReferenceKind = keyof FieldsByKind;

/** An entry of one kind. */
export type EntryOf<K extends ReferenceKind> = K extends ReferenceKind
  ? Identified<K> & FieldsByKind[K]
  : never;

/** An entry of any kind, distinguished by `kind`. */
export type ReferenceEntry = EntryOf<ReferenceKind>;

/** A tag of the game, of a scene or of a choice. */
export type TagEntry = EntryOf<'global-tag' | 'knot-tag' | 'choice-tag'>;

/** Whether an entry is a tag, in any place. */
export function isTagEntry(entry: ReferenceEntry): entry is TagEntry {
  return entry.kind === 'global-tag' || entry.kind === 'knot-tag' || entry.kind === 'choice-tag';
}
