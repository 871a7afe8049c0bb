import { Story } from 'inkjs/engine/Story';
import { compileInk } from '../../../compile/compile-ink';
import { readDecimals } from '../../../compile/read-decimals';
import { markupText } from '../../../markup/markup-text';
import { parseMarkup } from '../../../markup/parse-markup';
import { convertTwine } from '../convert-twine';
import { readTwee } from '../read-twee';

readDecimals();

/** What Twine’s own format showed after some clicks. */
interface Step {
  path: readonly string[];
  text: readonly string[];
  /** The text, with what can be clicked in ⟦ ⟧. */
  marked?: readonly string[];
  links: readonly string[];
}

/** A small story, and what Twine’s own format made of it. */
export interface Recording {
  id: string;
  twee: string;
  /** What a loss must name to count as told; absent if all has a counterpart. */
  key?: string | null;
  /** By chance one of these words. */
  oneOf?: readonly string[];
  steps: readonly Step[];
}

export interface Verdict {
  kind: 'same' | 'told' | 'wrong';
  why: string;
}

interface Turn {
  lines: string[];
  labels: string[];
}

/** Compares what an imported story shows with what Twine showed, click by click. */
export function judge(recording: Recording): Verdict {
  const twine = readTwee(recording.twee);
  if (twine === null) return { kind: 'wrong', why: 'not read' };
  const { program, losses } = convertTwine(twine);
  const { story, issues } = compileInk(program, { countsAllVisits: true });
  if (story === null) return { kind: 'wrong', why: JSON.stringify(issues) };
  const json = story.ToJson() ?? '';
  const differences: string[] = [];
  for (const step of recording.steps) {
    const turn = turnAt(json, step.path);
    if (turn === null) {
      differences.push(`${step.path.join(' > ')}: no such link`);
      continue;
    }
    const danger = dangerIn(recording, step, turn);
    if (danger !== null) return { kind: 'wrong', why: `${step.path.join(' > ')}: ${danger}` };
    const difference = differenceIn(recording, step, turn);
    if (difference !== null) differences.push(`${step.path.join(' > ')}: ${difference}`);
  }
  const [first] = differences;
  if (first === undefined) return { kind: 'same', why: '' };
  const { key } = recording;
  const isTold = key != null && losses.some(({ code }) => code.includes(key));
  return { kind: isTold ? 'told' : 'wrong', why: first };
}

/** What a story shows after some clicks; null if one of the links is not there. */
function turnAt(json: string, path: readonly string[]): Turn | null {
  const story = new Story(json);
  let turn = nextTurn(story);
  for (const label of path) {
    const isWait = label.startsWith('@wait');
    const [, words = label, number = '1'] = /^(.*)#(\d+)$/.exec(label) ?? [];
    const fitting = story.currentChoices.filter((choice) =>
      isWait ? isTimed(choice) : sameLabel(labelOf(choice.text), words),
    );
    const choice = fitting[Number(number) - 1];
    if (choice === undefined) {
      return null;
    }
    story.ChooseChoiceIndex(choice.index);
    turn = nextTurn(story);
  }
  return turn;
}

function nextTurn(story: Story): Turn {
  const lines: string[] = [];
  while (story.canContinue) {
    const line = markupText(parseMarkup(story.Continue() ?? '')).trim();
    if (line !== '') lines.push(line);
  }
  const labels = story.currentChoices
    .filter((choice) => !isTimed(choice))
    .map(({ text }) => labelOf(text));
  return { lines, labels };
}

/** Whether a clock makes a choice, not a click. */
const isTimed = ({ text, tags }: Story['currentChoices'][number]): boolean =>
  text.startsWith('>>>') || tags?.includes('HIDDEN') === true;

function labelOf(text: string): string {
  const picture = /^\[picture\](.*)\[\/picture\]$/.exec(text.trim())?.[1];
  return picture === undefined ? markupText(parseMarkup(text)) : `⟨img ${picture}⟩`;
}

const sameLabel = (one: string, other: string): boolean => packed(one) === packed(other);
const packed = (text: string): string => text.replace(/\s+/g, '');

/** What happens that should wait, is open that should be locked, or is code; null if nothing. */
function dangerIn({ steps }: Recording, step: Step, { lines, labels }: Turn): string | null {
  const shown = packed(step.text.join('\n'));
  const code = lines.find(
    (line) =>
      /[$_][a-z]\w*|\([a-z-]+:|<<|>>|<%|@@|\{[a-z]|\[if/i.test(line) &&
      !shown.includes(packed(line)),
  );
  if (code !== undefined) return `code: ${code}`;
  const open = labels.find((label) => !step.links.some((link) => sameLabel(link, label)));
  if (open !== undefined) return `open: ${open}`;
  const others = new Set(steps.flatMap(({ text }) => text));
  const early = lines.find(
    (line) => others.has(line) && !step.text.some((own) => own.includes(line)),
  );
  return early === undefined ? null : `early: ${early}`;
}

/** How a turn differs from what Twine showed; null if it does not. */
function differenceIn(recording: Recording, step: Step, { lines, labels }: Turn): string | null {
  const known = step.links.map(packed).join('\n');
  if (labels.map(packed).join('\n') !== known) return `links: ${labels.join(' | ')}`;
  const { steps, oneOf = [] } = recording;
  const plain = (text: string): string =>
    oneOf.reduce((result, word) => result.replaceAll(word, '◇'), text);
  const own = plain(lines.join('\n'));
  if (wholeText(plain(markedText(step))).test(packed(own))) return null;
  const before = steps.find(({ path }) => String(path) === String(step.path.slice(0, -1)));
  const label = step.path.at(-1) ?? '';
  if (before !== undefined && step.path.length > 0) {
    for (const mark of ['$1', '']) {
      const [old, now] = [before, step].map((one) =>
        wordsOf(plain(markedText(one).replace(/⟦(.*?)⟧/g, mark))),
      );
      const added = addedTo(old ?? [], now ?? []).join(' ');
      const clicked = wordsOf(label).join(' ');
      const said = wordsOf(own).join(' ');
      const ways = [added, `${clicked} ${added}`, `${added} ${clicked}`];
      if (ways.some((way) => way.trim() === said)) return null;
    }
  }
  return `text: ${lines.join(' / ')}`;
}

function markedText({ marked, text }: Step): string {
  return (marked ?? text).join('\n');
}

/** The text of a step; the words of a link are there or not. */
function wholeText(marked: string): RegExp {
  const parts = marked.split(/⟦(.*?)⟧/).map((part, index) => {
    const words = packed(part).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return index % 2 === 0 ? words : `(?:${words})?`;
  });
  return new RegExp(`^${parts.join('')}$`);
}

function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

/** What stands between the same beginning and the same end of two texts. */
function addedTo(old: readonly string[], now: readonly string[]): readonly string[] {
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return now.slice(start, now.length - end);
}
