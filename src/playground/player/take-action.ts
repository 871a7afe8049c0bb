import type { MarkupAction } from '../../core/markup/markup-tree';
import type { StoryActions } from './story-context';

/** Does what a click in the text asks for. */
export function takeAction(actions: StoryActions, action: MarkupAction): void {
  if (action.kind === 'function') actions.callFunction(action.functionName, action.isModal);
  else actions.follow(action.to);
}
