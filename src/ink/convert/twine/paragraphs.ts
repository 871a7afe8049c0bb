import { inkLine, inkSeams } from '../writing/ink-text';
import { htmlWithin } from './passage/html-markup';

/** Around the words of a link, and around markup: a line of nothing else is no text. Private characters, which no text has. */
export const MARKS = { link: ['\uE000', '\uE001'], markup: ['\uE002', '\uE003'] } as const;
const LINKS = /\uE000[^\uE001]*\uE001/g;
const MARKUP = /\uE002[^\uE003]*\uE003/g;
/** What is left of markup around nothing. */
const EMPTY = /\uE002\[(\w+)[^\uE003]*\uE003\uE002\[\/\1\]\uE003/g;
const ALL_MARKS = /[\uE000-\uE003]/g;

/** Makes lines of ink from pieces of text and what happens between them. */
export class Paragraphs {
  readonly lines: string[] = [];
  private line = '';
  /** Comments that go above the line. */
  private above: string[] = [];
  /** The last line of text, while its paragraph goes on. */
  private open: number | null = null;
  /** Whether a space was at its end. */
  private endsApart = false;

  /** Adds escaped text; line breaks end paragraphs. */
  text(ink: string): void {
    for (const [index, part] of ink.split('\n').entries()) {
      if (index > 0) this.end();
      this.line += part;
    }
  }

  /** Adds a line that is no text, such as an assignment; text after it continues the paragraph. */
  statement(...lines: readonly string[]): void {
    this.flush();
    this.lines.push(...lines);
  }

  comment(lines: readonly string[]): void {
    this.above.push(...lines);
  }

  /** Adds a comment that is no part of one above it. */
  remark(lines: readonly string[]): void {
    const isBelow = (this.above.at(-1) ?? this.lines.at(-1))?.trim().startsWith('//') === true;
    this.comment(isBelow ? ['', ...lines] : lines);
  }

  /** Ends the paragraph. */
  end(): void {
    this.flush();
    this.open = null;
  }

  private flush(): void {
    this.lines.push(...this.above);
    this.above = [];
    const text = shownText(this.line);
    const isApart = this.endsApart || /^\s/.test(this.line);
    const endsApart = /\s$/.test(this.line);
    this.line = '';
    if (text === '') {
      this.endsApart ||= endsApart;
      return;
    }
    this.endsApart = endsApart;
    if (this.open !== null) this.join(isApart);
    const list = this.open === null ? oneList(this.lines.at(-1) ?? '', text) : null;
    if (list === null) this.lines.push(text);
    else this.lines[this.lines.length - 1] = list;
    this.open = this.lines.length - 1;
  }

  /** Glues the next text to the last one, with the space that is between them. */
  private join(isApart: boolean): void {
    const at = this.open ?? 0;
    this.lines[at] = `${this.lines[at] ?? ''}${isApart ? ' ' : ''}<>`;
  }
}

/** Items that follow one another are those of one list, or of lists in it; null if they are none. */
function oneList(list: string, item: string): string | null {
  const opened = /^(?:\[[uo]l\])*/.exec(item)?.[0].match(/[uo]l/g) ?? [];
  const closed = /(?:\[\/[uo]l\])*$/.exec(list)?.[0].match(/[uo]l/g)?.reverse() ?? [];
  const other = opened.findIndex((name, index) => name !== closed[index]);
  const same = other < 0 ? opened.length : other;
  return same === 0
    ? null
    : list.slice(0, -'[/ul]'.length * same) + item.slice('[ul]'.length * same);
}

/** A line as ink; empty if it is nothing but links, bullets and markup. */
function shownText(line: string): string {
  const rest = line.replace(LINKS, '');
  if (!isWords(rest) && (line !== rest || rest.replace(MARKUP, '').trim() === '')) return '';
  if (/^\s*-{3,}\s*$/.test(line)) return '<hr>';
  return inkLine(inkSeams(withoutMarks(htmlWithin(withoutLastLinks(line)))));
}

/** Links behind the last sentence of a line are choices, and no words of it. */
function withoutLastLinks(line: string): string {
  const parts = line.split(/(\uE000[^\uE001]*\uE001)/);
  let marks = '';
  while (parts.length > 1 && !isWords(parts.at(-1) ?? '')) {
    marks = (parts.pop()?.match(MARKUP) ?? []).join('') + marks;
    parts.pop();
  }
  const before = parts.join('');
  const isSentence = /[.!?…]["'”’»)\s]*$/.test(before.replace(MARKUP, ''));
  return isSentence ? before + marks.replace(EMPTY, '') : line;
}

/** Whether something is read in a text with marks, or seen. */
function isWords(text: string): boolean {
  return /[\p{L}\p{N}{]/u.test(
    text.replace(MARKUP, (markup) => (/picture|input|<hr|\{/.test(markup) ? 'x' : '')),
  );
}

/** A piece of a line without the marks around its links and its markup. */
export function withoutMarks(text: string): string {
  return text.replace(ALL_MARKS, '');
}
