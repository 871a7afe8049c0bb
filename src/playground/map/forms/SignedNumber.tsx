import { mapFactsMessages as words } from '../../../config/messages/map-facts';
import { Field } from '../../../ui/Field';
import { OneOf } from './OneOf';
import * as styles from './MapForms.module.css';

interface SignedNumberProps<Sign extends string> {
  label: string;
  sign: Sign;
  signs: Readonly<Record<Sign, string>>;
  onSign: (sign: Sign) => void;
  /** As it was typed. */
  value: string;
  onValue: (value: string) => void;
}

/** Asks for a number, and how it is meant: at least, more, exactly … */
export function SignedNumber<Sign extends string>(props: SignedNumberProps<Sign>) {
  const { label, sign, signs, onSign, value, onValue } = props;
  return (
    <div className={styles.pair}>
      <OneOf label={label} value={sign} options={signs} onChange={onSign} />
      <label className={styles.field}>
        {words.number}
        <Field type="number" value={value} onChange={({ target }) => onValue(target.value)} />
      </label>
    </div>
  );
}
