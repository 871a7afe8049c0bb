import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Finds HTML, components and broken links in the Markdown of pages, and pages without Markdown. */
export function checkMarkdown({ files, read, has, pages, site, urlPath }) {
  const twins = files.filter((address) => /\/index\.md$/.test(address));
  const problems = pages
    .filter(({ address }) => address.startsWith('/docs/'))
    .map(({ address }) => address.replace(/\.html$/, '.md'))
    .filter((address) => !has(address))
    .map((address) => `there is no ${address}`);
  for (const address of [...twins, '/llms-full.txt']) {
    const tree = parser.parse(read(address));
    const report = (node, fault) =>
      problems.push(`${address}:${node.position.start.line} ${fault}`);
    const [first] = tree.children;
    if (first?.type !== 'heading' || first.depth !== 1) problems.push(`${address} has no title`);
    visit(tree, (node) => {
      if (node.type === 'html') report(node, `HTML: ${node.value.slice(0, 60)}`);
      if (node.type === 'text' && /<\/?[A-Z]\w*|^:::|\{#/.test(node.value)) {
        report(node, `a component: ${node.value.slice(0, 60)}`);
      }
      if (node.type !== 'link' && node.type !== 'image') return;
      if (!/^[a-z]+:/.test(node.url)) report(node, `a link that is not absolute: ${node.url}`);
      else if (node.url.startsWith(site) && !has(urlPath(node.url))) {
        report(node, `there is no ${node.url}`);
      }
    });
  }
  return problems;
}
