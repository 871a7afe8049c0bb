import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { gameTabMessages } from '../../config/messages/game-tab';
import type { CompletionTag } from '../../ink/words/completion-words';
import { useExtras } from '../projects/use-extras';
import { GameField } from './GameField';
import { configValue, withConfigValue } from './config-value';
import * as styles from './GameTool.module.css';

const words = gameTabMessages.config;

interface ConfigFieldsProps {
  isReadOnly: boolean;
}

/** The language of the story, which is a key of the engine’s configuration, but counts in each game. */
export function LanguageField({ isReadOnly }: ConfigFieldsProps) {
  const { config, write, failure } = useConfig();
  return (
    <>
      <GameField
        isConfig
        tag={{ name: 'language', summary: '', value: words.language.value }}
        plain={words.language}
        value={configValue(config, 'language')}
        isReadOnly={isReadOnly}
        onWrite={(value) => void write('language', value)}
      />
      {failure}
    </>
  );
}

/** The keys that only the engine’s project has. */
export function ConfigFields({ isReadOnly }: ConfigFieldsProps) {
  const keys = useConfigWords();
  const { config, write, failure } = useConfig();
  return (
    <>
      <p className={styles.about}>{words.about}</p>
      {failure}
      {keys
        ?.filter(({ name }) => name !== 'language')
        .map((key) => (
          <GameField
            isConfig
            key={key.name}
            tag={key}
            value={configValue(config, key.name)}
            isReadOnly={isReadOnly}
            onWrite={(value) => void write(key.name, value)}
          />
        ))}
    </>
  );
}

/** The configuration of the open project, and what is said when the browser refuses to keep it. */
function useConfig() {
  const { extras, change } = useExtras();
  const [isFailed, setIsFailed] = useState(false);
  return {
    config: extras.config,
    write: async (key: string, value: string | null): Promise<void> => {
      const isStored = await change((all) => ({
        ...all,
        config: withConfigValue(all.config, key, value),
      }));
      setIsFailed(!isStored);
    },
    failure: (
      <p role="alert" className={styles.said}>
        {isFailed && words.failed}
      </p>
    ),
  };
}

/** The keys in the reference; null until they are loaded. */
function useConfigWords(): readonly CompletionTag[] | null {
  const [keys, setKeys] = useState<readonly CompletionTag[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(withPrefix('/reference-config.json'), { signal: leaving.signal })
      .then(async (answer) => {
        if (answer.ok) setKeys((await answer.json()) as readonly CompletionTag[]);
      })
      // The tags of the story do not need them.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return keys;
}
