import { useId, useMemo, useState, type FormEvent } from 'react';
import { languageName } from '../../base/text/language-name';
import { currentLocale } from '../../config/current-locale';
import { languagesMessages } from '../../config/messages/languages';
import { languageTag } from '../../ink/story/language-tag';
import type { Translation } from '../../ink/languages/language-table';
import { PSEUDO_LANGUAGES, pseudoTable } from '../../ink/languages/pseudo-language';
import type { TextRow } from '../../ink/languages/text-row';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { COMMON_LANGUAGES } from './common-languages';
import { languageInWords, shownLanguage } from '../translations/shown-language';
import * as styles from './LanguagesTool.module.css';

const { add: words } = languagesMessages;

interface AddLanguageProps {
  /** Those that the game has. */
  taken: readonly string[];
  rows: readonly TextRow[];
  /** Whether the project says which language the story is in. */
  isOriginalKnown: boolean;
  /** Null for an original that is still in no language. */
  onAdd: (code: string, entries: readonly Translation[], original: string | null) => void;
  onCancel: () => void;
}

/** Asks for a language: one of those that many people read, or any by its code. */
export function AddLanguage({ taken, rows, isOriginalKnown, onAdd, onCancel }: AddLanguageProps) {
  const id = useId();
  const [listed, setListed] = useState('');
  const [typed, setTyped] = useState('');
  const [original, setOriginal] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const common = useMemo(() => sortedByName(COMMON_LANGUAGES), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const written = typed.trim();
    const code = written === '' ? listed : languageTag(written.replaceAll('_', '-'));
    if (code === null) setProblem(words.wrongCode(written));
    else if (taken.includes(code)) setProblem(words.taken(languageInWords(code)));
    else if (code !== '' && code === original)
      setProblem(words.sameAsOriginal(languageInWords(code)));
    else if (code !== '') {
      const pseudo = PSEUDO_LANGUAGES.find((other) => other === code);
      const entries = pseudo === undefined ? [] : pseudoTable(pseudo, rows).entries;
      onAdd(code, entries, original === '' ? null : original);
    }
  };

  return (
    <form className={styles.add} aria-labelledby={id} onSubmit={submit}>
      <h2 id={id} className={styles.heading}>
        {words.title}
      </h2>
      <label>
        {words.language}
        <Select
          value={listed}
          onChange={({ target }) => {
            setListed(target.value);
            setTyped('');
            setProblem(null);
          }}
        >
          <option value="">{words.choose}</option>
          <CommonLanguages codes={common} />
          {PSEUDO_LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {shownLanguage(code)}
            </option>
          ))}
        </Select>
      </label>
      <label>
        {words.code}
        <Field
          value={typed}
          placeholder={words.codeExample}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(null);
          }}
        />
      </label>
      {!isOriginalKnown && (
        <label>
          {words.original}
          <Select value={original} onChange={({ target }) => setOriginal(target.value)}>
            <option value="">{words.notSaid}</option>
            <CommonLanguages codes={common} />
          </Select>
        </label>
      )}
      <p role="alert" className={styles.fault}>
        {problem}
      </p>
      <div className={styles.acts}>
        <Button kind="primary" type="submit" disabled={listed === '' && typed.trim() === ''}>
          {words.add}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}

function CommonLanguages({ codes }: { codes: readonly string[] }) {
  return codes.map((code) => (
    <option key={code} value={code}>
      {withEnglishName(code)}
    </option>
  ));
}

function sortedByName(codes: readonly string[]): string[] {
  const { compare } = new Intl.Collator(currentLocale.code);
  return codes
    .map((code) => ({ code, name: languageInWords(code) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code }) => code);
}

/** `German – Deutsch` */
function withEnglishName(code: string): string {
  const [own, other] = [languageName(code), languageInWords(code)];
  return own === other ? own : `${other} – ${own}`;
}
