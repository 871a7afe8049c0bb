import { tipMessages as words } from '../../config/messages/tips';
import type { TipCard } from '../../docs/tips/tip';
import * as styles from './open-tip.module.css';

/** Renders a tip: one line of text, or the small card of an entry. */
export function drawTip({ text, syntax, values = [], more = 0, ...rest }: TipCard): Node[] {
  const facts: [string, string][] = [
    ...values,
    ...(more > 0 ? [['…', words.moreValues(more)] satisfies [string, string]] : []),
  ];
  const lines: [string, string | undefined][] = [
    [words.value, rest.value],
    [words.default, rest.default],
  ];
  return [
    ...syntax.map((line) => element('code', line, styles.syntax)),
    ...(syntax.length === 0 ? [document.createTextNode(text)] : [element('p', text, styles.text)]),
    ...(facts.length === 0 ? [] : [valueList(facts)]),
    ...lines.flatMap(([title, line]) =>
      line === undefined ? [] : [element('p', `${title}: ${line}`, styles.fact)],
    ),
  ];
}

function valueList(values: readonly [value: string, meaning: string][]): Node {
  const list = element('dl', '', styles.values);
  for (const [value, meaning] of values)
    list.append(element('dt', value, styles.value), element('dd', meaning));
  return list;
}

function element(name: string, text: string, className = ''): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  if (className !== '') created.className = className;
  return created;
}
