import { useMemo, type ReactNode } from 'react';
import { filesMessages } from '../../config/messages/files';
import { importMessages } from '../../config/messages/import';
import type { StoryProgram } from '../../ink/story/story-program';
import { findInkyTags } from './inky-tags';
import * as styles from './ImportPanel.module.css';

const words = filesMessages.importing;
/** How many changed lines, and places of a tag, are shown. */
const SHOWN = 12;

interface InkyTagsProps {
  program: StoryProgram;
  summary: string;
  /** What writes the lines differently, if some can be. */
  rewrite: ReactNode;
}

/** What the tags of Inky’s page mean in Atrament, where they are, and the lines that can be written differently. */
export function InkyTags({ program, summary, rewrite }: InkyTagsProps) {
  const tags = useMemo(() => findInkyTags(program), [program]);
  if (tags.length === 0) return null;
  const names = [...new Set(tags.map(({ name }) => name))];
  const changes = tags.filter(({ after }) => after !== null);
  const placesOf = (wanted: string): string => {
    const all = tags.filter(({ name }) => name === wanted);
    const places = all.slice(0, SHOWN).map(({ file, line }) => filesMessages.place(file, line));
    return [...new Set(places)].join(', ') + (all.length > SHOWN ? ' …' : '');
  };
  return (
    <details className={styles.inky}>
      <summary>{summary}</summary>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <code translate="no"># {name}</code> <small>{placesOf(name)}</small>
            </dt>
            <dd>{importMessages.inky[name]}</dd>
          </div>
        ))}
      </dl>
      {changes.length === 0 ? (
        <p>{words.asTheyAre}</p>
      ) : (
        <>
          {rewrite}
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
