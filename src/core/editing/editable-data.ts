/** The values of a form, by the names of its fields. */
export type EditableData = Record<string, unknown>;

/** Key of the file as it was read; no field of a form has such a name. */
export const ORIGINAL = '(original)';

/** Key of the words that stand in the fields of a page whose frontmatter could not be read, by the names of these. */
export const PLACEHOLDERS = '(placeholders)';

/** Key that says that a file could not be read. */
export const BROKEN = '(broken)';
