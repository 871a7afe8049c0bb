import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { houseOf, mayUse } from '../houses.mjs';

/** Expressions that read what `src/ink/reading` reads: headers, declarations, comments of ink. */
const READS_INK = /\/[^\n]*(?:=\{2,\}|==\+|\^\\s\*=|\bVAR(?:\||\\[bs])|\\\/\\\*\[\^)[^\n]*\//;

/** Folders whose work it is: the reader itself, and what reads texts that are not ink yet, or of another language. */
const READERS = /^src\/(?:ink\/(?:reading|grammar|slips|convert)|docs|cms|gatsby)\//;

/** Files that read more of such a line than the reader says. The list may only shrink. */
const READ_MORE: ReadonlySet<string> = new Set([
  'src/ink/compile/mend-name.ts',
  'src/lessons/course/bare.ts',
  'src/lessons/course/line-forms.ts',
  'src/playground/editor/completion-place.ts',
  'src/playground/import/plain-text.ts',
  'src/playground/story-edits/add-place.ts',
  'src/playground/story-edits/variables.ts',
]);

/** Folders whose sentences readers see, without what only says to whoever builds the site that a game is broken. */
const HAS_READERS = /^src\/(?:ink|playground|lessons\/sample-views|ui)\/(?!playtests\/check-game)/;

/**
 * Files with sentences that are ink’s and the engine’s own, or for the browser’s console; in the player’s worker, those few
 * would bring the choice of a language, a kilobyte, to everybody who plays a sample. The list may only shrink.
 */
const OTHERS_WORDS: ReadonlySet<string> = new Set([
  'src/ink/compile/include-issues.ts',
  'src/playground/editor/token-ranges.ts',
  'src/playground/player/engine/compile-program.ts',
  'src/playground/player/engine/protocol.ts',
  'src/playground/player/engine/session.ts',
  'src/playground/player/engine/story-message.ts',
]);

/** A capital, and three words after it. */
const SENTENCE = /^“?(?:[A-Z][a-z’]+|A|I)”?(?: [“‘(]?(?:[a-z’]+|0)[”’),;:.?!…]*){3}/;

/** The sentences that a file has in quotation marks or between tags, but for those of errors. */
function sentencesIn(file: string, text: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isNewExpression(node) ||
      (ts.isCallExpression(node) && /^super$/.test(node.expression.getText()))
    )
      return;
    const isText =
      ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateExpression(node);
    const written = isText
      ? node
          .getText()
          .trim()
          .replace(/^['"`]/, '')
      : '';
    if (SENTENCE.test(written.replaceAll(/\$\{[^}]*\}/g, '0'))) found.push(written);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** What no rule of oxlint can say, about one file by its path from the project; empty if all is well. */
function faultsOf(file: string, text: string): string[] {
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name));
  return [
    ...imports
      .filter((target) => target.startsWith('src/') && !mayUse(houseOf(file), houseOf(target)))
      .map(
        (target) => `${file} imports ${target}: houses import one another one way, see houses.mjs`,
      ),
    ...imports
      .filter((target) => target.startsWith('testing/'))
      .map((target) => `${file} imports ${target}: only tests may import what helps to test`),
    ...(/^\s*(?:export )?(?:const )?enum /m.test(text)
      ? [
          `${file} has an enum: use a union of texts, since no rule watches what is assigned to an enum`,
        ]
      : []),
    ...(/<code\b(?![^>]*\btranslate=)/.test(text) && file.endsWith('.tsx')
      ? [`${file} has code without translate="no": translators would make other code of it`]
      : []),
    ...(READS_INK.test(text) && !READERS.test(file) && !READ_MORE.has(file)
      ? [`${file} reads ink with an expression of its own: ask src/ink/reading`]
      : []),
    ...(HAS_READERS.test(file) && !OTHERS_WORDS.has(file)
      ? sentencesIn(file, text).map(
          (one) => `${file} says ${one}: its words belong to config/messages`,
        )
      : []),
    ...(/\b(?:width|height)="[\d.]+rem"/.test(text)
      ? [`${file} has a drawing with a size in rem: Safari reads only em there, so use a class`]
      : []),
  ];
}

it('no file of the site breaks a rule', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('src', ...name.split(path.sep)))
    // Tests may look at a house with the content of any other.
    .filter((file) => /\/.+\/.+\.tsx?$/.test(file) && !/\.(?:test|fixture|d)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  ["import { a } from '../../site/a';", /houses import one another one way/],
  ["import type { A } from '../../site/a';", /houses import one another one way/],
  ["export { a } from '../../site/a';", /houses import one another one way/],
  ["const a = () => import('../../site/a');", /houses import one another one way/],
  ["import { a } from '../../../testing/a';", /only tests/],
  ['export enum Sign { Arrow }', /has an enum/],
  ['const a = <code className={b}>-&gt;</code>;', /translate/],
  ['const a = <svg width="1.25rem" />;', /in rem/],
  ['const HEADER = /^\\s*={2,}\\s*(\\w+)/;', /ask src.ink.reading/],
  ['const VALUE = /^\\s*(?:VAR|CONST)\\s+(\\w+)/;', /ask src.ink.reading/],
  ["const hint = 'Write it on a line of its own.';", /belong to config.messages/],
  ['const a = <p>Nothing is written here yet.</p>;', /belong to config.messages/],
  ['const a = `The file ${b} is not there.`;', /belong to config.messages/],
  ['const COMMENT = /\\/\\*[^]*?\\*\\//g;', /ask src.ink.reading/],
])('reports %s', (text, fault) => {
  expect(faultsOf('src/playground/map/a.tsx', text)).toEqual([expect.stringMatching(fault)]);
});

it.each([
  "import { a } from '../../ink/a';\nimport b from './b';\nimport c from 'react';",
  'const a = <code translate="no" className={b}>-&gt;</code>;',
  "const enumeration = 'enum of texts';",
  "throw new Error('The worker cannot be started.');",
])('reports nothing about %s', (text) => {
  expect(faultsOf('src/playground/map/a.tsx', text)).toEqual([]);
});
