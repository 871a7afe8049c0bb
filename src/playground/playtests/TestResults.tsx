import { useMemo } from 'react';
import { storyTestsMessages as words } from '../../config/messages/story-tests';
import type { StoryProgram } from '../../ink/story/story-program';
import { EndingList } from './EndingList';
import { FindingList } from './FindingList';
import { LockedShuffleList } from './LockedShuffleList';
import { PassageList } from './PassageList';
import { PlaceButton } from './kit/PlaceButton';
import { PlayButton } from './kit/PlayButton';
import { Section } from './kit/Section';
import type { Length, TestReport, Way } from './walk/report';
import { namesIn } from '../story-edits/places-in';
import * as styles from './TestsTool.module.css';

interface TestResultsProps {
  report: TestReport;
  /** The text that was tested. */
  program: StoryProgram;
  onGoToLine: (file: string | null, line: number) => void;
  onPlay: (way: Way) => void;
}

/** What the plays led to. */
export function TestResults({ report, program, ...actions }: TestResultsProps) {
  const { findings, endings, unreached, unvisited, unread, lockedShuffles } = report;
  const { onGoToLine } = actions;
  const nameOf = useMemo(() => namesIn(program), [program]);
  return (
    <>
      <Section title={words.findings.title} count={findings.length}>
        {findings.length === 0 ? (
          <p className={styles.none}>{words.findings.none}</p>
        ) : (
          <FindingList findings={findings} {...actions} />
        )}
      </Section>
      <Section title={words.endings.title} count={endings.length}>
        {endings.length === 0 ? (
          <p className={styles.none}>{words.endings.none}</p>
        ) : (
          <EndingList endings={endings} nameOf={nameOf} plays={report.plays} {...actions} />
        )}
      </Section>
      <Section
        title={words.unreached.title}
        count={unreached.reduce((sum, { lines }) => sum + lines.length, 0)}
      >
        {unreached.length === 0 ? (
          <p className={styles.none}>{words.unreached.none}</p>
        ) : (
          <PassageList passages={unreached} program={program} onGoToLine={onGoToLine} />
        )}
      </Section>
      {unvisited.length > 0 && (
        <Section title={words.unvisited.title} count={unvisited.length}>
          <ul className={styles.list}>
            {unvisited.map(({ name, kind, file, line }) => (
              <li key={name} className={styles.row}>
                <p className={styles.text}>
                  <PlaceButton file={file} line={line} onGoToLine={onGoToLine} />{' '}
                  {words.unvisited.kinds[kind]}{' '}
                  {kind === 'function' ? (
                    <code translate="no" className={styles.name}>
                      {name}
                    </code>
                  ) : (
                    <bdi className={styles.name}>{nameOf(name)}</bdi>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {unread.length > 0 && (
        <Section title={words.unread.title} count={unread.length}>
          <ul className={styles.list}>
            {unread.map(({ name, file, line }) => (
              <li key={name} className={styles.row}>
                <p className={styles.text}>
                  <PlaceButton file={file} line={line} onGoToLine={onGoToLine} />{' '}
                  {words.unread.text(name)}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {lockedShuffles.length > 0 && (
        <Section title={words.locked.title} count={lockedShuffles.length}>
          <LockedShuffleList shuffles={lockedShuffles} onGoToLine={onGoToLine} />
        </Section>
      )}
      <Lengths {...report} onPlay={actions.onPlay} />
      {/^\s*#\s*persist\s*:/m.test(program.source) && (
        <p className={styles.none}>{words.persist}</p>
      )}
    </>
  );
}

type LengthsProps = Pick<TestReport, 'shortest' | 'longest' | 'words'> &
  Pick<TestResultsProps, 'onPlay'>;

function Lengths({ shortest, longest, words: range, onPlay }: LengthsProps) {
  if (shortest === null || longest === null || range === null) return null;
  const { lengths } = words;
  const row = (title: string, { choices, way }: Length) => (
    <li className={styles.row}>
      <p className={styles.text}>
        {title}: {lengths.choices(choices)}
      </p>
      <PlayButton way={way} to={title} onPlay={onPlay} />
    </li>
  );
  return (
    <Section title={lengths.title}>
      <ul className={styles.list}>
        {row(lengths.shortest, shortest)}
        {row(lengths.longest, longest)}
        <li className={styles.row}>
          <p className={styles.text}>
            {lengths.words}: {lengths.wordRange(range.min, range.median, range.max)}
          </p>
        </li>
      </ul>
      <p className={styles.none}>{lengths.only}</p>
    </Section>
  );
}
