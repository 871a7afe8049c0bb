import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { parseCodeMeta } from '../../../../docs/document/code/code-meta';
import type { ReferenceEntry } from '../../../../docs/reference/reference-entry';
import { selectCompletionWords } from '../../../../docs/reference/select-completion-words';
import type { CompletionWords } from '../../../../ink/words/completion-words';
import { completeInk } from '../../../../playground/editor/completion-extension';
import { scanNames } from '../../../../playground/editor/scan-names';
import { splitBlocks, type Fence } from '../text/split-blocks';

const known = new WeakMap<readonly ReferenceEntry[], CompletionWords>();

function wordsOf(entries: readonly ReferenceEntry[]): CompletionWords {
  const words = known.get(entries) ?? selectCompletionWords(entries);
  known.set(entries, words);
  return words;
}

/** What can be written at the cursor in an ink sample; the page’s other samples may be files of the same story. */
export function completeInFence(
  context: CompletionContext,
  fence: Fence,
  entries: readonly ReferenceEntry[],
): CompletionResult | null {
  const { doc } = context.state;
  const text = doc.toString();
  const codeOf = ({ codeFrom, codeTo }: Fence) => text.slice(codeFrom, codeTo);
  const line = doc.lineAt(context.pos);
  const others = splitBlocks(text)
    .flatMap((block) => block.fence ?? [])
    .filter(({ from, language }) => language.toLowerCase() === 'ink' && from !== fence.from);
  const story = {
    lead: text.slice(fence.codeFrom, Math.max(fence.codeFrom, line.from - 1)),
    line: line.number - doc.lineAt(fence.from).number,
    names: () => ({
      own: scanNames(codeOf(fence)),
      others: others.map((other) => ({
        name: parseCodeMeta(other.meta).title ?? '',
        names: scanNames(codeOf(other)),
      })),
    }),
  };
  return completeInk(context, story, wordsOf(entries));
}
