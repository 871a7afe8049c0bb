import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { makeCommands } from '../../../../testing/game-view-factories';
import { playedEngine } from '../../../config/played-engine';
import { compileInk } from '../../../ink/compile/compile-ink';
import { parseDifferences } from '../../../lessons/differences/parse-differences';
import engine from '../../../lessons/recordings/engine.json';
import paragraphs from '../../../lessons/recordings/markup-paragraphs.json';
import { readNotation } from '../../../lessons/recordings/read-notation.fixture';
import { StoryPlaceProvider } from '../kit/story-context';
import { MarkupText } from './MarkupText';

const place = { kind: 'live', variables: {}, actions: makeCommands() } as const;

function show(text: string): string {
  const { container, unmount } = render(
    <StoryPlaceProvider value={place}>
      <MarkupText text={text} />
    </StoryPlaceProvider>,
  );
  const shown = readNotation(container);
  unmount();
  return shown;
}

/** What ink prints for the paragraphs: one story, with a knot for each. */
function printParagraphs(): string[] {
  const knots = paragraphs.map(([text], place) => `=== p${place}\n${text}\n+ [Go] -> END\n`);
  const source = `-> p0\n${knots.join('')}=== function f\n~ return 1\n`;
  const { story, issues } = compileInk({ source, files: {} });
  if (story === null) throw new Error(JSON.stringify(issues));
  return knots.map((_, place) => {
    story.ChoosePathString(`p${place}`);
    return story.ContinueMaximally();
  });
}

const LIST = 'content/playground/differences.yaml';

test('readers are told the version that the recordings were made with', () => {
  expect(playedEngine).toBe(engine.webUi);
});

test('each recorded paragraph becomes what the engine showed, but for the differences that readers are told of', () => {
  const printed = printParagraphs();
  const differing = paragraphs
    .map(([text = '', recorded = ''], place) => {
      return { text, recorded: recorded.trim(), shown: show(printed[place] ?? '') };
    })
    .filter(({ recorded, shown }) => shown !== recorded);
  const { differences } = parseDifferences(readFileSync(LIST, 'utf8'), LIST);
  const allowed = differences.flatMap((difference) => difference.paragraphs);
  expect(paragraphs).toHaveLength(1440);
  expect(differing.filter(({ text }) => !allowed.includes(text))).toEqual([]);
  // Paragraphs that no longer differ must be removed from the list.
  expect(allowed.filter((text) => differing.every((other) => other.text !== text))).toEqual([]);
}, 120_000);
