import { useMemo } from 'react';
import type { StoryProgram } from '../../core/story/story-program';
import { filesMessages } from '../../site/messages/files';
import { importMessages } from '../../site/messages/import';
import { findInkyTags } from './inky-tags';
import * as styles from './ImportPanel.module.css';

const words = filesMessages.importing;
/** How many changed lines are shown. */
const SHOWN = 12;

interface InkyTagsProps {
  program: StoryProgram;
  isRewritten: boolean;
  onRewrite: (isRewritten: boolean) => void;
}

/** What the tags of Inky’s page mean in Atrament, and the lines that can be written differently. */
export function InkyTags({ program, isRewritten, onRewrite }: InkyTagsProps) {
  const tags = useMemo(() => findInkyTags(program), [program]);
  if (tags.length === 0) return null;
  const names = [...new Set(tags.map(({ name }) => name))];
  const changes = tags.filter(({ after }) => after !== null);
  return (
    <details className={styles.inky}>
      <summary>{words.inky}</summary>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <code># {name}</code>
            </dt>
            <dd>{importMessages.inky[name]}</dd>
          </div>
        ))}
      </dl>
      {changes.length === 0 ? (
        <p>{words.asTheyAre}</p>
      ) : (
        <>
          <label className={styles.rewrite}>
            <input
              type="checkbox"
              checked={isRewritten}
              onChange={({ target }) => onRewrite(target.checked)}
            />
            {words.rewrite}
          </label>
          <ul className={styles.changes}>
            {changes.slice(0, SHOWN).map(({ file, line, before, after }) => (
              <li key={`${file} ${line} ${after}`}>
                <span>{filesMessages.place(file, line)}</span>
                <del>{before.trim()}</del>
                <ins>{after?.trim()}</ins>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
