import type { SetNode } from '../twine/passage/passage-nodes';
import { inkBlock } from '../writing/ink-block';
import type { InkNames } from '../writing/ink-names';
import { inkString } from '../writing/ink-text';

const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  '!': (text) => text.charAt(0).toUpperCase() + text.slice(1),
  '!!': (text) => text.toUpperCase(),
};

/** A text with its first letter in capitals (`!`), or all of them (`!!`). */
export function inCapitals(text: string, signs: string): string {
  return CHANGES[signs]?.(text) ?? text;
}

/** Variables in capitals. Ink cannot change letters, so a function knows each text that they may hold. */
export class Capitals {
  /** What is in a variable at some time; null if that is not known. */
  private readonly texts = new Map<string, readonly string[] | null>();
  private readonly known = new Map<string, Set<string>>();

  constructor(
    private readonly names: InkNames,
    sets: readonly SetNode[],
  ) {
    for (const { name, value, code } of sets) {
      const before = this.texts.get(name);
      const is = value?.kind === 'literal' && !code.startsWith('*input') ? value.is : null;
      this.texts.set(
        name,
        typeof is === 'string' && before !== null ? [...(before ?? []), is] : null,
      );
    }
  }

  /** The name of the function that writes a variable in capitals; null unless all its texts are known. */
  of(variable: string, signs: string): string | null {
    const texts = this.texts.get(variable) ?? null;
    if (texts === null) return null;
    const known = this.known.get(signs) ?? new Set();
    this.known.set(signs, known);
    for (const text of texts) known.add(text);
    return this.nameOf(signs);
  }

  functions(): string[] {
    return [...this.known].flatMap(([signs, texts]) => {
      const word = this.names.of('parameter word', 'word', 'word');
      const cases = [...texts].filter((text) => inCapitals(text, signs) !== text);
      const tests = cases.map((text) => ({
        test: `${word} == ${inkString(text)}`,
        lines: [`~ return ${inkString(inCapitals(text, signs))}`],
      }));
      return [
        '',
        `=== function ${this.nameOf(signs)}(${word})`,
        ...inkBlock(tests),
        `~ return ${word}`,
      ];
    });
  }

  private nameOf(signs: string): string {
    const name = signs === '!' ? 'capital' : 'capitals';
    return this.names.of(`function ${name}`, name, name);
  }
}
