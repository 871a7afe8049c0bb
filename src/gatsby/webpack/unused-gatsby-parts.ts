import path from 'node:path';

const standIn = (name: string) => path.resolve('src/gatsby/webpack/stand-ins', name);

/** The requested module, and the file provided instead. */
export interface StandIn {
  request: RegExp;
  /** The file or package that requests it, if only its request is meant. */
  issuer?: RegExp;
  standIn: string;
}

/**
 * Parts of Gatsby and its plugins that every page would load but none uses, 15 KB gzip in total, and their
 * replacements in the browser’s production bundle.
 */
export const unusedGatsbyParts: readonly StandIn[] = [
  { request: /^gatsby-script$/, standIn: standIn('gatsby-script') },
  { request: /^gatsby-react-router-scroll$/, standIn: standIn('gatsby-react-router-scroll') },
  { request: /^@gatsbyjs\/reach-router$/, standIn: standIn('reach-router') },
  { request: /^\.\/find-path$/, issuer: /[\\/]\.cache[\\/]/, standIn: standIn('find-path') },
  { request: /^react-helmet$/, standIn: standIn('react-helmet') },
  { request: /^prop-types$/, standIn: standIn('prop-types') },
  { request: /^@babel\/runtime\/helpers\/extends$/, standIn: standIn('extends') },
  { request: /\/head\/head-export-handler-for-browser$/, standIn: standIn('head-export-handler') },
  { request: /\/register-service-worker$/, standIn: standIn('empty') },
  { request: /internal-plugins\/partytown\/gatsby-browser(?:\.js)?$/, standIn: standIn('empty') },
  {
    request: /^accessible-nprogress$/,
    issuer: /[\\/]gatsby-plugin-nprogress[\\/]/,
    standIn: standIn('nprogress-for-plugin'),
  },
];
