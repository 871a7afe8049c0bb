import { withPrefix } from 'gatsby';
import { useMemo } from 'react';
import { gameTabMessages as words } from '../../config/messages/game-tab';
import { readGlobalTags, writeGlobalTag } from '../../ink/story/global-tags';
import { useCompletionWords } from '../editor/use-completion-words';
import { useProjectFiles } from '../files/project-files';
import type { StudioToolProps } from '../pane/studio-tool';
import { ConfigFields } from './ConfigFields';
import { GameField } from './GameField';
import * as styles from './GameTool.module.css';

/** The tags of the whole game and the engine’s configuration as a form, made of the reference; tags that it does not know stay as they are. */
export function GameTool({ program, onChange }: StudioToolProps) {
  const engine = useCompletionWords(withPrefix('/reference-words.json'), true);
  const { files, isReadOnly } = useProjectFiles();
  const { source } = program;
  const written = useMemo(
    () => new Map(readGlobalTags(source).map(({ name, value }) => [name, value ?? ''])),
    [source],
  );
  const paths = useMemo(() => [...files.keys()], [files]);
  if (engine === null) return <p className={styles.about}>{words.loading}</p>;
  const write = (name: string, value: string | null): void => {
    const next = writeGlobalTag(source, name, value);
    if (next !== source) onChange({ ...program, source: next });
  };
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <p className={styles.about}>{words.about}</p>
      {engine.gameTags
        .filter(({ isRepeatable }) => isRepeatable !== true)
        .map((tag) => (
          <GameField
            key={tag.name}
            tag={tag}
            value={written.get(tag.name) ?? null}
            files={paths}
            isReadOnly={isReadOnly}
            onWrite={(value) => write(tag.name, value)}
          />
        ))}
      <ConfigFields isReadOnly={isReadOnly} />
    </form>
  );
}
