/** Part of the engine that acts on what an entry names. */
export type Handler = 'core' | 'web' | 'web-ui';

/** One word of a closed set of values. */
export interface ReferenceValue {
  value: string;
  summary: string;
  /** Regular expression for what may be written, where `value` only stands for it (`grid-N`). */
  pattern?: string;
}

/** One attribute of a markup tag, part of a tag's value, or option of a command. */
export interface ReferenceAttribute {
  name: string;
  summary: string;
  aliases?: readonly string[];
  /** What may be written, in words; left out when `values` says it all. */
  value?: string;
  values?: readonly string[];
  default?: string;
  required?: boolean;
  /** Whether `[tag=value]` sets this attribute. */
  shorthand?: boolean;
  /** Regular expression for the names that this attribute stands for (`var:NAME`). */
  pattern?: string;
}

/** What entries of every kind have; texts other than `summary` may hold `code` in backticks. */
interface EntryFields {
  name: string;
  /** Its meaning in one line of plain words. */
  summary: string;
  aliases?: readonly string[];
  /** Names that a group entry stands for; its own name is then only a heading. */
  members?: readonly string[];
  details?: string;
  default?: string;
  /** What surprises people. */
  notes?: readonly string[];
  sample?: string;
  /** What the sample shows when it is played. */
  effect?: string;
  /** Anchors of entries that belong to it, besides those that the texts name. */
  related?: readonly string[];
  /** Id of the doc that explains it, with an anchor where there is one. */
  page?: string;
  /** First version that has it, where known. */
  since?: string;
  handledBy?: readonly Handler[];
  /** Stands for the name in the anchor, where the name has no letters. */
  slug?: string;
  /** Whether the bare name means this entry and nothing else, wherever it is written. */
  bare?: boolean;
}

interface Identified<K extends string> {
  kind: K;
  /** Anchor of the entry, unique over all kinds. */
  id: string;
}

/** A tag of the game, a scene or a choice. Without `value` it is a flag. */
export interface TagFields extends EntryFields {
  value?: string;
  /** Whether the tag also means something without a value. */
  optionalValue?: boolean;
  values?: readonly ReferenceValue[];
  /** What parts the words, where several of `values` may be combined. */
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
  /** Whether the content is taken as text, its markup left alone. */
  raw?: boolean;
  content?: string;
  /** Where alone the tag is known: a tag around it, or `overlay`. */
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
  /** The command with all it may be given, where that is more than its name. */
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

/** What the entries of each kind hold. */
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

/** An entry of any kind, told apart by `kind`. */
export type ReferenceEntry = EntryOf<ReferenceKind>;

/** A tag of the game, of a scene or of a choice. */
export type TagEntry = EntryOf<'global-tag' | 'knot-tag' | 'choice-tag'>;

/** Tells whether an entry is a tag, of whatever place. */
export function isTagEntry(entry: ReferenceEntry): entry is TagEntry {
  return entry.kind === 'global-tag' || entry.kind === 'knot-tag' || entry.kind === 'choice-tag';
}
