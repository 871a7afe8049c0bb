import { Story } from 'inkjs/engine/Story';
import { StoryPlayer } from './story-player';

/** Opens a compiled story as a published game does: from its JSON, which changes how some numbers behave. */
export function openFromJson(compiled: Story): StoryPlayer {
  const json = compiled.ToJson() ?? '';
  return new StoryPlayer(() => new Story(json));
}
