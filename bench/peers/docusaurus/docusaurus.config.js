/** Docusaurus as it comes, with its fast bundler and the pages of this site. */
module.exports = {
  title: 'Atrament',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'md',
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  future: { v4: true, faster: true },
  presets: [
    ['classic', { docs: { path: 'docs', routeBasePath: 'docs' }, blog: false, pages: false }],
  ],
};
