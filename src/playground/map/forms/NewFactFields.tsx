import { mapFactsMessages as words } from '../../../config/messages/map-facts';
import { Field } from '../../../ui/Field';
import type { Variable } from '../../story-edits/variables';
import * as styles from './MapForms.module.css';

const KINDS = ['flag', 'number'] as const;

interface NewFactFieldsProps {
  typed: string;
  kind: Variable['kind'];
  onTyped: (typed: string) => void;
  onKind: (kind: Variable['kind']) => void;
}

/** Asks for something new that a story remembers. */
export function NewFactFields({ typed, kind, onTyped, onKind }: NewFactFieldsProps) {
  return (
    <>
      <label className={styles.field}>
        {words.newName}
        <Field
          dir="auto"
          value={typed}
          placeholder={words.newHint}
          autoCapitalize="off"
          onChange={({ target }) => onTyped(target.value)}
        />
      </label>
      <fieldset className={styles.colours}>
        <legend>{words.kind}</legend>
        {KINDS.map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={kind === one} onChange={() => onKind(one)} />
            {words.kinds[one]}
          </label>
        ))}
      </fieldset>
    </>
  );
}
