import { storyTestsMessages as words } from '../../config/messages/story-tests';
import type { TestReport } from './walk/report';

/** What the tests found, in one sentence. */
export function summaryOf({ plays, findings, endings, unreached }: TestReport): string {
  const { parts } = words;
  const count = (...kinds: string[]) => findings.filter(({ kind }) => kinds.includes(kind)).length;
  const lines = unreached.reduce((sum, passage) => sum + passage.lines.length, 0);
  const numbers: [number, (number: number) => string][] = [
    [count('error'), parts.errors],
    [count('warning'), parts.warnings],
    [count('out-of-content', 'no-choice', 'no-way', 'no-exit'), parts.deadEnds],
    [count('endless', 'loop'), parts.endless],
    [lines, parts.unreached],
  ];
  return words.summary(plays, [
    parts.endings(endings.length),
    ...numbers.filter(([number]) => number > 0).map(([number, text]) => text(number)),
    ...(lines === 0 ? [parts.allReached] : []),
  ]);
}
