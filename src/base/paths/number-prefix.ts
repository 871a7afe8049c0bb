const PREFIXED = /^(?:\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/;
const DATE_OR_VERSION = /^\d+[-_.]\d+/;

/**
 * Drops an ordering number from a file or folder name: `01-intro` → `intro`; dates and versions stay.
 * The rule is Docusaurus's (plugin-content-docs, numberPrefix), so its content folders can be moved here.
 */
export function stripNumberPrefix(name: string): string {
  if (DATE_OR_VERSION.test(name)) return name;
  return PREFIXED.exec(name)?.groups?.rest ?? name;
}
