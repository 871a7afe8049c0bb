import { forwardRef, useId } from 'react';

interface AltFieldProps {
  value: string;
  /** Whether it was left empty. */
  isMissed: boolean;
  onChange: (value: string) => void;
}

/** Asks for what a picture shows, which the site’s check demands of each. */
export const AltField = forwardRef<HTMLTextAreaElement, AltFieldProps>(function AltField(
  { value, isMissed, onChange },
  field,
) {
  const id = useId();
  return (
    <>
      <label>
        What it shows, for readers who cannot see it
        <textarea
          ref={field}
          rows={2}
          value={value}
          aria-required
          aria-invalid={isMissed}
          aria-describedby={isMissed ? id : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {isMissed && (
        <p id={id} role="alert">
          The picture has no alternative text. Say in a few words what it shows.
        </p>
      )}
    </>
  );
});
