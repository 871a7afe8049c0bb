import { readFileSync } from 'node:fs';

/** VitePress with its defaults, with the pages of this site; it does not generate a sidebar from folders. */
export default {
  title: 'Atrament',
  ignoreDeadLinks: true,
  markdown: { html: false },
  // The pages mention double braces, which are plain text here.
  vue: { template: { compilerOptions: { delimiters: ['{%%', '%%}'] } } },
  themeConfig: { sidebar: JSON.parse(readFileSync('sidebar.json', 'utf8')) },
};
