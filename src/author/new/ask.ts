import { cancel, confirm, isCancel, select, text } from '@clack/prompts';
import type { SiteState } from './site-state';
import type { Answers, Field, NewKind } from './fields';

/** Thrown when the author cancels; nothing has been written. */
export class Cancelled extends Error {}

/** Asks what to create. */
export async function askKind(): Promise<NewKind> {
  return answered(
    await select<NewKind>({
      message: 'What would you like to create?',
      options: [
        { value: 'page', label: 'A page' },
        { value: 'category', label: 'A category', hint: 'with its first page' },
        { value: 'redirect', label: 'A redirect', hint: 'from an old address' },
      ],
    }),
  );
}

/** Asks a question in the terminal until the answer is valid. */
export async function askField(field: Field, answers: Answers, state: SiteState): Promise<string> {
  const { question, type, complaint } = field;
  if (type === 'flag') {
    return String(answered(await confirm({ message: question, initialValue: true })));
  }
  if (type === 'category') {
    const options = state.categories.map(({ label, depth }) => ({
      value: label,
      label: `${'  '.repeat(depth)}${label}`,
    }));
    const top = { value: '', label: 'None: at the end of the sidebar' };
    return answered(await select({ message: question, options: [...options, top] }));
  }
  const initial = field.initial?.(answers, state);
  return answered(
    await text({
      message: question,
      ...(initial !== undefined && { initialValue: initial }),
      validate: (answer) => complaint?.((answer ?? '').trim(), state) ?? undefined,
    }),
  ).trim();
}

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) {
    cancel('Nothing was written.');
    throw new Cancelled();
  }
  return answer as Exclude<T, symbol>;
}
