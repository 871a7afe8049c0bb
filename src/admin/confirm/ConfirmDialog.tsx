import { useEffect, useId, useRef, type ReactNode } from 'react';

interface ConfirmDialogProps {
  question: string;
  /** The words on the button that does it. */
  action: string;
  /** Whether it cannot be taken back. */
  isDanger?: boolean;
  /** Whether the author can know by now what else happens. */
  isReady?: boolean;
  children?: ReactNode;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks whether something is to be done, and begins with the focus on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, action, isDanger = false, isReady = true, children, onAnswer } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="deskPicker"
      aria-labelledby={id}
      onCancel={() => onAnswer(false)}
    >
      <h2 id={id}>{question}</h2>
      {children}
      <p className="deskChoices">
        <button type="button" onClick={() => onAnswer(false)}>
          Cancel
        </button>
        <button
          type="button"
          className={isDanger ? 'deskDanger' : 'deskAction'}
          disabled={!isReady}
          onClick={() => onAnswer(true)}
        >
          {action}
        </button>
      </p>
    </dialog>
  );
}
