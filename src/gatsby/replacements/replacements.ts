import path from 'node:path';
import { NormalModuleReplacementPlugin } from 'webpack';

/** A module that is not in the browser’s bundle, as it was when the replacement was last compared with it. */
export interface Original {
  /** What imports it asks webpack for. */
  request: RegExp;
  /** The file or package that asks, if only its request is meant. */
  issuer?: RegExp;
  package: string;
  version: string;
  /** Its source within the package. */
  file: string;
  /** The first 16 digits of the SHA-256 of that file. */
  digest: string;
}

export interface Replacement {
  /** Its path; the file is in this folder. */
  file: string;
  why: string;
  /** Who loads that much less. */
  savesFor: 'every page' | 'the editor of ink' | 'tables of translations';
  /** By how many bytes, gzip: the scripts of a build with it, against those of a build without. */
  saves: number;
  /** Why it stays although it saves less than 2 KB. */
  staysBecause?: string;
  /** Whether webpack cannot bundle the originals at all, so that `develop` needs it, too. */
  isNeeded?: true;
  madeFor: readonly Original[];
}

const inThisFolder = (name: string): string => path.resolve('src/gatsby/replacements', name);

/** Exported because `develop` leaves out something too. */
export const NOTHING = inThisFolder('nothing');

/**
 * All that is replaced in the browser’s production bundle. What saves less than 2 KB, or stands in for a package that this
 * site was asked to be made of, does not belong here. A test fails when an original changes.
 */
export const replacements: readonly Replacement[] = [
  {
    file: NOTHING,
    why:
      'Left out, not rewritten: the handler of `Head` exports (heads are react-helmet’s), Partytown (no script runs ' +
      'in a worker of its own), the registration of a worker, which src/site/offline does, and scroll positions, which ' +
      'route-scroll.ts keeps. With them a page would take 152 KB of the 150 it may take.',
    savesFor: 'every page',
    saves: 4710,
    madeFor: [
      {
        request: /\/head\/head-export-handler-for-browser$/,
        package: 'gatsby',
        version: '5.16.1',
        file: 'cache-dir/head/head-export-handler-for-browser.js',
        digest: '359794bc34156f24',
      },
      {
        request: /internal-plugins\/partytown\/gatsby-browser(?:\.js)?$/,
        package: 'gatsby',
        version: '5.16.1',
        file: 'dist/internal-plugins/partytown/gatsby-browser.js',
        digest: '8070d603377f788d',
      },
      {
        request: /^\.\/register-service-worker$/,
        issuer: /[\\/]\.cache[\\/]/,
        package: 'gatsby',
        version: '5.16.1',
        file: 'cache-dir/register-service-worker.js',
        digest: '7bf4f04e4d05cc49',
      },
      {
        request: /^gatsby-react-router-scroll$/,
        package: 'gatsby-react-router-scroll',
        version: '6.16.0',
        file: 'scroll-handler.js',
        digest: 'a5adb0b4ff86d5fa',
      },
    ],
  },
  {
    file: inThisFolder('reach-router'),
    why: 'The parts of the router that Gatsby and its Link use; reach-router.test.tsx compares the two.',
    savesFor: 'every page',
    saves: 1923,
    staysBecause:
      'With the published router a page takes 149.8 KB of the 150 it may take: no change to the app would fit.',
    madeFor: [
      {
        request: /^@gatsbyjs\/reach-router$/,
        package: '@gatsbyjs/reach-router',
        version: '2.0.1',
        file: 'dist/index.modern.mjs',
        digest: '6901b82b0b9ef708',
      },
    ],
  },
  {
    file: inThisFolder('find-path'),
    why: 'Maps an address to the name of its page; Gatsby’s makes the query part of the name.',
    savesFor: 'every page',
    saves: 218,
    staysBecause:
      'With Gatsby’s, each `?sample=` or `?q=` would fetch the data of a page again that is already there: ' +
      'decisions/2026-11-query-in-addresses.md.',
    madeFor: [
      {
        request: /^\.\/find-path$/,
        issuer: /[\\/]\.cache[\\/]/,
        package: 'gatsby',
        version: '5.16.1',
        file: 'cache-dir/find-path.js',
        digest: '757e8390faedc362',
      },
    ],
  },
  {
    file: inThisFolder('codemirror-language'),
    why:
      'CodeMirror’s parser and what asks its trees: ink has no grammar for it. Packages that are used import ' +
      'them for commands that are not.',
    savesFor: 'the editor of ink',
    saves: 12138,
    madeFor: [
      {
        request: /^@codemirror\/language$/,
        package: '@codemirror/language',
        version: '6.13.1',
        file: 'dist/index.js',
        digest: '3ee82597686d9790',
      },
      {
        request: /^@lezer\/common$/,
        package: '@lezer/common',
        version: '1.5.5',
        file: 'dist/index.js',
        digest: '5afcf283f7ab19b5',
      },
    ],
  },
  {
    // With its ending: packages of type “module” name whole files.
    file: inThisFolder('gettext-parts.js'),
    why:
      'What gettext-parser imports besides: other encodings, for which browsers have TextDecoder, modules of Node, and ' +
      'where lines can be broken. It gets texts here, and writes none.',
    savesFor: 'tables of translations',
    saves: 196306,
    isNeeded: true,
    madeFor: [
      {
        request: /^(?:encoding|node:stream|node:util|util)$/,
        issuer: /[\\/]gettext-parser[\\/]lib[\\/]/,
        package: 'gettext-parser',
        version: '10.0.0',
        file: 'lib/poparser.js',
        digest: '423a9b85dfedb641',
      },
      {
        request: /^\.\/unicode-data\.js$/,
        issuer: /[\\/]gettext-parser[\\/]lib[\\/]/,
        package: 'gettext-parser',
        version: '10.0.0',
        file: 'lib/unicode-data.js',
        digest: '2c17de37a3e2e34a',
      },
    ],
  },
];

/** Replaces the parts of some rows in a compilation of webpack. */
export function replaceParts(rows: readonly Replacement[]): NormalModuleReplacementPlugin[] {
  return rows.flatMap(({ file, madeFor }) =>
    madeFor.map(
      ({ request, issuer = /^/ }) =>
        new NormalModuleReplacementPlugin(request, (resource: ModuleRequest) => {
          if (issuer.test(resource.contextInfo.issuer)) resource.request = file;
        }),
    ),
  );
}

interface ModuleRequest {
  request: string;
  contextInfo: { issuer: string };
}
