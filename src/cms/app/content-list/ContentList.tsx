import { useMemo, useState } from 'react';
import type { Problem } from '../../../base/problems/problem';
import { countOf } from '../../../base/text/words';
import { FilterBar } from '../lists/FilterBar';
import { siteProblems } from '../problems-bar/site-problems';
import { stages } from '../review/statuses';
import { unsentFiles } from '../send/unsent-files';
import { countFiles, filterLines, type FileLine, type ListLine } from './filter-lines';

/** The kinds of files that an author looks for, besides all of them. */
const KINDS: Readonly<Record<string, (known: KnownFile) => boolean>> = {
  Drafts: ({ file }) => file.isDraft,
  'With problems': ({ problems }) => problems > 0,
  'With unpublished changes': ({ file }) => file.status !== '',
  'Not sent in': ({ isUnsent }) => isUnsent,
};

interface KnownFile {
  file: FileLine;
  problems: number;
  isUnsent: boolean;
}

interface ContentListProps {
  collection: string;
  lines: readonly ListLine[];
  /** What the lines are called. */
  noun: string;
  placeholder: string;
  /** The kinds that there always are; others are offered if there is anything of them. */
  kinds: readonly string[];
}

/** Files of a collection in their groups, with what is worth knowing of each, and a filter above. */
export function ContentList(props: ContentListProps) {
  const { collection, lines, noun, placeholder, kinds } = props;
  const problems = siteProblems.use();
  const everything = `All ${noun}`;
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState(everything);
  const countOfFile = useMemo(() => countByFile(problems), [problems]);
  const unsent = unsentFiles.use();
  const about = (file: FileLine): KnownFile => ({
    file,
    problems: countOfFile.get(file.file) ?? 0,
    isUnsent: unsent.has(file.file),
  });
  const shown = filterLines(lines, {
    query,
    isWanted: (file) => KINDS[kind]?.(about(file)) ?? true,
  });
  const isUseful = (name: string) => {
    const isWanted = (file: FileLine) => KINDS[name]?.(about(file)) === true;
    return countFiles(filterLines(lines, { query: '', isWanted })) > 0;
  };
  // There are changes where they go through review, and files that are not sent in, in a clone.
  const offered = [...kinds, ...['With unpublished changes', 'Not sent in'].filter(isUseful)];
  const isFiltered = query.trim() !== '' || kind !== everything;
  return (
    <>
      <FilterBar
        label={`Filter the ${noun}`}
        placeholder={placeholder}
        query={query}
        found={isFiltered ? { shown: countFiles(shown), all: countFiles(lines) } : null}
        onQuery={setQuery}
        onClear={() => {
          setQuery('');
          setKind(everything);
        }}
      >
        <select
          aria-label={`Which ${noun}`}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        >
          {[...new Set([everything, ...offered, kind])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </FilterBar>
      <Lines lines={shown} {...{ collection, about }} />
    </>
  );
}

/** How many problems each file has, without hints. */
function countByFile(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file, advice } of problems) {
    if (advice === undefined) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return counts;
}

interface LinesProps {
  collection: string;
  lines: readonly ListLine[];
  about: (file: FileLine) => KnownFile;
}

function Lines({ collection, lines, about }: LinesProps) {
  return (
    <ul>
      {lines.map((line) =>
        line.type === 'file' ? (
          <li key={line.slug}>
            <Line {...{ collection }} {...about(line)} />
          </li>
        ) : (
          <li key={`${line.title} ${lines.indexOf(line)}`}>
            <h2>{line.title}</h2>
            <Lines lines={line.lines} {...{ collection, about }} />
          </li>
        ),
      )}
    </ul>
  );
}

interface LineProps extends KnownFile {
  collection: string;
}

function Line({ collection, file, problems, isUnsent }: LineProps) {
  const { slug, title, isDraft, status } = file;
  const address = slug.split('/').map(encodeURIComponent).join('/');
  const marks = [
    ...(isDraft ? ['draft'] : []),
    ...(status === '' ? [] : [describeStatus(status)]),
    ...(isUnsent ? ['not sent in'] : []),
  ];
  return (
    <a href={`#/collections/${collection}/entries/${address}`}>
      <span>{title}</span>
      {marks.map((mark) => (
        <small key={mark}> {mark}</small>
      ))}
      {problems > 0 && <small data-severity="error"> {countOf(problems, 'problem')}</small>}
    </a>
  );
}

const describeStatus = (status: Exclude<FileLine['status'], ''>) =>
  status === 'deletion' ? 'to be deleted' : `changes ${stages[status].name.toLowerCase()}`;
