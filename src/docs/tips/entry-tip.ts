import { entrySyntax } from '../reference/entry-syntax';
import type { ReferenceEntry } from '../reference/reference-entry';
import { writtenName } from '../reference/written-name';
import type { Tip } from './collect-tips';
import type { TipContent } from './tip';

/** Values that a tip has room for. */
const VALUES = 5;

/** The tip of an entry: how it is written, what it means, its values and its default. */
export function entryTip(entry: ReferenceEntry): Tip {
  return { id: entry.id, text: contentOf(entry) };
}

function contentOf(entry: ReferenceEntry): TipContent {
  const { summary } = entry;
  const syntax = entrySyntax(entry);
  const values = 'values' in entry ? entry.values : [];
  const value = 'value' in entry && values.length === 0 ? entry.value : undefined;
  const isNamed = syntax.length === 0 || syntax.join() === writtenName(entry);
  if (isNamed && values.length + Number(value !== undefined) === 0 && entry.default === undefined)
    return summary;
  return {
    text: summary,
    syntax: isNamed ? [writtenName(entry)] : syntax,
    ...(values.length > 0 && {
      values: values.slice(0, VALUES).map((one): [string, string] => [one.value, one.summary]),
    }),
    ...(values.length > VALUES && { more: values.length - VALUES }),
    ...(value !== undefined && { value: plain(value) }),
    ...(entry.default !== undefined && { default: plain(entry.default) }),
  };
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}
