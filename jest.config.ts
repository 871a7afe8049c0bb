/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Packages that are published as ES modules only and so must be transformed for Jest.
const esmPackages = [
  'unified',
  'remark-[^/]+',
  'rehype-[^/]+',
  'mdast-[^/]+',
  'micromark[^/]*',
  'hast[^/]*',
  '(retext|nlcst)-[^/]+',
  'parse-(english|latin)',
  'array-iterate',
  'quotation',
  'unist-[^/]+',
  'vfile[^/]*',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'zwitch',
  'longest-streak',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'trim-lines',
  'character-[^/]+',
  'decode-named-character-reference',
  'stringify-entities',
  'parse-entities',
  'is-(alphanumerical|alphabetical|decimal|hexadecimal)',
  'property-information',
  '(space|comma)-separated-tokens',
  'html-(void-elements|url-attributes)',
  'web-namespaces',
  'estree-[^/]+',
  'github-slugger',
  'image-size',
  'httpxy',
  '@ungap/structured-clone',
  'entities',
  'acorn-jsx',
  'parse5',
  'htmlparser2',
  'dom(handler|utils|-serializer|elementtype)',
  'workbox-[^/]+',
  'gettext-parser',
];

const common: Config = {
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/testing/css-module.cjs',
    '\\.css$': '<rootDir>/testing/css-module.cjs',
    '^gatsby$': '<rootDir>/testing/gatsby-mock.tsx',
  },
};

// Making a window takes longer than most tests of logic: a .test.ts that needs one says so in its first line.
const config: Config = {
  // Room for a slow machine, which is no failure of the site.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
    },
    {
      ...common,
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/testing/setup.ts', '<rootDir>/testing/components.ts'],
    },
  ],
};

export default config;
