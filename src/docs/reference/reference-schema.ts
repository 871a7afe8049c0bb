import type {
  FieldsByKind,
  Handler,
  ReferenceAttribute,
  ReferenceKind,
  ReferenceValue,
} from './reference-entry';

/** How a field is written in YAML and checked. */
export type FieldType =
  | 'text'
  | 'summary'
  | 'meaning'
  | 'prose'
  | 'page'
  | 'pattern'
  | 'sample'
  | 'flag'
  | 'texts'
  | 'proses'
  | 'handlers'
  | 'values'
  | 'attributes'
  | readonly string[];

/** One field of a schema. */
export interface Rule {
  type: FieldType;
  isRequired: boolean;
}

/** The rules of a mapping, by field name. */
export type Schema = Readonly<Record<string, Rule>>;

// A field must be required by its rule if and only if its type requires it.
type RulesOf<T> = {
  readonly [F in keyof T]-?: Rule & { isRequired: object extends Pick<T, F> ? false : true };
};

const optional = <T extends FieldType>(type: T) => ({ type, isRequired: false }) as const;
const required = <T extends FieldType>(type: T) => ({ type, isRequired: true }) as const;

/** Maximum length of a line of plain text, by type. */
export const maxLengths = { summary: 100, meaning: 140 };

/** Id of a doc, with an optional anchor. */
export const PAGE = /^[\w-]+(?:\/[\w-]+)*(?:#[\w-]+)?$/;

export const handlers: readonly Handler[] = ['core', 'web', 'web-ui'];

const entry = {
  name: required('text'),
  summary: required('summary'),
  aliases: optional('texts'),
  members: optional('texts'),
  details: optional('prose'),
  default: optional('text'),
  notes: optional('proses'),
  sample: optional('sample'),
  effect: optional('prose'),
  related: optional('texts'),
  page: optional('page'),
  since: optional('text'),
  handledBy: optional('handlers'),
  slug: optional('text'),
  bare: optional('flag'),
} as const;

const tag = {
  ...entry,
  value: optional('text'),
  optionalValue: optional('flag'),
  values: optional('values'),
  combine: optional(['space', 'comma']),
  repeatable: optional('flag'),
  attributes: optional('attributes'),
  handledBy: required('handlers'),
} as const;

const valued = {
  ...entry,
  value: required('text'),
  values: optional('values'),
  required: optional('flag'),
} as const;

const callable = { ...entry, signature: required('text'), returns: required('text') } as const;

/** The fields of each kind; TypeScript checks them against the types of the entries. */
export const entrySchemas: { readonly [K in ReferenceKind]: RulesOf<FieldsByKind[K]> } = {
  'global-tag': tag,
  'knot-tag': tag,
  'choice-tag': tag,
  'choice-text': { ...entry, pattern: required('pattern'), attributes: optional('attributes') },
  markup: {
    ...entry,
    form: required(['paired', 'single']),
    raw: optional('flag'),
    content: optional('text'),
    inside: optional('text'),
    attributes: required('attributes'),
  },
  variable: valued,
  function: callable,
  shortcut: { ...entry, keys: required('texts') },
  setting: valued,
  config: valued,
  'theme-variable': {
    ...entry,
    light: required('text'),
    sepia: required('text'),
    dark: required('text'),
  },
  'css-variable': entry,
  'css-class': entry,
  file: entry,
  command: {
    ...entry,
    signature: optional('text'),
    attributes: optional('attributes'),
    output: required('text'),
  },
  method: { ...callable, part: required(['base', 'game', 'ink', 'settings']) },
  event: { ...entry, payload: optional('text') },
  field: valued,
  interface: { ...entry, members: required('texts'), required: optional('flag') },
  message: valued,
  package: { ...entry, version: required('text'), repository: required('text') },
};

/** The kinds in the order in which they are listed and looked up. */
export const referenceKinds = Object.keys(entrySchemas) as ReferenceKind[];

export const valueSchema: RulesOf<ReferenceValue> = {
  value: required('text'),
  summary: required('summary'),
  pattern: optional('pattern'),
};

export const attributeSchema: RulesOf<ReferenceAttribute> = {
  name: required('text'),
  summary: required('summary'),
  aliases: optional('texts'),
  value: optional('text'),
  values: optional('texts'),
  default: optional('text'),
  required: optional('flag'),
  shorthand: optional('flag'),
  since: optional('text'),
  pattern: optional('pattern'),
};

/** Whether a word is a kind of entry. */
export function isReferenceKind(word: string): word is ReferenceKind {
  return word in entrySchemas;
}
