import {
  autocompletion,
  closeCompletion,
  currentCompletions,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { Prec, type Extension, type Text } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import type { CompletionWords } from '../../ink/words/completion-words';
import { completionPlace, type CompletionPlace } from './completion-place';
import { inkCompletions, isComplete, type InkCompletion } from './ink-completions';
import { markupInsertion } from './markup-insertion';
import { scanNames, type ScannedNames } from './scan-names';

export { startCompletion };

/** What completion needs from the page, read when it is needed. */
export interface CompletionSurroundings {
  words: () => CompletionWords | null;
  /** The texts of the other files, by name. */
  otherFiles: () => Readonly<Record<string, string>>;
}

/** Offers the story’s names and the engine’s words while the user types; loaded at the first change. */
export function inkCompletion(surroundings: CompletionSurroundings): Extension {
  return [
    Prec.highest(keymap.of([{ key: 'Escape', run: dropUnseen }])),
    autocompletion({
      override: [(context) => complete(context, surroundings)],
      icons: false,
    }),
  ];
}

/** Passes Escape on if no list is shown; a pending query would consume it too. */
function dropUnseen(view: EditorView): boolean {
  if (currentCompletions(view.state).length === 0) closeCompletion(view);
  return false;
}

function complete(context: CompletionContext, { words, otherFiles }: CompletionSurroundings) {
  const { doc } = context.state;
  const line = doc.lineAt(context.pos);
  const story: StoryAround = {
    lead: doc.sliceString(Math.max(0, line.from - 5000), Math.max(0, line.from - 1)),
    line: line.number,
    names: () => ({
      own: namesOf(doc),
      others: Object.entries(otherFiles()).map(([name, text]) => ({
        name,
        names: rememberedNames(text),
      })),
    }),
  };
  return completeInk(context, story, words());
}

/** The story that a line of an editor belongs to. */
export interface StoryAround {
  /** The text above the line. */
  lead: string;
  /** Which line of its file it is. */
  line: number;
  /** Reads the names of its file and of the others; most key presses do not need them. */
  names: () => {
    own: ScannedNames;
    others: readonly { name: string; names: ScannedNames }[];
  };
}

/** What can be written at the cursor in ink. */
export function completeInk(
  { state, pos, explicit }: CompletionContext,
  { lead, line: lineNumber, names }: StoryAround,
  words: CompletionWords | null,
): CompletionResult | null {
  const line = state.doc.lineAt(pos);
  const place = completionPlace(line.text.slice(0, pos - line.from), lead);
  if (place === null) return null;
  const typed = pos - line.from - place.from;
  // In logic and at the start of a line, nothing is offered until a letter is typed.
  const isEager = place.kind !== 'expression' && place.kind !== 'keyword';
  if (!explicit && typed === 0 && !isEager) return null;

  const { own, others } = names();
  const knot = own.knots.findLast((other) => other.line <= lineNumber) ?? null;
  const story = {
    files: [own, ...others.map((other) => other.names)],
    knot,
    fileNames: others.map(({ name }) => name),
  };
  const completions = inkCompletions(place, story, words);
  if (completions.length === 0) return null;
  const isWhole = (text: string) => isComplete(text, completions);
  if (!explicit && isWhole(state.sliceDoc(line.from + place.from, pos))) return null;
  return {
    from: line.from + place.from,
    options: completions.map((item) => toOption(item, place)),
    // The list closes once a word is complete, so that Enter starts a new line.
    validFor: (text: string) => /^[\p{L}\d_.-]*$/u.test(text) && !isWhole(text),
  };
}

function toOption(item: InkCompletion, place: CompletionPlace): Completion {
  const { label, detail, info, apply, boost, markup } = item;
  return {
    label,
    ...(detail !== undefined && detail !== '' && { detail }),
    ...(info !== undefined && { info }),
    ...(apply !== undefined && { apply }),
    ...(boost !== undefined && { boost }),
    ...(markup !== undefined && {
      apply: (view: EditorView, _: Completion, from: number, to: number) => {
        const after = view.state.sliceDoc(to, view.state.doc.lineAt(to).to);
        const isEscaped = place.kind === 'markup' && place.isEscaped;
        const { insert, replaced, cursor } = markupInsertion(markup, { isEscaped, after });
        view.dispatch({
          changes: { from, to: to + replaced, insert },
          selection: { anchor: from + cursor },
          userEvent: 'input.complete',
        });
      },
    }),
  };
}

const namesByDoc = new WeakMap<Text, ScannedNames>();

function namesOf(doc: Text): ScannedNames {
  const names = namesByDoc.get(doc) ?? scanNames(doc.toString());
  namesByDoc.set(doc, names);
  return names;
}

const namesByText = new Map<string, ScannedNames>();

function rememberedNames(text: string): ScannedNames {
  const names = namesByText.get(text) ?? scanNames(text);
  namesByText.set(text, names);
  if (namesByText.size > 64) namesByText.clear();
  return names;
}
