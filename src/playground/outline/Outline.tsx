import { useDeferredValue, useMemo, useState } from 'react';
import { studioMessages } from '../../config/messages/studio';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { LineDrawing } from '../../ui/LineDrawing';
import { useOpenStory } from '../editor/open-story';
import type { StudioToolProps } from '../pane/studio-tool';
import { languageInWords } from '../translations/shown-language';
import { startAt, startingPlaces } from '../story-edits/start-at';
import {
  filterOutline,
  isAtPlace,
  outlineOf,
  shownName,
  withWordsOf,
  type FileOutline,
  type OutlineName,
  type OutlinePart,
} from './outline-of';
import * as styles from './Outline.module.css';

const { outline: words } = studioMessages;

/** As on the tabs of the story and the tests. */
const signs = { play: 'm8 5 10 7-10 7Z', test: 'm5 12.5 4.5 4.5L19 6.5' };

/** Words that are read in a minute. */
const PACE = 230;

/** What a story consists of, file by file: knots, stitches and functions, and what is declared. */
export function Outline({ view, workspace, played, language }: StudioToolProps) {
  const { program } = useOpenStory();
  const [filter, setFilter] = useState('');
  const settled = useDeferredValue(program);
  const translated = useDeferredValue(played);
  const outline = useMemo(() => {
    const own = outlineOf(settled);
    return language === null ? own : withWordsOf(outlineOf(translated), own);
  }, [settled, translated, language]);
  const shown = useMemo(() => filterOutline(outline, filter), [outline, filter]);
  const total = outline.reduce((sum, file) => sum + file.words, 0);
  const place = view?.place ?? null;
  const starts = useMemo(
    () => new Set(['', ...startingPlaces(settled).map(({ id }) => id)]),
    [settled],
  );
  const isEmpty = !shown.some(hasNames);

  return (
    <div className={styles.outline}>
      {(total > 0 || outline.some(hasNames)) && (
        <div className={styles.head}>
          <p className={styles.total}>
            {words.total(total, Math.max(1, Math.round(total / PACE)))}{' '}
            {language !== null && words.inLanguage(languageInWords(language))}
          </p>
          <label className={styles.filter}>
            {words.filter}
            <Field
              isSmall
              type="search"
              dir="auto"
              value={filter}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onChange={({ target }) => setFilter(target.value)}
            />
          </label>
        </div>
      )}
      {isEmpty && (
        <p role="status" className={styles.nothing}>
          {filter.trim() === '' ? words.empty : words.nothing}
        </p>
      )}
      {shown.map(({ file, words: count, parts, names }) =>
        parts.length + names.length === 0 ? null : (
          <section key={file ?? ''} aria-label={file ?? words.main}>
            <h2 className={styles.name}>
              {file ?? words.main}
              <span className={styles.count}>{words.words(count)}</span>
            </h2>
            {parts.length > 0 && (
              <ul className={styles.list}>
                {parts.map((part) => (
                  <Part
                    key={part.line}
                    part={part}
                    place={place}
                    starts={starts}
                    onGo={(to) => workspace.goTo(file, to)}
                    onPlay={(id) => workspace.playFrom(startAt(id))}
                    onTest={workspace.testFrom}
                  />
                ))}
              </ul>
            )}
            {names.length > 0 && (
              <ul className={styles.list}>
                {names.map((name) => (
                  <Name key={name.line} name={name} onGo={() => workspace.goTo(file, name.line)} />
                ))}
              </ul>
            )}
          </section>
        ),
      )}
    </div>
  );
}

interface NameProps {
  name: OutlineName;
  onGo: () => void;
}

function Name({ name: { kind, name, items }, onGo }: NameProps) {
  return (
    <li>
      <Button kind="bare" className={styles.row} onClick={onGo}>
        <span className={styles.kind}>{words.kinds[kind]}</span>
        <span className={styles.code}>{name}</span>
        {items.length > 0 && (
          <span dir="auto" className={styles.items}>
            {items.join(', ')}
          </span>
        )}
      </Button>
    </li>
  );
}

interface PartProps {
  part: OutlinePart;
  /** Where the game stands. */
  place: string | null;
  /** The knot that contains a stitch. */
  knot?: OutlinePart;
  /** The places at which a play can begin. */
  starts: ReadonlySet<string>;
  onGo: (line: number) => void;
  onPlay: (id: string) => void;
  onTest: (id: string) => void;
}

function Part({ part, knot, ...props }: PartProps) {
  const { place, starts, onGo, onPlay, onTest } = props;
  const { kind, name, id, line, stitches } = part;
  const own = shownName(part);
  const called =
    name === '' ? words.kinds.beginning : knot === undefined ? own : `${shownName(knot)}.${own}`;
  const isHere = knot === undefined ? isAtPlace(place, name) : isAtPlace(place, knot.name, name);
  return (
    <li className={styles.part}>
      <Button
        kind="bare"
        className={styles.row}
        aria-current={isHere ? 'location' : undefined}
        onClick={() => onGo(line)}
      >
        <span className={styles.kind}>{words.kinds[kind]}</span>
        <span className={kind === 'function' ? styles.code : styles.title} dir="auto">
          {own}
        </span>
        <span className={styles.count}>
          {isHere && <span className={styles.here}>{words.here}</span>}{' '}
          {part.words > 0 && words.words(part.words)}
        </span>
      </Button>
      {kind !== 'function' && starts.has(id) && (
        <span className={styles.acts}>
          <IconButton
            name={words.play(called)}
            title={words.play(called)}
            onClick={() => onPlay(id)}
          >
            <LineDrawing strokes={signs.play} />
          </IconButton>
          <IconButton
            name={words.test(called)}
            title={words.test(called)}
            onClick={() => onTest(id)}
          >
            <LineDrawing strokes={signs.test} />
          </IconButton>
        </span>
      )}
      {stitches.length > 0 && (
        <ul className={styles.list}>
          {stitches.map((stitch) => (
            <Part key={stitch.line} {...props} part={stitch} knot={part} />
          ))}
        </ul>
      )}
    </li>
  );
}

function hasNames({ parts, names }: FileOutline): boolean {
  return parts.length + names.length > 0;
}
