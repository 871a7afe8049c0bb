import { askInDialog } from '../kit/ask-in-dialog';
import { InUseDialog } from './InUseDialog';

const IN_USE = 'is still in use, so it was not deleted.';

/** Rejected by the deletion of a file that others need. */
export class InUseError extends Error {
  constructor(
    readonly file: string,
    readonly users: readonly string[],
  ) {
    super(`${file} ${IN_USE}`);
  }
}

/** Whether an error’s text only repeats what the dialog says. */
export function saysInUse(text: string): boolean {
  return text.endsWith(IN_USE);
}

/** Deletes files with `remove`; if one is in use, shows where, with what to do there. */
export async function removeOrShow(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (error instanceof InUseError) show(error);
    throw error;
  }
}

function show({ file, users }: InUseError): void {
  void askInDialog<null>((close) => (
    <InUseDialog {...{ file, users }} onClose={() => close(null)} />
  ));
}
