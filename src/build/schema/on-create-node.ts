import type { GatsbyNode, Node } from 'gatsby';
import { parseRedirects } from '../../core/redirects/parse-redirects';
import { parseSidebars } from '../../core/sidebar/parse-sidebars';
import { siteConfig } from '../../site/site-config';
import { projectFile } from '../content/content-place';
import { HOME_STORY_FILE, REDIRECTS_FILE } from '../content/content-files';
import { homeStoryFields } from '../home/home-story-fields';

const sidebarFiles: ReadonlySet<string> = new Set(
  siteConfig.versions.map(({ sidebarFile }) => sidebarFile),
);

const fileOf = (node: Node) =>
  typeof node.absolutePath === 'string' ? projectFile(process.cwd(), node.absolutePath) : '';

const nodeFiles: ReadonlySet<string> = new Set([...sidebarFiles, REDIRECTS_FILE, HOME_STORY_FILE]);

/** Only the files that steer the site become nodes here; pages are gatsby-plugin-mdx's. */
export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) =>
  node.internal.type === 'File' && nodeFiles.has(fileOf(node));

/** Makes `Sidebars`, `Redirect` and `HomeStory` nodes; problems in YAML are told by the content check. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({
  node,
  actions: { createNode, createParentChildLink },
  createNodeId,
  createContentDigest,
  loadNodeContent,
}) => {
  const file = fileOf(node);
  const source = await loadNodeContent(node);
  const add = async (type: string, key: string, fields: object) => {
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
  if (file === REDIRECTS_FILE) {
    for (const redirect of parseRedirects(source, file).redirects) {
      await add('Redirect', redirect.from, { ...redirect });
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
