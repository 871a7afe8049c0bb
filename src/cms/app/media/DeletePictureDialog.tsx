import { ChoiceDialog } from '../kit/ChoiceDialog';
import { useFound } from '../kit/use-found';
import { InUseDialog } from '../server/InUseDialog';

interface DeletePictureDialogProps {
  name: string;
  file: string;
  /** What its deletion means here. */
  consequence: string;
  /** Finds the files that show it. */
  findUsers: () => Promise<readonly string[]>;
  onAnswer: (isConfirmed: true | null) => void;
}

/** Asks whether a picture is deleted; if something shows it, says where instead. */
export function DeletePictureDialog(props: DeletePictureDialogProps) {
  const { name, file, consequence, findUsers, onAnswer } = props;
  const { found: users, failure } = useFound(findUsers);
  if (users !== null && users.length > 0) {
    return <InUseDialog {...{ file, users }} onClose={() => onAnswer(null)} />;
  }
  const isReady = users !== null;
  return (
    <ChoiceDialog
      question={`Delete ${name}?`}
      choices={[{ words: 'Delete', answer: true, kind: 'danger', isReady }]}
      onAnswer={onAnswer}
    >
      <p role="status">{isReady ? 'No page shows it.' : 'Looking for where it is shown …'}</p>
      <p role="alert">{failure}</p>
      <p>{consequence}</p>
    </ChoiceDialog>
  );
}
