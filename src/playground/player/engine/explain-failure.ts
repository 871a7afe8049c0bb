import { gameFailures } from '../../../config/messages/game-failures';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { Failure } from './engine-failures';
import { failureWords } from './failure-words';
import type { StoryLine } from './story-lines';
import type { ReportedText, Stop } from './story-message';
import { linesWith, nearest } from './written-lines';

/** Says how a game fails, and at which line. */
export async function explainFailure(
  failure: Failure | Stop,
  text: ReportedText,
): Promise<StoryMessage> {
  if ('stoppedAt' in failure) return endlessMessage(await text.lineOf(failure.stoppedAt));
  const { written, ...words } = failureWords(failure);
  const lines = linesWith(text.program, written);
  // Finding the place may load the compiler.
  const place = lines.length > 1 ? await text.lineOf(failure.path ?? null) : null;
  const { file, line } = nearest(lines, place) ?? { file: null, line: null };
  return { ...words, file, line, isEngineFailure: true };
}

/** The message that a turn had to be stopped; `place` is where the story was then. */
function endlessMessage(place: StoryLine | null): StoryMessage {
  return {
    severity: 'error',
    text: gameFailures.endless,
    hint: gameFailures.endlessHint,
    file: place?.file ?? null,
    line: place?.line ?? null,
    isEngineFailure: true,
  };
}
