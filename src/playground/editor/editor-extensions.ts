import { history } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import { soundText } from '../../base/text/sound-text';
import { editorMessages } from '../../config/messages/editor';
import { bracketExtensions } from './bracket-extensions';
import { caretShown } from './caret-shown';
import { editorActions, type EditorAction } from './editor-actions';
import { editorKeymap } from './editor-keymap';
import { editorTheme } from './editor-theme';
import { hangingIndent } from './hanging-indent';
import type { InkEditorOptions } from './ink-editor-content';
import { inkHighlighting } from './ink-highlighting';
import { leaveMode } from './leave-mode';
import { lineDirection } from './line-direction';
import { ownCompositionKeys } from './own-composition-keys';
import { signExtension } from './sign-extension';

/** What the editor tells its session. */
interface SessionHost {
  onChange: (text: string) => void;
  /** Returns whether it did something. */
  onAction: (action: EditorAction) => boolean;
  /** Names may soon be followed. */
  onLinks: () => void;
}

/** Marks a change that comes from the page, so that it is not reported back. */
export const fromPage = Annotation.define<boolean>();

/** Compartments for what is loaded later: completion, problems, search and links. */
export const loadedLater = new Compartment();

/** All of the editor’s extensions, except those loaded later; what the page wants `now` is read when it is needed. */
export function editorExtensions(now: () => InkEditorOptions, host: SessionHost): Extension {
  const isReadOnly = (): boolean => now().isReadOnly === true;
  return [
    lineNumbers(),
    placeholder(() => {
      const words = document.createElement('span');
      words.textContent = now().placeholder;
      return words;
    }),
    history(),
    EditorView.lineWrapping,
    lineDirection(),
    hangingIndent(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    inkHighlighting(),
    bracketExtensions(),
    signExtension(),
    caretShown(),
    loadedLater.of([]),
    keymap.of([
      ...editorActions.map(({ id, ...key }) => ({ ...key, run: () => host.onAction(id) })),
      ...editorKeymap,
    ]),
    ownCompositionKeys(),
    EditorView.clipboardInputFilter.of(soundText),
    EditorView.domEventHandlers({
      keydown: ({ key }) => {
        if (key === 'Control' || key === 'Meta') host.onLinks();
      },
      mousemove: ({ ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey) host.onLinks();
      },
    }),
    leaveMode({
      onEscape: () => now().onAction('leaveFocus'),
      announcement: () => editorMessages.leavingAnnouncement,
      onChange: (isLeaving) => now().onLeaving(isLeaving),
    }),
    EditorState.changeFilter.of((transaction) => {
      if (transaction.annotation(fromPage) === true || !isReadOnly()) return true;
      if (transaction.docChanged) now().onRefused();
      return false;
    }),
    EditorState.phrases.of(editorMessages.phrases),
    EditorState.languageData.of(() => [{ commentTokens: { line: '//' } }]),
    // Stories are prose, so the browser checks their spelling; autocorrection is off, since it would change the names
    // of knots, tags and variables.
    EditorView.contentAttributes.of(() => ({
      'aria-label': now().label,
      'aria-placeholder': now().placeholder,
      'aria-describedby': now().describedBy,
      'aria-readonly': String(isReadOnly()),
      // Editable content is focusable, but not every tool recognises that.
      tabindex: '0',
      spellcheck: 'true',
      autocorrect: 'off',
      autocapitalize: 'off',
    })),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isOwn = transactions.every((transaction) => transaction.annotation(fromPage) !== true);
      if (docChanged && isOwn) host.onChange(state.doc.toString());
    }),
    editorTheme,
  ];
}
