import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { houses, mayUse } from './houses.mjs';

/** What is part of the site: tests may look at a house with the content of any other. */
const CODE = '**/!(*.test|*.fixture).ts*(x)';

/** One zone for each house: what it may not import. */
const zones = Object.keys(houses).map((house) => ({
  target: `./src/${house}/${CODE}`,
  from: Object.keys(houses)
    .filter((other) => !mayUse(house, other))
    .map((other) => `./src/${other}`),
  message: 'Houses import one another one way: see houses.mjs.',
}));
const onlyTests = {
  target: `./src/${CODE}`,
  from: './testing',
  message: 'Only tests may import what helps to test.',
};

const noEnums = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of texts: no rule watches what is assigned to an enum.',
};

export default tseslint.config(
  {
    ignores: [
      'public/',
      '.cache/',
      '.bench/',
      '.build-guard/',
      // Configurations for tools that are installed elsewhere.
      'bench/peers/',
      '.e2e/',
      'node_modules/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'src/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `type` and `interface` are both used: interfaces for shapes, types for unions.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // There are no enums, so nothing can be assigned to one, and the rule would look at every assignment.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-restricted-syntax': ['error', noEnums],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '*.tsx'],
    plugins: { 'import-x': importX },
    // Hooks and contexts need no JSX.
    extends: [
      reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs['recommended-latest'],
    ],
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, onlyTests] }],
      'import-x/no-default-export': 'error',
    },
  },
  {
    files: ['src/**/*.tsx', '*.tsx'],
    plugins: { react },
    extends: [jsxA11y.flatConfigs.strict],
    settings: { react: { version: '18.3' } },
    rules: {
      'no-restricted-syntax': [
        'error',
        noEnums,
        {
          selector:
            "JSXOpeningElement[name.name='code']:not(:has(JSXAttribute[name.name='translate']))",
          message: 'Code has translate="no": translators would make other code of it.',
        },
      ],
      // Links are given their words as children, which the rule cannot see.
      'jsx-a11y/anchor-has-content': 'off',
      // Focus passing through is watched, not acted on: only what is pressed must be a control.
      'jsx-a11y/no-static-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyDown', 'onKeyUp'] },
      ],
      'react/no-danger': 'error',
      'react/no-unstable-nested-components': 'error',
      'react/jsx-key': 'error',
      'react/self-closing-comp': 'error',
    },
  },
  {
    // Gatsby finds these by their default export.
    files: [
      'src/pages/**',
      'src/templates/**',
      '**/*.d.ts',
      '*.config.ts',
      'gatsby-*.ts',
      'gatsby-*.tsx',
      'netlify/functions/**',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['bench/measure-{edits,map,navigation,offline,page,player,search,write}.mjs'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'testing/**', 'e2e/**'],
    rules: {
      // Mocks and fixtures are passed about without their `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  prettier,
);
