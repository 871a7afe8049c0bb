import { languagesMessages } from '../../config/messages/languages';
import { ownFileOf } from '../../ink/languages/own-file';
import { Button } from '../../ui/Button';
import { useOpenStory } from '../editor/open-story';
import { languageInWords } from '../translations/shown-language';
import * as styles from './LanguagesTool.module.css';

const { own: words } = languagesMessages;

interface OwnFunctionsProps {
  code: string;
  isReadOnly: boolean;
  onShow: (file: string | null, line: number) => void;
}

/** Leads to the file with the functions that only a translation has, which it can begin. */
export function OwnFunctions({ code, isReadOnly, onShow }: OwnFunctionsProps) {
  const { program, change } = useOpenStory();
  const file = ownFileOf(code);
  const isThere = Object.hasOwn(program.files, file);
  if (isReadOnly && !isThere) return null;
  return (
    <section className={styles.same}>
      <Button
        isSmall
        onClick={() => {
          if (!isThere) {
            const text = words.first(languageInWords(code));
            change({ ...program, files: { ...program.files, [file]: text } });
          }
          onShow(file, 1);
        }}
      >
        {isThere ? words.show : words.add}
      </Button>
      <p className={styles.soft}>{words.about(file)}</p>
    </section>
  );
}
