import type { DocumentElement } from '../../base/tree/document-tree';
import { sampleFailureMessages as words } from '../../config/messages/sample-failure';
import type { SampleFailure } from './sample-outcome';

/** Draws what the player says about a sample that fails on purpose. */
export function drawFailures(failures: readonly SampleFailure[]): DocumentElement {
  return ['ul', { 'data-outcome': '', 'data-failures': '' }, ...failures.map(drawFailure)];
}

function drawFailure(failure: SampleFailure): DocumentElement {
  const { severity, file, line, text, hint, inkWords } = failure;
  const place = line === null ? '' : `, ${words.place(file, line)}`;
  const told: DocumentElement = [
    'p',
    0,
    ['strong', 0, `${words[severity]}${place}:`],
    ` ${text} `,
    ['span', 0, hint],
  ];
  // Some explanations quote ink.
  const own: DocumentElement[] = text.includes(inkWords)
    ? []
    : [['p', 0, `${words.inkSays} `, ['code', 0, inkWords]]];
  return ['li', { 'data-severity': severity }, told, ...own];
}
