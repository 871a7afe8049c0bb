import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useId, type ReactNode } from 'react';

interface Choice<Answer> {
  /** The words on its button. */
  words: string;
  answer: Answer;
  /** What the author most likely wants, or what cannot be taken back. */
  kind?: 'primary' | 'danger';
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
  const { question, choices = [], className = 'cmsPicker', children, onAnswer } = props;
  const id = useId();
  return (
    <Dialog {...{ className }} aria-labelledby={id} onCancel={() => onAnswer(null)}>
      <h2 id={id}>{question}</h2>
      {children}
      <p className="cmsChoices">
        <Button isSmall onClick={() => onAnswer(null)}>
          {choices.length === 0 ? 'Close' : 'Cancel'}
        </Button>
        {choices.map(({ words, answer, kind, isReady = true }) => (
          <Button
            key={words}
            isSmall
            kind={kind}
            disabled={!isReady}
            onClick={() => onAnswer(answer)}
          >
            {words}
          </Button>
        ))}
      </p>
    </Dialog>
  );
}
