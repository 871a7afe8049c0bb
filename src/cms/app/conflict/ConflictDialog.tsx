import { ChoiceDialog } from '../kit/ChoiceDialog';
import { TwoTexts } from './TwoTexts';

/** Which text a file gets; null if it is not decided yet. */
export type ConflictChoice = 'mine' | 'theirs' | null;

/** What was not done yet, because it needs a decision. */
export type Undertaking = 'save' | 'publish';

interface ConflictDialogProps {
  file: string;
  theirs: string;
  mine: string;
  undertaking: Undertaking;
  onChoose: (choice: ConflictChoice) => void;
}

const EXPLANATIONS: Readonly<Record<Undertaking, string>> = {
  save: 'is not what it was when you opened it, so nothing was saved yet. “Keep mine” saves your text over theirs; “Accept theirs” shows the file’s text in the form, instead of yours.',
  publish:
    'was changed on the site after you began, in the same lines, so nothing was published yet. “Keep mine” publishes your text over theirs; “Accept theirs” leaves this file as it is on the site.',
};

/** Asks which text to keep if a file was changed since it was opened, and shows both. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { file, theirs, mine, undertaking, onChoose } = props;
  return (
    <ChoiceDialog<ConflictChoice>
      question="Somebody else has changed this file"
      choices={[
        { words: 'Accept theirs', answer: 'theirs' },
        { words: 'Keep mine', answer: 'mine' },
      ]}
      className="cmsConflict"
      onAnswer={onChoose}
    >
      <p>
        <code translate="no">{file}</code> {EXPLANATIONS[undertaking]}
      </p>
      <TwoTexts
        label="Both texts"
        left={{ title: 'Theirs, in the file', text: theirs }}
        right={{ title: 'Mine, in the form', text: mine }}
      />
    </ChoiceDialog>
  );
}
