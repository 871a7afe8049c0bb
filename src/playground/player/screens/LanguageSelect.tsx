import { languageName, UNDETERMINED } from '../../../base/text/language-name';
import { playerMessages } from '../../../config/messages/player';
import { Select } from '../../../ui/Select';
import type { LanguageChoice } from '../settings';

const { language, original } = playerMessages.menu;

interface LanguageSelectProps {
  languages: LanguageChoice;
  className?: string | undefined;
}

/** The languages of a game, each by its own name. */
export function LanguageSelect({
  languages: { codes, current, choose },
  className,
}: LanguageSelectProps) {
  return (
    <label className={className}>
      {language}
      <Select value={current} onChange={({ target }) => choose(target.value)}>
        {codes.map((code) =>
          code === UNDETERMINED ? (
            <option key={code} value={code}>
              {original}
            </option>
          ) : (
            <option key={code} value={code} lang={code} dir="auto">
              {languageName(code)}
            </option>
          ),
        )}
      </Select>
    </label>
  );
}
