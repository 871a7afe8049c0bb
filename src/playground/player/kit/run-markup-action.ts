import type { MarkupAction } from '../../../ink/markup/markup-tree';
import type { StoryActions } from './story-context';

/** Performs the action of a click in the text. */
export function runMarkupAction(actions: StoryActions, action: MarkupAction): void {
  if (action.kind === 'function') actions.callFunction(action.functionName, action.isModal);
  else actions.follow(action.to);
}
