import { askInDialog } from '../kit/ask-in-dialog';
import { siteContent } from '../kit/site-content';
import { siteProblems } from '../problems-bar/site-problems';
import type { CmsState } from '../store/cms-store';
import { ChangeQuestion, type Decision } from './ChangeQuestion';
import { describeChange, stoppersIn } from './describe-change';
import { knownChanges, type ChangedEntry } from './known-changes';

/** How the CMS asks before it publishes or discards the change whose form is open. */
export const CHANGE_QUESTIONS: Readonly<Record<Decision, string>> = {
  Publish: 'Publish this change?',
  Discard: 'Discard this change?',
};

/** Asks whether a change is published or discarded. */
export function askAboutChange(
  decision: Decision,
  change: ChangedEntry,
  hasUnsaved = false,
): Promise<true | null> {
  return askInDialog<true | null>((onAnswer) => (
    <ChangeQuestion
      {...{ decision, hasUnsaved, onAnswer }}
      change={describeChange(change, siteContent())}
      problems={stoppersIn(change, siteProblems.get())}
    />
  ));
}

/** Asks what the CMS asks about the open form’s change; null if that asks for something else. */
export function askAboutOpenChange(
  message: string,
  state: CmsState | null,
): Promise<true | null> | null {
  const decision = (['Publish', 'Discard'] as const).find(
    (each) => CHANGE_QUESTIONS[each] === message,
  );
  const change = state === null ? undefined : openChange(state);
  if (decision === undefined || change === undefined) return null;
  return askAboutChange(decision, change, state?.entryDraft.get('hasChanged') === true);
}

/** Tells the styles how far the open form’s change is: the CMS offers to publish what it then refuses. */
export function showOpenStatus(state: CmsState): void {
  document.body.dataset.change = openChange(state)?.status ?? '';
}

/** The change whose form is open; undefined if none is. */
function openChange({ entryDraft }: CmsState): ChangedEntry | undefined {
  const collection = entryDraft.getIn(['entry', 'collection']);
  const slug = entryDraft.getIn(['entry', 'slug']);
  return knownChanges
    .get()
    .find((change) => change.collection === collection && change.slug === slug);
}
