import { compileInk } from '../compile/compile-ink';
import type { StoryProgram } from '../story/story-program';

/** For tests: what a story shows, turn by turn: `Text / More. [Go on | Stay]`. Throws if it does not compile. */
export function playConversion(
  { source, files }: StoryProgram,
  picks: readonly string[] = [],
): string[] {
  const { story, issues } = compileInk({ source, files }, { countsAllVisits: true });
  if (story === null) throw new Error(`${JSON.stringify(issues)}\n${source}`);
  const turns: string[] = [];
  const turn = (): void => {
    const lines: string[] = [];
    while (story.canContinue) {
      const line = story.Continue()?.trim() ?? '';
      if (line !== '') lines.push(line);
    }
    const labels = story.currentChoices.map(({ text }) => text);
    turns.push(
      [lines.join(' / '), ...(labels.length > 0 ? [`[${labels.join(' | ')}]`] : [])]
        .join(' ')
        .trim(),
    );
  };
  turn();
  for (const pick of picks) {
    const choice = story.currentChoices.find(({ text }) => text === pick);
    if (choice === undefined) throw new Error(`No “${pick}” in ${turns.at(-1)}\n${source}`);
    story.ChooseChoiceIndex(choice.index);
    turn();
  }
  return turns;
}
