import { useEffect, useRef, useState, type ReactNode } from 'react';
import { shareMessages as words } from '../../config/messages/share';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import * as styles from './ShareDialog.module.css';

interface CopiedLinkProps {
  /** Null while it is being made. */
  address: string | null;
  /** What the link is, for those who do not see its place. */
  name: string;
  /** Said once it is copied. */
  done: string;
  isMain?: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A link with a button that copies it; where the browser refuses, it is there to be copied by hand. */
export function CopiedLink({ address, name, done, isMain, children }: CopiedLinkProps) {
  const [copied, setCopied] = useState<{ address: string; isRefused: boolean } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const now = address !== null && copied?.address === address ? copied : null;
  const isRefused = now?.isRefused === true;
  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);
  const copy = async (): Promise<void> => {
    if (address === null) return;
    try {
      await navigator.clipboard.writeText(address);
      setCopied({ address, isRefused: false });
    } catch {
      setCopied({ address, isRefused: true });
    }
  };
  return (
    <>
      <div className={styles.actions}>
        <Button
          kind={isMain ? 'primary' : 'plain'}
          aria-label={`${words.copy}: ${name}`}
          disabled={address === null}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
        {children}
      </div>
      <p role="status" className={styles.status}>
        {now !== null && (now.isRefused ? words.refused : done)}
      </p>
      {isRefused && (
        <label className={styles.byHand}>
          {words.byHand}
          <Field
            ref={field}
            readOnly
            value={address ?? ''}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
