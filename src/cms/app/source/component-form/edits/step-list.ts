import type { List, ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { PartList, TextEdit } from './component-form';
import { addBehind, removeOne } from './edit-list';
import { rangeOf } from './range-of';

interface Step {
  from: number;
  to: number;
  digits: string;
  /** What is between its number and its text. */
  sign: string;
  text: string;
}

/** The items of a numbered list, whose numbers stay in order. */
export function stepList({ children }: List, text: string): PartList {
  const steps = children.map((item) => readStep(item, text));
  const isCounted = steps.every(
    ({ digits }, index) => Number(digits) === Number(steps[0]?.digits) + index,
  );
  return {
    name: 'Step',
    items: children.map((item) => ({
      ...rangeOf(item),
      summary: toString(item.children[0] ?? item),
      fields: [],
    })),
    add(written) {
      const last = steps.at(-1);
      if (last === undefined) return [];
      const number = Number(last.digits) + (isCounted ? 1 : 0);
      return addBehind(text, steps, `${number}${last.sign.trim()} ${written}`);
    },
    remove(index) {
      const removed = removeOne(text, steps, index);
      const later = isCounted && removed.length > 0 ? steps.slice(index + 1) : [];
      return [...removed, ...later.flatMap((step) => renumbered(step, Number(step.digits) - 1))];
    },
    swapWithNext(index) {
      const [one, next] = steps.slice(index, index + 2);
      return one === undefined || next === undefined
        ? []
        : [withText(one, next), withText(next, one)];
    },
  };
}

function readStep(item: ListItem, text: string): Step {
  const { from, to } = rangeOf(item);
  const { digits = '', sign = '' } =
    /^(?<digits>\d+)(?<sign>[.)][ \t]*)/.exec(text.slice(from, to))?.groups ?? {};
  return { from, to, digits, sign, text: text.slice(from + digits.length + sign.length, to) };
}

const widthOf = ({ digits, sign }: Step) => digits.length + sign.length;

function withText(place: Step, other: Step): TextEdit {
  const insert = shifted(other.text, widthOf(place) - widthOf(other));
  const space = place.sign.endsWith(' ') ? '' : ' ';
  return { from: place.from + widthOf(place), to: place.to, insert: space + insert };
}

function renumbered(step: Step, number: number): TextEdit[] {
  const digits = String(number);
  const start = step.from + step.digits.length;
  const by = digits.length - step.digits.length;
  const rest = start + step.sign.length;
  return [
    { from: step.from, to: start, insert: digits },
    ...(by === 0 ? [] : [{ from: rest, to: step.to, insert: shifted(step.text, by) }]),
  ];
}

/** The lines below the first one, which begin where the text of a step begins, moved by some columns. */
function shifted(lines: string, by: number): string {
  if (by >= 0) return lines.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);
  return lines.replace(new RegExp(`\\n {0,${-by}}`, 'g'), '\n');
}
