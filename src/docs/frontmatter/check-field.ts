import { frontmatterFields, type FrontmatterKey } from './frontmatter-fields';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const rules = {
  text: { isValid: isText, wanted: 'text that is not empty' },
  flag: { isValid: (value: unknown) => typeof value === 'boolean', wanted: 'true or false' },
  headingLevel: {
    isValid: (value: unknown) =>
      Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6,
    wanted: 'a whole number from 2 to 6',
  },
  textList: {
    isValid: (value: unknown) => Array.isArray(value) && value.every(isText),
    wanted: 'a list of texts, such as [ink, choices]',
  },
  docIdOrNull: {
    isValid: (value: unknown) => value === null || isText(value),
    wanted: 'the id of a doc (its path below the docs folder), or null',
  },
};

/** Says what a frontmatter field should contain if `value` is not valid, otherwise null. */
export function fieldComplaint(key: FrontmatterKey, value: unknown): string | null {
  const { isValid, wanted } = rules[frontmatterFields[key].type];
  return isValid(value) ? null : wanted;
}
