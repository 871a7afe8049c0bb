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

/** The keys of the engine’s configuration: the language, which all games have, and those of the engine’s project alone. */
export function ConfigFields({ isReadOnly }: ConfigFieldsProps) {
  const keys = useConfigWords();
  const { extras, change } = useExtras();
  const [isFailed, setIsFailed] = useState(false);
  const write = async (key: string, value: string | null): Promise<void> => {
    const isStored = await change((all) => ({
      ...all,
      config: withConfigValue(all.config, key, value),
    }));
    setIsFailed(!isStored);
  };
  const field = (key: CompletionTag, label = key.name) => (
    <GameField
      key={key.name}
      tag={key}
      label={label}
      value={configValue(extras.config, key.name)}
      files={[]}
      isReadOnly={isReadOnly}
      onWrite={(value) => void write(key.name, value)}
    />
  );
  return (
    <>
      {field({ name: 'language', ...words.language }, words.language.label)}
      <p role="alert" className={styles.about}>
        {isFailed && words.failed}
      </p>
      <details className={styles.config}>
        <summary>{words.title}</summary>
        <p className={styles.about}>{words.about}</p>
        {keys?.filter(({ name }) => name !== 'language').map((key) => field(key))}
      </details>
    </>
  );
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
