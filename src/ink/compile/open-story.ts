import { Story } from 'inkjs/engine/Story';
import { readDecimals } from './read-decimals';
import { StoryPlayer } from './story-player';

readDecimals();

/** Opens a compiled story as a published game does: from its JSON, which changes how some numbers behave. */
export function openFromJson(compiled: Story): StoryPlayer {
  const json = compiled.ToJson() ?? '';
  return new StoryPlayer(() => new Story(json));
}
