import { ChoiceDialog } from './ChoiceDialog';
import { askInDialog } from './ask-in-dialog';

/** What the CMS and we ask for, by the first word of the question, and whether it cannot be taken back. */
const ACTIONS: Readonly<Record<string, boolean>> = {
  Delete: true,
  Discard: true,
  Remove: true,
  Publish: false,
  Unpublish: true,
  Leave: true,
  Upload: false,
};

/** Whether a question is about something that is to be done, such as “Delete this picture?”. */
export function isAction(message: string): boolean {
  return actionOf(message) in ACTIONS;
}

/** Asks a question whose first word says what is done, and whose first sentence is the question. */
export async function confirmInDialog(message: string): Promise<boolean> {
  const { question = message, rest = '' } =
    /^(?<question>[^?]*\?)\s*(?<rest>.*)$/s.exec(message)?.groups ?? {};
  const action = actionOf(message);
  const kind = ACTIONS[action] === true ? 'danger' : 'primary';
  const answer = await askInDialog<true | null>((onAnswer) => (
    <ChoiceDialog {...{ question, onAnswer }} choices={[{ words: action, answer: true, kind }]}>
      {rest !== '' && <p>{rest}</p>}
    </ChoiceDialog>
  ));
  return answer === true;
}

const actionOf = (message: string) => message.split(' ', 1)[0] ?? '';
