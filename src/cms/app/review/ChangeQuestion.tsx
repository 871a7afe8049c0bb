import { ChoiceDialog } from '../kit/ChoiceDialog';
import type { ChangeDescription } from './describe-change';

/** What is asked about before it is done to a change. */
export type Decision = 'Publish' | 'Discard';

interface ChangeQuestionProps {
  decision: Decision;
  change: ChangeDescription;
  /** Whether the form has changes that are lost as well. */
  hasUnsaved: boolean;
  /** How much of it stops a build; '' for nothing. */
  problems: string;
  /** Called with null if nothing is to be done. */
  onAnswer: (answer: true | null) => void;
}

/** Asks whether a change is published or discarded, and says what goes live or what is lost. */
export function ChangeQuestion(props: ChangeQuestionProps) {
  const { decision, change, hasUnsaved, problems, onAnswer } = props;
  const { kind } = change;
  const isPublishing = decision === 'Publish';
  return (
    <ChoiceDialog
      question={questionOf(decision, change)}
      choices={[{ words: decision, answer: true, kind: isPublishing ? 'primary' : 'danger' }]}
      onAnswer={onAnswer}
    >
      {isPublishing ? <WhatGoesLive {...change} /> : <WhatIsLost kind={kind} />}
      {isPublishing && problems !== '' && (
        <p role="alert">
          It has {problems}: until that is fixed, the site stays as it is, for other changes too.
        </p>
      )}
      {hasUnsaved && <p>What you have not saved is lost as well.</p>}
    </ChoiceDialog>
  );
}

const isDeletion = (kind: ChangeDescription['kind']) =>
  kind === 'Deleted page' || kind === 'Deleted picture';
const isAddition = (kind: ChangeDescription['kind']) =>
  kind === 'New page' || kind === 'New picture';

function questionOf(decision: Decision, { title, kind }: ChangeDescription): string {
  if (isDeletion(kind)) return `${decision} the deletion of “${title}”?`;
  return decision === 'Publish' || isAddition(kind)
    ? `${decision} “${title}”?`
    : `Discard the changes to “${title}”?`;
}

function WhatGoesLive(change: ChangeDescription) {
  const { kind, address, formerAddress, sidebarPlace, isDraft } = change;
  if (isDraft) {
    return (
      <p>
        Its switch “Draft” is on: readers of <code translate="no">{address}</code> do not see it
        until that is off and published.
      </p>
    );
  }
  const where = <code translate="no">{address}</code>;
  return (
    <>
      <p>
        {kind === 'New page' && <>It goes live at {where}</>}
        {kind === 'Changed page' && <>Its changes go live at {where}</>}
        {kind === 'Deleted page' && <>It leaves {where}, and its line leaves the sidebar</>}
        {kind === 'Changed file' && <>The changes in {where} go live</>}
        {kind === 'New picture' && <>Pages can show it as {where}</>}
        {kind === 'Replaced picture' && <>All pages that show {where} show the new picture</>}
        {kind === 'Deleted picture' && <>{where} is taken off the site</>}
        {kind === 'Renamed page' && (
          <>
            It moves from <code translate="no">{formerAddress}</code> to {where}, with all links to
            it
          </>
        )}
        , as soon as the site is built, which takes some minutes.
      </p>
      {sidebarPlace !== '' && <p>In the sidebar it is {sidebarPlace}.</p>}
    </>
  );
}

function WhatIsLost({ kind }: Pick<ChangeDescription, 'kind'>) {
  if (kind === 'Deleted page') return <p>The page stays on the site as it is.</p>;
  if (kind === 'Deleted picture') return <p>The picture stays on the site as it is.</p>;
  if (kind === 'New picture') return <p>It was never published, and is lost.</p>;
  return (
    <p>
      {kind === 'New page'
        ? 'It was never published. Its text is lost, with its pictures and its line in the sidebar.'
        : 'What was saved and not published is lost. On the site everything stays as it is.'}
    </p>
  );
}
