import {
  autocompletion,
  pickedCompletion,
  snippet,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { PreviewContent } from '../../../protocol/preview-content';
import { applyInsertion } from '../insertions/apply-insertion';
import { insertionGroups, type Question } from '../insertions/insertion';
import { completeInFence } from './ink-in-fence';
import { menuRoom } from './menu-room';
import type { SourceOption } from './site-options';
import { sourceOptions } from './source-options';
import { sourcePlace, type SourcePlace } from './source-place';

/** What completion needs from the form, read when it is needed. */
export interface CompletionHost {
  file: () => string;
  content: () => PreviewContent;
  ask: (question: Question) => void;
}

/** Offers what can be written at the cursor, and the menu of all insertions after `/`. */
export function sourceCompletion(host: CompletionHost): Extension {
  return [
    autocompletion({
      override: [(context) => complete(context, host)],
      icons: false,
      // The list only opens where something is wanted: who types its words and Enter at once means it.
      interactionDelay: 0,
      optionClass: ({ type }) => (type === 'insertion' ? 'cmsInsertion' : ''),
      maxRenderedOptions: 100,
    }),
    menuRoom(),
  ];
}

function complete(context: CompletionContext, host: CompletionHost): CompletionResult | null {
  const { state, pos, explicit } = context;
  const text = state.doc.toString();
  const place =
    sourcePlace(text, pos) ?? (explicit ? { kind: 'insertion' as const, from: pos } : null);
  if (place === null) return null;
  const content = host.content();
  if (place.kind === 'ink') return completeInFence(context, place.fence, content.entries);
  const typed = state.sliceDoc(place.from, pos);
  const found = sourceOptions(place, { file: host.file(), text }, content);
  if ('find' in found) return search(found.find, context, { place, host });
  const { options } = found;
  // A bare “:::” may also end something, and Enter after it must not begin another.
  const needsLetter = place.kind === 'admonition' || place.kind === 'language';
  if (needsLetter && typed === '' && !explicit) return null;
  // Nothing is left to add to a word that is complete.
  if (options.length === 0 || (options.length === 1 && options[0]?.label === typed)) return null;
  return {
    from: place.from,
    options: options.map((option) => toCompletion(option, place, host)),
    validFor: needsLetter ? /^[\w-]+$/ : /^[\w./-]*$/,
  };
}

interface Search {
  place: SourcePlace;
  host: CompletionHost;
}

/** What is found by the words typed so far, and again with each letter. */
function search(
  find: (typed: string) => SourceOption[],
  { state, pos }: CompletionContext,
  { place, host }: Search,
): CompletionResult | null {
  const typed = state.sliceDoc(place.from, pos);
  const options = find(typed);
  if (pos < place.from || typed.includes('\n') || options.length === 0) return null;
  return {
    from: place.from,
    filter: false,
    options: options.map((option) => {
      const { insertion } = option;
      const completion = toCompletion(option, place, host);
      // A few results need no headings.
      if (typed !== '' || insertion === undefined) return completion;
      const rank = insertionGroups.indexOf(insertion.group);
      return { ...completion, section: { name: insertion.group, rank } };
    }),
    update: (_current, _from, _to, context) => {
      const next = sourcePlace(context.state.doc.toString(), context.pos);
      const isSame = next?.kind === place.kind && next.from === place.from;
      return isSame ? search(find, context, { place, host }) : null;
    },
  };
}

function toCompletion(option: SourceOption, place: SourcePlace, host: CompletionHost): Completion {
  const { label, detail, info, insertion } = option;
  return {
    label,
    ...(detail !== undefined && { detail }),
    ...(info !== undefined && { info }),
    ...(insertion !== undefined && { type: 'insertion' }),
    apply: (view, completion, from, to) => {
      if (insertion === undefined) write(view, { option, place, completion, from, to });
      else {
        // Together with its “/” or “<”.
        const start = /[/<]/.test(view.state.sliceDoc(from - 1, from)) ? from - 1 : from;
        view.dispatch({
          changes: { from: start, to },
          selection: { anchor: start },
          annotations: pickedCompletion.of(completion),
        });
        applyInsertion(view, insertion, host.ask);
      }
    },
  };
}

interface Writing {
  option: SourceOption;
  place: SourcePlace;
  completion: Completion;
  from: number;
  to: number;
}

function write(view: EditorView, { option, place, completion, from, to }: Writing): void {
  const template = option.template ?? option.label;
  snippet(template + endingOf(view, place, to))(view, completion, from, to);
  if (option.leadsOn === true) startCompletion(view);
}

/** What belongs behind something that was completed, if it is not there. */
function endingOf({ state }: EditorView, { kind }: SourcePlace, to: number): string {
  const line = state.doc.lineAt(to);
  const after = state.sliceDoc(to, line.to);
  if (kind === 'link' || kind === 'anchor' || kind === 'picture') {
    return after.startsWith(')') ? '' : ')';
  }
  if (after.trim() !== '') return '';
  const next = line.number < state.doc.lines ? state.doc.line(line.number + 1).text : '';
  if (next.trim() !== '') return '';
  if (kind === 'admonition') return '\n\n${Text}\n\n:::';
  return kind === 'language' ? '\n${}\n```' : '';
}
