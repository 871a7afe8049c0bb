/** CSS declarations as a React style object: `{ letterSpacing: '0.2em' }`. */
export type StyleDeclarations = Readonly<Record<string, string>>;

const PROPERTIES = new Set([
  ...['color', 'background', 'background-color', 'opacity', 'text-shadow'],
  ...['font-family', 'font-size', 'font-style', 'font-variant', 'font-weight', 'font-stretch'],
  ...['letter-spacing', 'word-spacing', 'line-height', 'white-space', 'hyphens'],
  ...['text-align', 'text-decoration', 'text-indent', 'text-transform', 'vertical-align'],
  ...['border', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius'],
  ...['border-color', 'border-style', 'border-width', 'border-collapse', 'border-spacing'],
  ...['padding', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['margin', 'margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'float', 'clear'],
  ...['width', 'max-width', 'min-width', 'height', 'max-height', 'min-height'],
  ...['display', 'list-style-type'],
]);

const LENGTH = /^\d{1,5}(?:\.\d{1,4})?(?:px|em|rem|ch|ex|%|vw|vh|pt|pc|cm|mm|in)$/i;
const COLOR =
  /^(?:#[\da-f]{3,8}|[a-z]{3,24}|(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\([\d\s.,%/a-z+-]{1,60}\))$/i;
const FAMILY = /^[\p{L}\p{N} _.-]{1,60}$/u;
// No colon, semicolon, backslash or at sign: nothing that could start another declaration or rule.
const VALUE = /^[\p{L}\p{N}\s.,#%+/"'()_-]{1,200}$/u;
const FUNCTIONS = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'calc', 'min', 'max'],
  ...['linear-gradient', 'radial-gradient', 'conic-gradient'],
  ...['repeating-linear-gradient', 'repeating-radial-gradient', 'repeating-conic-gradient'],
]);
const CLASS_NAME = /^-?[_a-z][\w-]{0,60}$/i;

/** A CSS length, or null; a bare number is in pixels. */
export function safeLength(value: unknown): string | null {
  if (typeof value === 'number') return value >= 0 && value < 100_000 ? `${value}px` : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === 'auto' || LENGTH.test(text) ? text : null;
}

/** A CSS colour, or null. */
export function safeColor(value: unknown): string | null {
  return typeof value === 'string' && COLOR.test(value.trim()) ? value.trim() : null;
}

/** A list of font families, quoted if necessary, or null. */
export function safeFontFamily(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 300) return null;
  const names = value.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
  if (!names.every((name) => FAMILY.test(name))) return null;
  return names.map((name) => (/^[a-z-]+$/i.test(name) ? name : `"${name}"`)).join(', ');
}

/** The names in a `class` attribute that are plain names, or null if there are none. */
export function safeClassName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const names = value.split(/\s+/).filter((name) => CLASS_NAME.test(name));
  return names.length === 0 ? null : names.slice(0, 20).join(' ');
}

interface Declaration {
  property: string;
  value: string;
  isSafe: boolean;
}

/** The author’s CSS declarations that only change the look of text. */
export function safeStyle(value: unknown): StyleDeclarations {
  const safe = declarationsOf(value).filter(({ isSafe }) => isSafe);
  return Object.fromEntries(safe.map(({ property, value: text }) => [camelCase(property), text]));
}

/** The properties that `safeStyle` leaves out. */
export function unsafeProperties(value: unknown): string[] {
  return declarationsOf(value).flatMap(({ property, isSafe }) => (isSafe ? [] : [property]));
}

function declarationsOf(value: unknown): Declaration[] {
  if (typeof value !== 'string' || value.length > 2000) return [];
  return value.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const text = declaration.slice(colon + 1).trim();
    // A negative margin could move text over other parts of the page.
    const isInPlace = !property.startsWith('margin') || !text.includes('-');
    return [
      { property, value: text, isSafe: PROPERTIES.has(property) && isSafeValue(text) && isInPlace },
    ];
  });
}

/** Whether a CSS value contains only words, numbers and harmless functions, and no address. */
export function isSafeValue(text: string): boolean {
  if (!VALUE.test(text)) return false;
  const functions = text.matchAll(/([\p{L}\p{N}_-]*)\(/gu);
  return [...functions].every(([, name = '']) => name === '' || FUNCTIONS.has(name.toLowerCase()));
}

function camelCase(property: string): string {
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
