import { ChoiceDialog } from '../kit/ChoiceDialog';
import { FileTitle } from '../kit/FileTitle';
import { useFound } from '../kit/use-found';
import type { ReadersSee } from '../server/page-mover';

/** What becomes of a picture whose name is taken. */
export type ReplaceChoice = 'replace' | 'keep both' | null;

interface ReplaceDialogProps {
  name: string;
  /** The name that the new picture gets if both are kept; null if the old one was chosen to be replaced. */
  freeName: string | null;
  /** Where the browser has both pictures; the old one is unknown if it has not been loaded. */
  oldUrl: string | undefined;
  newUrl: string;
  /** Finds the files that show the old picture. */
  findUsers: () => Promise<readonly string[]>;
  readersSee: ReadersSee;
  onChoose: (choice: ReplaceChoice) => void;
}

/** What an author should know before a picture is replaced. */
const CONSEQUENCES: Readonly<Record<ReadersSee, string>> = {
  'with the files': 'The old file is overwritten.',
  'at once': 'The new one is published at once, without review.',
  reviewed: 'This is reviewed: until it is published, readers see the old one.',
};

/** Asks whether a picture takes the place of the one with its name, and shows where that is used. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { name, freeName, oldUrl, newUrl, findUsers, readersSee, onChoose } = props;
  const { found: users, failure } = useFound(findUsers);
  return (
    <ChoiceDialog<ReplaceChoice>
      question={`Replace ${name}?`}
      choices={[
        ...(freeName === null ? [] : [{ words: 'Keep both', answer: 'keep both' as const }]),
        { words: 'Replace', answer: 'replace', kind: 'primary', isReady: users !== null },
      ]}
      className="cmsPicker cmsReplace"
      onAnswer={onChoose}
    >
      <div className="cmsBoth">
        {oldUrl !== undefined && (
          <figure>
            <img src={oldUrl} alt="The one that is there" />
            <figcaption>Now</figcaption>
          </figure>
        )}
        <figure>
          <img src={newUrl} alt="The one that you have chosen" />
          <figcaption>New</figcaption>
        </figure>
      </div>
      <p role="status">{users === null ? 'Looking for where it is shown …' : summaryOf(users)}</p>
      {users !== null && users.length > 0 && (
        <ul>
          {users.map((file) => (
            <li key={file}>
              <FileTitle file={file} />
            </li>
          ))}
        </ul>
      )}
      <p role="alert">{failure}</p>
      <p>
        {CONSEQUENCES[readersSee]}
        {freeName !== null && ` If you keep both, the new one is called ${freeName}.`}
      </p>
    </ChoiceDialog>
  );
}

function summaryOf(users: readonly string[]): string {
  return users.length === 0
    ? 'No file of the content shows it.'
    : 'The new picture will be shown in:';
}
