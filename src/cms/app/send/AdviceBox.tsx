import type { Advice } from './advice';

interface AdviceBoxProps {
  advice: Advice;
  /** What Git said; '' for nothing. */
  said: string;
}

/** Why something could not be done, what to do, and Git’s own words. */
export function AdviceBox({ advice, said }: AdviceBoxProps) {
  const { title, why, commands = [], page, then } = advice;
  return (
    <div className="sendAdvice">
      <h2>{title}</h2>
      <p>{why}</p>
      {page !== undefined && (
        <p>
          <a href={page.address} target="_blank" rel="noreferrer">
            {page.words}
          </a>
        </p>
      )}
      {commands.length > 0 && (
        <pre>
          <code translate="no">{commands.join('\n')}</code>
        </pre>
      )}
      {then !== undefined && <p>{then}</p>}
      {said !== '' && (
        <details>
          <summary>What Git said</summary>
          <pre>
            <code translate="no">{said}</code>
          </pre>
        </details>
      )}
    </div>
  );
}
