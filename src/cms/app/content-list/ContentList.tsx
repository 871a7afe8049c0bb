import { useMemo, useState } from 'react';
import type { Problem } from '../../../base/problems/problem';
import { countOf } from '../../../base/text/words';
import { FilterBar } from '../lists/FilterBar';
import { siteProblems } from '../problems-bar/site-problems';
import { stages } from '../review/statuses';
import { countFiles, filterLines, type FileLine, type ListLine } from './filter-lines';

/** The kinds of files that an author looks for, besides all of them. */
const KINDS: Readonly<Record<string, (file: FileLine, problems: number) => boolean>> = {
  Drafts: ({ isDraft }) => isDraft,
  'With problems': (_, problems) => problems > 0,
  'With unpublished changes': ({ status }) => status !== '',
};

interface ContentListProps {
  collection: string;
  lines: readonly ListLine[];
  /** What the lines are called. */
  noun: string;
  placeholder: string;
  /** The kinds that there always are. Unpublished changes are offered if anything has some. */
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
  const problemsIn = ({ file }: FileLine) => countOfFile.get(file) ?? 0;
  const shown = filterLines(lines, {
    query,
    isWanted: (file) => KINDS[kind]?.(file, problemsIn(file)) ?? true,
  });
  // Where nothing goes through review, nothing waits to be published.
  const hasChanges = countFiles(filterLines(lines, { query: '', isWanted: hasChange })) > 0;
  const offered = hasChanges ? [...kinds, 'With unpublished changes'] : kinds;
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
      <Lines lines={shown} {...{ collection, problemsIn }} />
    </>
  );
}

const hasChange = ({ status }: FileLine) => status !== '';

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
  problemsIn: (file: FileLine) => number;
}

function Lines({ collection, lines, problemsIn }: LinesProps) {
  return (
    <ul>
      {lines.map((line) =>
        line.type === 'file' ? (
          <li key={line.slug}>
            <Line {...{ collection }} file={line} problems={problemsIn(line)} />
          </li>
        ) : (
          <li key={`${line.title} ${lines.indexOf(line)}`}>
            <h2>{line.title}</h2>
            <Lines lines={line.lines} {...{ collection, problemsIn }} />
          </li>
        ),
      )}
    </ul>
  );
}

interface LineProps {
  collection: string;
  file: FileLine;
  problems: number;
}

function Line({ collection, file, problems }: LineProps) {
  const { slug, title, isDraft, status } = file;
  const address = slug.split('/').map(encodeURIComponent).join('/');
  const marks = [...(isDraft ? ['draft'] : []), ...(status === '' ? [] : [describeStatus(status)])];
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
