import { fenceWords } from '../completion/fence-words';
import { spaced } from '../insertions/component-insertions';
import { describedAs } from '../insertions/described-components';
import type { ComponentForm, FormField } from './edits/component-form';
import { CHOICES } from './edits/fence-fields';

/** What a component or a part of one is called. */
export function nameOf(name: string): string {
  return describedAs(name)?.label ?? spaced(name);
}

/** The fields that a form shows, in the order in which they are described, with what they are called. */
export function shownFields(
  name: string,
  fields: readonly FormField[],
): { field: FormField; label: string }[] {
  const labels = describedAs(name)?.fields;
  if (labels === undefined) return fields.map((field) => ({ field, label: wordsFor(name, field) }));
  return Object.entries(labels).flatMap(([key, label]) =>
    fields.filter((field) => field.name === key).map((field) => ({ field, label })),
  );
}

function wordsFor(component: string, { name }: FormField): string {
  if (component !== 'ink' && component !== 'code') return spaced(capital(name));
  if (name === CHOICES) return 'The choices that are made, such as 1,2';
  const meaning = fenceWords('ink').find(({ label }) => label === name)?.detail ?? '';
  return `${capital(meaning)} (${name})`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What a form adds to a component, as it is written. */
export function newPart(name: string): string {
  const { before = '' } = describedAs(name)?.snippet ?? {};
  return before.replace(/\$\{(?<words>[^{}]*)\}/g, '$<words>');
}

/** Whether there is anything to fill in or to order. */
export function hasForm({ name, fields, parts }: ComponentForm): boolean {
  return parts !== null || shownFields(name, fields).length > 0;
}
