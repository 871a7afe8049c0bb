import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problems/problem';
import type { DocsVersion } from '../../config/site-config';
import { announcementLink } from '../../docs/announcement/announcement-link';
import type { PlacedExercise } from '../../docs/exercises/exercise';
import { checkPlaces, exercisesIn, type ExercisePage } from '../../docs/exercises/place-exercises';
import { checkGlossary } from '../../docs/glossary/check-glossary';
import type { GlossaryTerm } from '../../docs/glossary/glossary-term';
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
import type { InkFile } from '../../ink/story/starters-of';
import { checkSteps } from '../../lessons/course/check-steps';
import type { MadeWith } from '../../docs/made-with/made-with';
import { parseMadeWith } from '../../docs/made-with/parse-made-with';
import type { Difference } from '../../lessons/differences/difference';
import { parseDifferences } from '../../lessons/differences/parse-differences';
import { checkGamePlaces } from '../../lessons/games/draw-games';
import type { WholeGame } from '../../lessons/games/whole-game';
import type { DocumentStore } from '../documents/document-store';
import type { StoredDocument } from '../documents/stored-document';
import { solutionSamples } from '../exercises/check-exercises';
import { readExercises } from '../exercises/read-exercises';
import { readGames } from '../games/read-games';
import {
  ANNOUNCEMENT_FILE,
  DIFFERENCES_FILE,
  MADE_WITH_FILE,
  GLOSSARY_FILE,
  HOME_STORY_FILE,
  PLAYGROUND_FOLDER,
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
import { readGlossary } from './read-glossary';
import { placedEntries, readReference } from './read-reference';
import { readSearchSynonyms } from './read-search-synonyms';
import type { SiteContent } from './site-plan';

/** What a check keeps of a doc, so that its document is not loaded again. */
export type CheckedDoc = Pick<StoredDocument, 'images' | 'codeSamples'>;

/** All content of the project, as it is on disk. */
export interface ReadContent {
  content: SiteContent;
  /** The docs by their files. */
  docs: Map<string, CheckedDoc>;
  sampledDocs: SampledDoc[];
  reference: ParsedReference;
  terms: GlossaryTerm[];
  games: WholeGame[];
  /** What the search takes for other words. */
  synonyms: SynonymSource[];
  exercises: PlacedExercise[];
  /** What the playground does differently from the engine. */
  differences: Difference[];
  /** What others have made with the engine. */
  works: MadeWith[];
  /** The ink files that the playground starts from. */
  starters: InkFile[];
  /** The story of the home page. */
  homeStory: string;
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
    const files = placedDocs(projectRoot, version, folders);
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
      const record = docRecordOf(file, place, document, reference.entries, glossary.terms);
      docs.push(record);
      const { images, codeSamples } = document;
      checked.set(file, { images, codeSamples });
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
    ...[...solutionSamples(exercises.exercises)].map(([file, codeSamples]) => ({
      file,
      codeSamples,
    })),
  );
  const differences = parseDifferences(readText(projectRoot, DIFFERENCES_FILE), DIFFERENCES_FILE);
  const madeWith = parseMadeWith(readText(projectRoot, MADE_WITH_FILE), MADE_WITH_FILE);
  const redirects = parseRedirects(readText(projectRoot, REDIRECTS_FILE), REDIRECTS_FILE);
  content.redirects = redirects.redirects;
  content.reference = placedEntries(reference);
  content.announcementLink = announcementLink(readText(projectRoot, ANNOUNCEMENT_FILE));
  return {
    content,
    docs: checked,
    sampledDocs,
    reference,
    terms: glossary.terms,
    games,
    synonyms: search.synonyms,
    exercises: exercises.exercises,
    differences: differences.differences,
    works: madeWith.works,
    starters: readStarters(projectRoot),
    homeStory: readText(projectRoot, HOME_STORY_FILE).trimEnd(),
    problems: [...problems, ...differences.problems, ...madeWith.problems, ...redirects.problems],
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

/** The files of the docs of a version that have a place on the site. */
function placedDocs(projectRoot: string, version: DocsVersion, folders: ContentFolders) {
  return docFilesOf(projectRoot, version, folders.translationDir).flatMap((absolutePath) => {
    const file = projectFile(projectRoot, absolutePath);
    const place = placeOf(file, folders);
    return place === null ? [] : [{ absolutePath, file, place }];
  });
}

function docFilesOf(
  projectRoot: string,
  { contentDir }: DocsVersion,
  translationDir: string | null,
): string[] {
  const originals = filesIn(path.join(projectRoot, contentDir), '.mdx');
  if (translationDir === null) return originals;
  const translated = contentDir.replace(/^content/, translationDir);
  return [...originals, ...filesIn(path.join(projectRoot, translated), '.mdx')];
}

function readStarters(projectRoot: string): InkFile[] {
  const folder = path.join(projectRoot, PLAYGROUND_FOLDER);
  return filesIn(folder, '.ink').map((file) => ({
    name: projectFile(folder, file),
    source: readFileSync(file, 'utf8'),
  }));
}

/** The files below a folder whose names end in this way, sorted. */
function filesIn(directory: string, ending: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => path.join(directory, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true);
}
