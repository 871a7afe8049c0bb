import type { GatsbyConfig } from 'gatsby';
import { hasPage } from './src/gatsby/develop/has-page';
import { editorForGatsby, serveEditor } from './src/gatsby/develop/serve-editor';
import { serveProblems } from './src/gatsby/develop/serve-problems';
import { serveRedirects } from './src/gatsby/develop/serve-redirects';
import { otherTranslations } from './src/gatsby/content/other-translations';
import { isDevelop, isNetlify } from './src/gatsby/project/environment';
import { netlifyAdapter } from './src/gatsby/hosts/netlify-adapter';
import { hasFreshQueryTypes, QUERY_TYPES } from './src/gatsby/schema/query-types';
import { siteMetadata } from './src/gatsby/schema/site-metadata';

/** The part of Gatsby’s `develop` server used here. */
interface DevelopServer {
  use: (handler: ReturnType<typeof serveEditor | typeof serveRedirects>) => void;
}

const config: GatsbyConfig = {
  siteMetadata,
  // A build for a folder of a host: PATH_PREFIX=/name npm run build
  pathPrefix: process.env.PATH_PREFIX ?? '',
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // A build makes them, if need be; `develop` would make them anew at each saved page.
  graphqlTypegen: !isDevelop() &&
    !hasFreshQueryTypes(__dirname) && {
      typesOutputPath: QUERY_TYPES,
      generateOnBuild: true,
      documentSearchPaths: ['./gatsby-node.ts', './src/gatsby/**/*.ts'],
    },
  // Elsewhere the build writes _redirects and _headers itself: src/gatsby/output.
  ...(isNetlify() && { adapter: netlifyAdapter() }),
  developMiddleware: (app: DevelopServer) => {
    app.use(serveProblems({ hasCms: false }));
    process.env.REACT_EDITOR ??= editorForGatsby();
    app.use(serveEditor(__dirname));
    app.use(serveRedirects(__dirname, hasPage));
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: `${__dirname}/content`,
        // Drafts of the CMS and of editors, which are gone in a moment, begin with a dot.
        ignore: [...otherTranslations, '**/.*'],
      },
    },
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        extensions: ['.mdx'],
        // Highlighting happens in src/gatsby/documents; named here so that the plugin's own
        // fields (excerpt, body) show code as the pages do.
        gatsbyRemarkPlugins: ['gatsby-remark-prismjs'],
      },
    },
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-typescript',
    {
      resolve: 'gatsby-plugin-nprogress',
      // The other constants stand where the bar is started: src/site/navigation/progress-bar.ts.
      options: { color: 'var(--color-progress)', showSpinner: false },
    },
  ],
};

export default config;
