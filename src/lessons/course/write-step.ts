import { applyStep, type AppliedStep } from './apply-step';
import { bare } from './bare';
import { withoutPlus, type NearMiss } from './near-miss';
import { stepGap, type StepGap } from './step-gap';

/**
 * The line of a writer’s text, counted from 1, in or below which the first missing line of a step goes: the one above
 * it, or an empty one in its place. If nothing is missing or its place is not there, the last line.
 */
export function lineOfStep(own: string, before: string, blocks: readonly string[]): number {
  const lines = own.split('\n');
  const written = writeStep(own, before, blocks);
  const then = 'source' in written ? written.source.split('\n') : lines;
  const first = then.findIndex((line, index) => line !== lines[index]);
  if (first < 0) return lines.length;
  return Math.max(1, lines[first]?.trim() === '' ? first + 1 : first);
}

/**
 * Writes the lines of a step into a writer’s text, which may have some of them already. Lines that are almost right are
 * corrected in their place; `before` is the text of the course before the step.
 */
export function writeStep(own: string, before: string, blocks: readonly string[]): AppliedStep {
  const lines = own.split('\n');
  if (stepGap(own, before, blocks) === null) return { source: own };
  // Each round corrects one line.
  for (const _line of lines) {
    const gap = stepGap(lines.join('\n'), before, blocks);
    if (gap === null || !isSlip(gap)) break;
    const written = lines[gap.line - 1] ?? '';
    // Other words, however short, are the writer’s own.
    if (gap.kind === 'unfinished' && !bare(gap.wanted).startsWith(bare(written))) break;
    lines[gap.line - 1] =
      gap.kind === 'plus' ? withoutPlus(written) : (/^\s*/.exec(written)?.[0] ?? '') + gap.wanted;
  }
  return applyStep(lines.join('\n'), blocks);
}

/** Whether it is a line that is almost right. */
function isSlip(gap: StepGap): gap is NearMiss {
  return !['missing', 'left', 'unreached', 'twice'].includes(gap.kind);
}
