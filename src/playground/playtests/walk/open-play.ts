import atrament from '@atrament/core';
import type { Story as ParsedStory } from 'inkjs/compiler/Parser/ParsedHierarchy/Story';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { StoryProgram } from '../../../ink/story/story-program';
import { compileProgram } from '../../player/engine/compile-program';
import { lineOf } from '../../player/engine/story-lines';
import { settleMessages, type ReportedText } from '../../player/engine/story-message';
import { TurnLimits, type LIMITS } from '../../player/engine/turn-limits';
import { inputValues } from './input-values';
import { Play } from './play';
import { TestedStory, type Footprints } from './tested-story';

/** A story that can be played, and what its text says about it. */
export interface OpenedPlay {
  play: Play;
  parsed: ParsedStory;
  text: ReportedText;
  /** What the plays reach. */
  footprints: Footprints;
}

/** Compiles a program and opens it; if it cannot be played, the messages say why. There is one open play at a time. */
export async function openPlay(
  program: StoryProgram,
  limits: typeof LIMITS,
): Promise<OpenedPlay | { messages: StoryMessage[] }> {
  const { json, story, tree, messages } = compileProgram(program);
  const text: ReportedText = {
    program,
    lineOf: (path) => Promise.resolve(story && lineOf(story, path)),
  };
  const parsed = story && (tree?.() ?? null);
  if (json === null || story === null || parsed === null)
    return { messages: errorsOf(await settleMessages(messages, text)) };
  const footprints: Footprints = { lines: new Set(), flows: new Set() };
  try {
    await atrament.init(TestedStory, { applicationID: 'tests', settings: {} });
    const play = new Play(json, story, footprints, new TurnLimits(limits), inputValues(parsed));
    return { play, parsed, text, footprints };
  } catch (error) {
    const issue = { isWarning: false, text: String(error), file: null, line: null };
    const report = { issue, isEngineFailure: true, path: null };
    return { messages: await settleMessages([report], text) };
  }
}

/** The reasons why a story cannot be played. */
function errorsOf(messages: readonly StoryMessage[]): StoryMessage[] {
  return messages.filter(({ severity }) => severity === 'error');
}
