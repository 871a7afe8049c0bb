import { useEffect, useId, useRef, type ReactNode } from 'react';

interface Choice<Answer> {
  /** The words on its button. */
  words: string;
  answer: Answer;
  /** What the author most likely wants, or what cannot be taken back. */
  kind?: 'action' | 'danger';
  /** Whether the author can know by now what else happens. */
  isReady?: boolean;
}

interface ChoiceDialogProps<Answer> {
  question: string;
  /** What can be done, besides nothing. */
  choices?: readonly Choice<Answer>[];
  className?: string;
  children?: ReactNode;
  /** Called with null if nothing is to be done. */
  onAnswer: (answer: Answer | null) => void;
}

/** Asks what is to be done, and begins with the focus on the way out; without choices it only says something. */
export function ChoiceDialog<Answer>(props: ChoiceDialogProps<Answer>) {
  const { question, choices = [], className = 'deskPicker', children, onAnswer } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} {...{ className }} aria-labelledby={id} onCancel={() => onAnswer(null)}>
      <h2 id={id}>{question}</h2>
      {children}
      <p className="deskChoices">
        <button type="button" onClick={() => onAnswer(null)}>
          {choices.length === 0 ? 'Close' : 'Cancel'}
        </button>
        {choices.map(({ words, answer, kind, isReady = true }) => (
          <button
            key={words}
            type="button"
            className={kind && { action: 'deskAction', danger: 'deskDanger' }[kind]}
            disabled={!isReady}
            onClick={() => onAnswer(answer)}
          >
            {words}
          </button>
        ))}
      </p>
    </dialog>
  );
}
