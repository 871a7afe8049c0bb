import type { Extension } from '@codemirror/state';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type { CompletionWords } from '../../ink/words/completion-words';
import type { EditorAction } from './editor-actions';
import type { LineNotes } from './line-notes';
import type { OpenNotes } from './line-notes-extension';
import type { MarkedLines } from './marked-lines';
import type { TextPlace } from './names/definition-at';
import type { PartOfText } from './part-of-text';
import type { Direction, StepBeside } from './step-order';

/** The story that an editor’s text belongs to, for what concerns all of its files. */
export interface WholeStory {
  program: StoryProgram;
  onChange: (program: StoryProgram) => void;
  /** Compiles to what a published game loads; null if there are errors. */
  compile: (program: StoryProgram) => Promise<string | null>;
}

/** Where to put the cursor: a line of a file, null for the main one, or an exact position. */
export type TextGoal = LineGoal | TextPlace;

interface LineGoal {
  file: string | null;
  line: number | null;
  /** Without it, the start of the line. */
  end?: LineEnd;
}

/** What other parts of the page ask of an editor. */
export interface EditorCommands {
  /** Opens the file, puts the cursor there, and scrolls to it. */
  goTo: (goal: TextGoal) => void;
  /** Opens the file and puts the cursor there, without the focus. */
  point: (goal: TextGoal) => void;
  /** Writes a tag or markup at the cursor. */
  insert: (snippet: string) => void;
  run: (action: EditorAction) => void;
  focus: () => void;
  /** Shows a change of the story, as one step in the history of each of its files, and which files came or went. */
  record: (change: StoryChange) => void;
  /** Remembers what was done beside the text, to undo it in its turn, or with the last step if it is a part of that. */
  remember: (step: StepBeside, isPart?: boolean) => void;
  /** Undoes or redoes the last step of the story; tells what it is then, or null if there was none. */
  step: (direction: Direction, onStepped?: (program: StoryProgram | null) => void) => void;
}

/** A story before and after something was done to it. */
export interface StoryChange {
  before: StoryProgram;
  after: StoryProgram;
  /** Whether it was typed: it then belongs to the same step as what was typed next to it just before. */
  isTyped?: boolean;
}

/** What Escape, or an action that concerns more than the text, asks of what surrounds the editor. */
export type OuterAction = EditorAction | 'leaveFocus';

/** What the editor shows, and its callbacks. */
export interface InkEditorContent {
  /** Name of the file, which has its own undo history; null for the main one. */
  file: string | null;
  text: string;
  onChange: (text: string) => void;
  messages: readonly StoryMessage[];
  /** Lines to mark in the margin; null for none. */
  marks: MarkedLines | null;
  /** What others noted on lines; null for nothing. */
  notes?: LineNotes | null;
  /** The texts of the other files, whose names are also offered. */
  otherFiles: Readonly<Record<string, string>>;
  /** The engine’s words; null until they are loaded. */
  words: CompletionWords | null;
  /** Called when the user begins to type and may need completions. */
  onWriting?: () => void;
  label: string;
  /** Whether only the page changes the text, for example because another tab is writing it. */
  isReadOnly?: boolean;
  /** Without it, names lead nowhere, and neither they nor the lines of messages can be changed. */
  story?: WholeStory;
  /** Without it, no hint can be dismissed. */
  hints?: DismissedHints;
  /** The lines of the text that are shown, if these are not all; the editor of the whole text keeps the history. */
  part?: PartOfText;
  /** What the surrounding component adds to the editor; always the same. */
  extension?: Extension;
}

/** Hints that the writer does not want to see again. */
export interface DismissedHints {
  /** How many are not shown now. */
  count: number;
  dismiss: (kind: string) => void;
  /** Shows all of them again. */
  restore: () => void;
}

/** What one click does about a message. */
export interface MessageAction {
  name: string;
  run: () => void;
}

/** Where in a line the cursor goes: to its start or its end, as CodeMirror calls them. */
export type LineEnd = 'from' | 'to';

/** The same, with what the surrounding component adds. */
export interface InkEditorOptions extends InkEditorContent {
  describedBy: string;
  /** Shown while nothing is written. */
  placeholder: string;
  onLeaving: (isLeaving: boolean) => void;
  /** Returns whether it did something. */
  onAction: (action: OuterAction) => boolean;
  /** Opens another file at a position. */
  onGoToPlace: (place: TextPlace) => void;
  /** The notes of a line are open, or no longer. */
  onNotes: (notes: OpenNotes | null) => void;
  /** Something was typed that the page does not take. */
  onRefused: () => void;
  /** There is no name to follow. */
  onNothing: () => void;
  /** What can be done about a message; nothing if only its writer can do something. */
  actionsOf: (message: StoryMessage) => readonly MessageAction[];
  /** Something was done that needs a sentence, unless it is null. */
  onSaid: (sentence: string | null) => void;
}
