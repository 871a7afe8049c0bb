import { useMemo, useState } from 'react';
import { projectsMessages } from '../../config/messages/projects';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import { Select } from '../../ui/Select';
import { TextDifference } from '../text-difference/TextDifference';
import { compareTexts } from '../text-difference/compare-texts';
import * as styles from './HistoryTool.module.css';

const words = projectsMessages.history;

/** Lines around a difference, so that its place is found again. */
const CONTEXT = 2;
const MOST_ROWS = 16;

interface VersionViewProps {
  version: StoryProgram;
  present: StoryProgram;
}

/** What an earlier version holds: how it differs from the present text, or all of it. */
export function VersionView({ version, present }: VersionViewProps) {
  const [view, setView] = useState<keyof typeof words.views>('differences');
  return (
    <div className={styles.version}>
      <label className={styles.view}>
        {words.view}{' '}
        <Select
          value={view}
          onChange={({ target }) => setView(target.value as keyof typeof words.views)}
        >
          {Object.entries(words.views).map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
      </label>
      {view === 'text' ? (
        textsOf(version).map(([file, text]) => (
          <label key={file} className={styles.file}>
            {file}
            <textarea
              dir="auto"
              className={styles.source}
              readOnly
              rows={Math.min(MOST_ROWS, text.split('\n').length + 1)}
              value={text}
            />
          </label>
        ))
      ) : (
        <Differences version={version} present={present} />
      )}
    </div>
  );
}

function Differences({ version, present }: VersionViewProps) {
  const files = useMemo(() => {
    const [before, now] = [new Map(textsOf(version)), new Map(textsOf(present))];
    return [...new Set([...before.keys(), ...now.keys()])]
      .filter((file) => before.get(file) !== now.get(file))
      .map((file) => ({ file, parts: compareTexts(linesOf(before, file), linesOf(now, file)) }));
  }, [version, present]);
  if (isSameProgram(version, present)) return <p>{words.same}</p>;
  return (
    <>
      {files.map(({ file, parts }) => (
        <section key={file} aria-label={file}>
          <h2 className={styles.file}>{file}</h2>
          <TextDifference parts={parts} context={CONTEXT} isCode />
        </section>
      ))}
    </>
  );
}

function textsOf({ source, files }: StoryProgram): [string, string][] {
  return [[words.main, source], ...Object.entries(files)];
}

function linesOf(texts: ReadonlyMap<string, string>, file: string): string[] {
  return texts.get(file)?.split('\n') ?? [];
}
