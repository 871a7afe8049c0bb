import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problems/problem';
import type { DocsVersion } from '../../config/site-config';
import { announcementLink } from '../../docs/announcement/announcement-link';
import type { PlacedExercise } from '../../docs/exercises/exercise';
import { checkPlaces, exercisesIn, type ExercisePage } from '../../docs/exercises/place-exercises';
import { checkGlossary } from '../../docs/glossary/check-glossary';
import { docRecordOf } from '../../docs/pages/doc-record-of';
import { parseRedirects } from '../../docs/redirects/parse-redirects';
import { samplesOf } from '../../docs/reference/card-sample';
import { checkReferencePages } from '../../docs/reference/check-reference-pages';
import { checkReferences } from '../../docs/reference/check-references';
import { checkRelated } from '../../docs/reference/check-related';
import { indexReference } from '../../docs/reference/index-reference';
import type { ParsedReference } from '../../docs/reference/parse-reference';
import type { SynonymSource } from '../../docs/reference/parse-search-synonyms';
import { checkSearchSynonyms } from '../../docs/search/check-search-synonyms';
import { parseSidebars } from '../../docs/sidebar/parse-sidebars';
import { checkSteps } from '../../lessons/course/check-steps';
import { parseDifferences } from '../../lessons/differences/parse-differences';
import { checkGamePlaces } from '../../lessons/games/draw-games';
import type { WholeGame } from '../../lessons/games/whole-game';
import type { DocumentStore } from '../documents/document-store';
import { solutionSamples } from '../exercises/check-exercises';
import { readExercises } from '../exercises/read-exercises';
import { readGames } from '../games/read-games';
import {
  ANNOUNCEMENT_FILE,
  DIFFERENCES_FILE,
  GLOSSARY_FILE,
  REDIRECTS_FILE,
  SEARCH_SYNONYMS_FILE,
} from '../project/content-files';
import {
  placeOf,
  projectFile,
  withoutTranslated,
  type ContentFolders,
} from '../project/content-place';
import { readText } from '../project/read-text';
import type { SampledDoc } from '../samples/check-samples';
import type { Threads } from '../threads/threads';
import type { CheckedDoc } from './checked-docs';
import { readGlossary } from './read-glossary';
import { placedEntries, readReference } from './read-reference';
import { readSearchSynonyms } from './read-search-synonyms';
import type { SiteContent } from './site-plan';

interface ReadContent {
  content: SiteContent;
  /** The docs by their files. */
  docs: Map<string, CheckedDoc>;
  sampledDocs: SampledDoc[];
  reference: ParsedReference;
  games: WholeGame[];
  /** What the search takes for other words. */
  synonyms: SynonymSource[];
  exercises: PlacedExercise[];
  problems: Problem[];
}

/**
 * Reads and parses all content from disk, with its code samples; problems within single files are listed in
 * `problems`.
 */
export async function readContent(
  projectRoot: string,
  folders: ContentFolders,
  store: DocumentStore,
  threads?: Threads,
): Promise<ReadContent> {
  const problems: Problem[] = [];
  const sampledDocs: SampledDoc[] = [];
  const checked = new Map<string, CheckedDoc>();
  const content: SiteContent = { versions: [], redirects: [] };
  const reference = readReference(projectRoot);
  const referenceIndex = indexReference(reference.entries);
  const glossary = readGlossary(projectRoot);
  const exercises = readExercises(projectRoot);
  const search = readSearchSynonyms(projectRoot);
  const { games, problems: gameProblems } = readGames(projectRoot);
  const gameIds = games.map(({ id }) => id);
  problems.push(...gameProblems);
  for (const version of folders.versions) {
    const sidebars = parseSidebars(readText(projectRoot, version.sidebarFile), version.sidebarFile);
    problems.push(...sidebars.problems);
    const docs = [];
    const exercisePages: ExercisePage[] = [];
    const files = docFilesOf(projectRoot, version, folders.translationDir).flatMap(
      (absolutePath) => {
        const file = projectFile(projectRoot, absolutePath);
        const place = placeOf(file, folders);
        return place === null ? [] : [{ absolutePath, file, place }];
      },
    );
    for await (const [{ file, place }, document] of store.loadEach(files, threads)) {
      if (document instanceof Error) {
        problems.push(unreadable(file, document));
        continue;
      }
      problems.push(
        ...document.problems,
        ...checkReferences(file, document, reference.entries),
        ...checkGamePlaces(file, document.tree, gameIds),
        ...checkSteps({ docId: place.docId, file, tree: document.tree }, games),
      );
      sampledDocs.push({ file, codeSamples: document.codeSamples });
      exercisePages.push({ file, docId: place.docId, uses: exercisesIn(document.tree) });
      const record = docRecordOf(file, file, place, document, reference.entries, glossary.terms);
      docs.push(record);
      const { images, codeSamples, problems: own } = document;
      checked.set(file, { record, images, codeSamples, problems: own });
    }
    content.versions.push({ version, docs: withoutTranslated(docs), sidebars: sidebars.sidebars });
    if (!version.isLast) continue;
    const anchors = new Map(docs.map((doc) => [doc.docId, doc.anchors && new Set(doc.anchors)]));
    problems.push(
      ...reference.problems,
      ...checkReferencePages(reference, anchors),
      ...checkRelated(reference),
      ...glossary.problems,
      ...checkGlossary(glossary, GLOSSARY_FILE, anchors),
      ...exercises.problems,
      ...checkPlaces(exercises.exercises, exercisePages),
      ...search.problems,
      ...checkSearchSynonyms(search.synonyms, SEARCH_SYNONYMS_FILE, anchors, referenceIndex),
    );
  }
  sampledDocs.push(
    ...placedEntries(reference).map(({ entry, file, line, sampleLine = line }) => ({
      file,
      codeSamples: samplesOf(entry, sampleLine),
    })),
  );
  sampledDocs.push(
    ...[...solutionSamples(exercises.exercises)].map(([file, codeSamples]) => ({
      file,
      codeSamples,
    })),
  );
  const differences = parseDifferences(readText(projectRoot, DIFFERENCES_FILE), DIFFERENCES_FILE);
  const redirects = parseRedirects(readText(projectRoot, REDIRECTS_FILE), REDIRECTS_FILE);
  content.redirects = redirects.redirects;
  content.reference = placedEntries(reference);
  content.announcementLink = announcementLink(readText(projectRoot, ANNOUNCEMENT_FILE));
  return {
    content,
    docs: checked,
    sampledDocs,
    reference,
    games,
    synonyms: search.synonyms,
    exercises: exercises.exercises,
    problems: [...problems, ...differences.problems, ...redirects.problems],
  };
}

/** Parses all docs, so that the store has them. */
export async function parseDocs(
  projectRoot: string,
  folders: ContentFolders,
  store: DocumentStore,
  threads: Threads,
): Promise<void> {
  const files = folders.versions.flatMap((version) =>
    docFilesOf(projectRoot, version, folders.translationDir),
  );
  const all = store.loadEach(
    files.map((absolutePath) => ({ absolutePath })),
    threads,
  );
  while ((await all.next()).done !== true);
}

function unreadable(file: string, error: Error): Problem {
  return {
    severity: 'error',
    file,
    line: 1,
    message: `The file cannot be read: ${error.message}.`,
    hint: 'If it is a link, check that its target exists; otherwise check the file’s permissions.',
  };
}

function docFilesOf(
  projectRoot: string,
  { contentDir }: DocsVersion,
  translationDir: string | null,
): string[] {
  const originals = mdxFilesIn(path.join(projectRoot, contentDir));
  if (translationDir === null) return originals;
  const translated = contentDir.replace(/^content/, translationDir);
  return [...originals, ...mdxFilesIn(path.join(projectRoot, translated))];
}

function mdxFilesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => path.join(directory, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true);
}
