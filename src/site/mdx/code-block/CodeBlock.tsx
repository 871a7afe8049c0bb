import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import '../../../ui/styles/code-tokens.css';
import { useOverflow } from '../overflow/use-overflow';
import { CopyButton } from './CopyButton';
import { WrapButton } from './WrapButton';
import { useShownCode } from './use-shown-code';
import * as styles from './CodeBlock.module.css';

interface CodeBlockProps {
  language: string;
  /** The accessible name of the block; unique on the page. */
  label: string;
  title?: string;
  /** Whether its first line would run below the buttons on a phone. */
  startsLong?: true;
  /** Number of the first line; if absent, lines have no numbers. */
  lineNumbersFrom?: number;
  /** The lines, as `CodeLine` elements. */
  children?: ReactNode;
}

/** A code sample to read and copy. */
export function CodeBlock({
  language,
  label,
  title,
  startsLong,
  lineNumbersFrom,
  children,
}: CodeBlockProps) {
  const scroller = useRef<HTMLPreElement>(null);
  const readCode = useShownCode(scroller, children);
  // Lines of ink and of other tools are prose, and commands are read before they are copied: nobody wants to scroll
  // them sideways.
  const [isWrapped, setIsWrapped] = useState(/^(?:ink|bash|text)$/.test(language));
  const isOverflowing = useOverflow(scroller);
  const isBroken = useOverflow(scroller, hasBrokenLine);
  const isNumbered = lineNumbersFrom !== undefined;
  return (
    <figure className={styles.block} data-language={language} data-long={startsLong}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <pre
        ref={scroller}
        className={`language-${language} ${styles.scroller}`}
        data-wrapped={isWrapped || undefined}
        {...(isOverflowing && { role: 'region', tabIndex: 0, 'aria-label': label })}
      >
        <code
          translate="no"
          className={`${styles.code} ${isNumbered ? styles.numbered : ''}`}
          {...(isNumbered && { style: { '--first-line': lineNumbersFrom } as CSSProperties })}
        >
          {children}
        </code>
      </pre>
      <div className={styles.buttons}>
        {(isOverflowing || isBroken) && <WrapButton isOn={isWrapped} onToggle={setIsWrapped} />}
        <CopyButton name={label} readText={readCode} />
      </div>
    </figure>
  );
}

/** Whether a line of the code in an element wraps over several rows. */
function hasBrokenLine({ firstElementChild: code }: HTMLElement): boolean {
  if (code === null) return false;
  const row = Number.parseFloat(getComputedStyle(code).lineHeight);
  return Array.from(code.children).some((line) => (line as HTMLElement).offsetHeight > 1.5 * row);
}
