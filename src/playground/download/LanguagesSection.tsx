import { useId } from 'react';
import { languageName, UNDETERMINED } from '../../base/text/language-name';
import { downloadMessages } from '../../config/messages/download';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import { LanguageOptions } from '../player/screens/LanguageSelect';
import { StoryMessages } from '../player/screens/StoryMessages';
import type { DownloadDialogProps } from './DownloadDialog';
import type { LanguageState } from './use-game-languages';
import * as styles from './DownloadDialog.module.css';

const words = downloadMessages.languages;

interface LanguagesSectionProps extends Pick<DownloadDialogProps, 'onGoToLine'> {
  languages: readonly LanguageState[];
  /** Whether the project says in which language the original is. */
  isNamed: boolean;
}

/** The translations that can go into the game. */
export function LanguagesSection({ languages, isNamed, onGoToLine }: LanguagesSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.contents}>
      <h3 id={id} className={styles.subtitle}>
        {words.title}
      </h3>
      <p>{words.about}</p>
      {languages.map((language) => (
        <Language key={language.code} language={language} onGoToLine={onGoToLine} />
      ))}
      {!isNamed && <p className={styles.note}>{words.unnamed}</p>}
    </section>
  );
}

interface LanguageProps extends Pick<LanguagesSectionProps, 'onGoToLine'> {
  language: LanguageState;
}

function Language({ language, onGoToLine }: LanguageProps) {
  const { code, done, total, isChosen, choose, compiled } = language;
  const id = useId();
  const name = languageName(code);
  return (
    <>
      <Checkbox
        className={styles.option}
        checked={isChosen}
        aria-describedby={id}
        onChange={({ target }) => choose(target.checked)}
      >
        <span lang={code} dir="auto">
          {name}
        </span>
      </Checkbox>
      <p id={id} className={styles.detail}>
        {words.done(done, total)}
      </p>
      <div role="status">
        {isChosen && compiled === null && <p className={styles.detail}>{words.compiling(name)}</p>}
      </div>
      {compiled?.game === null && (
        <div role="alert" className={styles.found}>
          <p>{words.mistakes(name)}</p>
          <StoryMessages messages={compiled.mistakes} onGoToLine={onGoToLine} />
        </div>
      )}
    </>
  );
}

interface OneLanguageProps {
  label: string;
  about?: string;
  /** The language of the original; null if the project does not say it. */
  original: string | null;
  /** Of the translations that can be compiled. */
  codes: readonly string[];
  /** `und` for the original. */
  value: string;
  onChange: (code: string) => void;
}

/** The language of what has only one. */
export function OneLanguage({ label, about, original, codes, value, onChange }: OneLanguageProps) {
  const own = original ?? UNDETERMINED;
  return (
    <div className={styles.projectLanguage}>
      <label>
        {label}{' '}
        <Select
          value={codes.includes(value) ? value : own}
          onChange={({ target }) => onChange(target.value)}
        >
          <LanguageOptions codes={[own, ...codes]} />
        </Select>
      </label>
      {about !== undefined && <p className={styles.about}>{about}</p>}
    </div>
  );
}
