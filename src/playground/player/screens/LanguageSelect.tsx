import { languageName, UNDETERMINED } from '../../../base/text/language-name';
import { Select } from '../../../ui/Select';
import { useGameWords } from '../kit/game-words';

/** The languages of a game. */
export interface LanguageChoice {
  codes: readonly string[];
  current: string;
  choose: (code: string) => void;
}

interface LanguageSelectProps {
  languages: LanguageChoice;
  className?: string | undefined;
}

/** The languages of a game. */
export function LanguageSelect({
  languages: { codes, current, choose },
  className,
}: LanguageSelectProps) {
  const { language } = useGameWords().words.menu;
  return (
    <label className={className}>
      {language}
      <Select value={current} onChange={({ target }) => choose(target.value)}>
        <LanguageOptions codes={codes} />
      </Select>
    </label>
  );
}

/** Languages to choose from, by their own names; one that nobody has named is the original. */
export function LanguageOptions({ codes }: Pick<LanguageChoice, 'codes'>) {
  const { original } = useGameWords().words.menu;
  return codes.map((code) =>
    code === UNDETERMINED ? (
      <option key={code} value={code}>
        {original}
      </option>
    ) : (
      <option key={code} value={code} lang={code} dir="auto">
        {languageName(code)}
      </option>
    ),
  );
}
