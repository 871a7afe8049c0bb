import { withPlainQuotes } from './words';

/** Separates names or values of which any will do. */
const OR = ' | ';

/**
 * Whether a tag has one of the names, and one of the values, as the engine reads them: a value in double quotes is the
 * text in them, and `false` takes the tag back.
 */
export function isTag(tag: string, names: string, values: string | undefined): boolean {
  const [name = '', ...rest] = tag.split(':');
  if (!names.split(OR).includes(name.trim())) return false;
  const value = readValue(rest.join(':'));
  return values === undefined ? value !== 'false' : values.split(OR).includes(value);
}

/** A value of `true` is that of a tag without one. */
function readValue(text: string): string {
  const value = withPlainQuotes(text);
  if (value === 'true') return '';
  return /^"[^"]*"$/.test(value) ? value.slice(1, -1) : value;
}
