import { plainFormOf } from '../../../config/cms-address';
import type { PreviewContent } from '../../protocol/preview-content';
import type { ChangedEntry } from '../review/known-changes';
import type { FileGroup, FileLine } from './filter-lines';

/** The folders of the content that have such files, by what they are for; all others come last. */
const FOLDERS: Readonly<Record<string, string>> = {
  games: 'Whole games',
  exercises: 'Exercises, by their pages',
  'first-game': 'Games of the course',
  playground: 'Playground',
  home: 'Home page',
  claims: 'Statements that tests check',
};

/** Groups the files that are edited as they are by what they are for. */
export function groupPlainFiles(
  content: Pick<PreviewContent, 'plainFiles' | 'games' | 'docs'>,
  changes: readonly ChangedEntry[],
): FileGroup[] {
  const groups = new Map(
    [...Object.values(FOLDERS), 'Other files'].map((title) => [title, [] as FileLine[]]),
  );
  for (const file of content.plainFiles) {
    const [folder = ''] = file.slice('content/'.length).split('/');
    const slug = plainFormOf(file) ?? file;
    const status = changes.find((change) => change.slug === slug)?.status ?? '';
    const title = titleOf(file, content);
    groups
      .get(FOLDERS[folder] ?? 'Other files')
      ?.push({ type: 'file', slug, file, title, isDraft: false, status });
  }
  return [...groups].flatMap(([title, lines]) =>
    lines.length === 0 ? [] : [{ type: 'group', title, lines }],
  );
}

/** A file of a game after the game’s title, exercises by the title of their page, others by their path. */
function titleOf(file: string, { games, docs }: Pick<PreviewContent, 'games' | 'docs'>): string {
  const path = file.slice('content/'.length);
  const game = games.find(({ id }) => path.startsWith(`${id}/`));
  if (game !== undefined) return `${game.title}: ${path.slice(game.id.length + 1)}`;
  const page = path.replace(/^exercises\//, 'content/docs/').replace(/\.yaml$/, '.mdx');
  return docs.find((doc) => doc.file === page)?.title ?? path;
}
