/** An attribute value, parsed as JSON if possible: `true`, `12`, `null`; otherwise a string. */
export type AttributeValue = string | number | boolean | null;

const PAIR = /([\w:]+)(?:=(?:"([^"]*)"|(\S+)))?/g;

/** The attributes of a markup tag. */
export class TagAttributes {
  /** The value of the short form `[tag=value]`: everything after the equals sign. */
  readonly short: string | null;
  private readonly values = new Map<string, AttributeValue>();

  /** `rest` is the text between the tag’s name and its closing bracket. */
  constructor(rest: string) {
    this.short = rest.startsWith('=') ? rest.slice(1) : null;
    if (this.short !== null) return;
    for (const [, key = '', quoted, word] of rest.matchAll(PAIR)) {
      const value = quoted ?? word;
      this.values.set(key, value === undefined ? true : readValue(value));
    }
  }

  get names(): string[] {
    return [...this.values.keys()];
  }

  value(name: string): AttributeValue | undefined {
    return this.values.get(name);
  }

  /** The value as a string, or null if there is none. */
  text(name: string): string | null {
    const value = this.values.get(name);
    return value === undefined || value === null || value === true ? null : String(value);
  }

  /** The value as a number, `true` as 1; `fallback` if it is not a number. */
  number(name: string, fallback = 0): number {
    const value = this.values.get(name);
    const number = value === undefined || value === null ? NaN : Number(value);
    return Number.isFinite(number) ? number : fallback;
  }

  /** Whether the attribute is present and not false, 0 or empty. */
  isOn(name: string): boolean {
    return Boolean(this.values.get(name));
  }

  /** Whether the attribute’s value is `false`. */
  isOff(name: string): boolean {
    return this.values.get(name) === false;
  }

  /** The value, if it is one of `words`. */
  oneOf<W extends string>(name: string, words: readonly W[]): W | null {
    return words.find((word) => word === this.values.get(name)) ?? null;
  }
}

function readValue(text: string): AttributeValue {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  return typeof value === 'object' && value !== null ? text : (value as AttributeValue);
}
