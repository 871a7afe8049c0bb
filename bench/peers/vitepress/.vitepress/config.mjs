import { readFileSync } from 'node:fs';

/** VitePress as it comes, with the pages of this site; it makes no sidebar of folders by itself. */
export default {
  title: 'Atrament',
  ignoreDeadLinks: true,
  markdown: { html: false },
  // The pages write of double braces; here they are text.
  vue: { template: { compilerOptions: { delimiters: ['{%%', '%%}'] } } },
  themeConfig: { sidebar: JSON.parse(readFileSync('sidebar.json', 'utf8')) },
};
