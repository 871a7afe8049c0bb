/** The values of a form, by the names of its fields. */
export type EditableData = Record<string, unknown>;

/** Key of the file as it was read; no form field has this name. */
export const ORIGINAL = '(original)';

/** Key of the words shown in the fields of a page whose frontmatter could not be read, by field name. */
export const PLACEHOLDERS = '(placeholders)';

/** Key that marks a file that could not be read. */
export const BROKEN = '(broken)';
