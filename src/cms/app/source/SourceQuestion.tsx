import { snippet } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { useMemo } from 'react';
import { useSiteContent } from '../kit/site-content';
import { escapeField, insertBlock } from './insertions/apply-insertion';
import type { Question } from './insertions/insertion';
import { LinkPicker } from './links/LinkPicker';
import { linkTargets, type OwnPage } from './links/link-targets';
import { PictureForm } from './pictures/PictureForm';
import { picturesIn } from './pictures/pictures-in';
import type { PictureUpload } from './pictures/draft-pictures';

interface SourceQuestionProps {
  question: Question;
  view: EditorView;
  page: OwnPage;
  /** A picture that was dropped or pasted. */
  picture: File | null;
  upload: PictureUpload;
  /** Called when the form is closed, and what was asked for is in the text. */
  onAnswered: () => void;
}

/** The words of a link that is replaced, or what is selected otherwise. */
const wordsOf = (selected: string): string =>
  /^\[(?<words>[^[\]]*)\]\([^()]*\)$/.exec(selected)?.groups?.words ?? selected;

/** The picture that the cursor is in. */
const pictureAt = (text: string, position: number) =>
  picturesIn(text).find(({ from, to }) => from < position && position < to) ?? null;

/** Asks for a link or a picture, and inserts it. */
export function SourceQuestion(props: SourceQuestionProps) {
  const { question, view, page, picture, upload, onAnswered } = props;
  const content = useSiteContent();
  const targets = useMemo(() => linkTargets(content, page), [content, page]);
  const { from, to } = view.state.selection.main;
  if (question === 'picture') {
    // What was dropped is one more picture.
    const old = picture === null ? pictureAt(view.state.doc.toString(), from) : null;
    return (
      <PictureForm
        file={picture}
        upload={upload}
        old={old}
        onDone={(written) => {
          if (written !== null && old !== null) {
            view.dispatch({
              changes: { from: old.from, to: old.to, insert: written },
              userEvent: 'input',
            });
          } else if (written !== null) insertBlock(view, escapeField(written), to);
          onAnswered();
        }}
      />
    );
  }
  return (
    <LinkPicker
      question={question}
      selected={wordsOf(view.state.sliceDoc(from, to))}
      targets={targets}
      onChoose={(choice) => {
        if (choice !== null) {
          const words = choice.words === '' ? '${words}' : escapeField(choice.words);
          snippet(`[${words}](${escapeField(choice.href)})\${}`)(view, null, from, to);
        }
        onAnswered();
      }}
    />
  );
}
