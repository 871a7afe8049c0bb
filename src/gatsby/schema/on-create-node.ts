import type { GatsbyNode, Node } from 'gatsby';
import { siteConfig } from '../../config/site-config';
import { parseGlossary } from '../../docs/glossary/parse-glossary';
import { parseRedirects } from '../../docs/redirects/parse-redirects';
import { parseReference } from '../../docs/reference/parse-reference';
import { parseSidebars } from '../../docs/sidebar/parse-sidebars';
import { parseDifferences } from '../../lessons/differences/parse-differences';
import { parseExercises } from '../../lessons/exercises/parse-exercises';
import { keptSite } from '../content/site';
import { homeStoryFields } from '../home/home-story-fields';
import {
  DIFFERENCES_FILE,
  EXERCISES_FOLDER,
  GLOSSARY_FILE,
  HOME_STORY_FILE,
  PLAYGROUND_FOLDER,
  REDIRECTS_FILE,
  REFERENCE_FOLDER,
} from '../project/content-files';
import { projectFile } from '../project/content-place';

const sidebarFiles: ReadonlySet<string> = new Set(
  siteConfig.versions.map(({ sidebarFile }) => sidebarFile),
);

const fileOf = (node: Node) =>
  typeof node.absolutePath === 'string' ? projectFile(process.cwd(), node.absolutePath) : '';

const nodeFiles: ReadonlySet<string> = new Set([
  ...sidebarFiles,
  DIFFERENCES_FILE,
  GLOSSARY_FILE,
  REDIRECTS_FILE,
  HOME_STORY_FILE,
]);

const isOfReference = (file: string) =>
  file.startsWith(`${REFERENCE_FOLDER}/`) && file.endsWith('.yaml');

const isOfExercises = (file: string) =>
  file.startsWith(`${EXERCISES_FOLDER}/`) && file.endsWith('.yaml');

const isOfPlayground = (file: string) =>
  file.startsWith(`${PLAYGROUND_FOLDER}/`) && file.endsWith('.ink');

const isWanted = (file: string) =>
  nodeFiles.has(file) || isOfReference(file) || isOfExercises(file) || isOfPlayground(file);

/** The nodes made from files: gatsby-plugin-mdx creates the first. */
export const NODE_TYPES = [
  'Mdx',
  'Sidebars',
  'Redirect',
  'ReferenceEntry',
  'GlossaryTerm',
  'Exercise',
  'HomeStory',
  'PlaygroundFile',
  'PlaygroundDifference',
] as const;

/** Whether a node is made from a file node, here or by gatsby-plugin-mdx. */
export const makesNodes = (node: Node): boolean =>
  fileOf(node).endsWith('.mdx') || isWanted(fileOf(node));

/** Only the site’s data files become nodes here; pages are handled by gatsby-plugin-mdx. */
export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) =>
  node.internal.type === 'File' && isWanted(fileOf(node));

/**
 * Creates `Sidebars`, `Redirect`, `ReferenceEntry`, `GlossaryTerm`, `Exercise`, `HomeStory`, `PlaygroundFile` and
 * `PlaygroundDifference` nodes; the content check reports problems in YAML. A build has parsed what is in one file;
 * `develop` parses it here.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({
  node,
  actions: { createNode, createParentChildLink },
  createNodeId,
  createContentDigest,
  loadNodeContent,
}) => {
  const file = fileOf(node);
  const source = await loadNodeContent(node);
  const add = async (type: (typeof NODE_TYPES)[number], key: string, fields: object) => {
    const child = {
      ...fields,
      id: createNodeId(`${node.id} ${type} ${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    await createNode(child);
    createParentChildLink({ parent: node, child });
  };
  if (file === HOME_STORY_FILE) {
    await add('HomeStory', file, homeStoryFields(source));
    return;
  }
  if (isOfPlayground(file)) {
    const name = file.slice(PLAYGROUND_FOLDER.length + 1);
    await add('PlaygroundFile', name, { name, source });
    return;
  }
  if (file === DIFFERENCES_FILE) {
    const differences = keptSite()?.differences ?? parseDifferences(source, file).differences;
    for (const [position, difference] of differences.entries()) {
      const { id: differenceId, title, explanation, onlyHere } = difference;
      await add('PlaygroundDifference', differenceId, {
        differenceId,
        onlyHere,
        title,
        explanation,
        position,
      });
    }
    return;
  }
  if (file === REDIRECTS_FILE) {
    const redirects = keptSite()?.content.redirects ?? parseRedirects(source, file).redirects;
    for (const redirect of redirects) {
      await add('Redirect', redirect.from, { ...redirect });
    }
    return;
  }
  if (file === GLOSSARY_FILE) {
    const terms = keptSite()?.terms ?? parseGlossary(source, file).terms;
    for (const [position, entry] of terms.entries()) {
      const { id: termId, term, meaning, page } = entry;
      await add('GlossaryTerm', termId, { termId, term, meaning, page, position, entry });
    }
    return;
  }
  if (isOfExercises(file)) {
    const { exercises } = parseExercises(source, file);
    for (const [position, { exercise }] of exercises.entries()) {
      const { id: exerciseId, page, title, level } = exercise;
      const fields = { exerciseId, page, title, level, position, exercise };
      await add('Exercise', exerciseId, fields);
    }
    return;
  }
  if (isOfReference(file)) {
    const { entries, places } = parseReference([{ file, source }]);
    for (const [position, entry] of entries.entries()) {
      const { id: entryId, kind, name, summary, page } = entry;
      const line = places.get(entryId)?.line ?? 1;
      const fields = { entryId, kind, name, summary, page, file, line, position, entry };
      await add('ReferenceEntry', entryId, fields);
    }
    return;
  }
  for (const { name, sidebarFile } of siteConfig.versions) {
    if (sidebarFile !== file) continue;
    await add('Sidebars', name, {
      versionName: name,
      file,
      sidebars: parseSidebars(source, file).sidebars,
    });
  }
};
