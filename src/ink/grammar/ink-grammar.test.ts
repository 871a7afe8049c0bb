import gatsbyRemarkPrismjs from 'gatsby-remark-prismjs';
import { Compiler, CompilerOptions } from 'inkjs/full';
import type { Root } from 'mdast';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Prism from 'prismjs';
import { inkGrammar } from './ink-grammar';
import { outlineTokens, textOf } from './outline-tokens.fixture';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const stories = ['fixtures/ferry.ink', 'fixtures/ledger.ink', '../../../content/home/story.ink'];

const kinds = (outline: string) =>
  new Set([...outline.matchAll(/‹([\w-]+)/g)].map(([, kind]) => kind));

describe.each(stories)('%s', (file) => {
  const ink = read(file);

  it('is ink', () => {
    const errors: string[] = [];
    const options = new CompilerOptions(null, [], true, (message) => {
      if (!message.startsWith('TODO')) errors.push(message);
    });
    new Compiler(ink, options).Compile();
    expect(errors).toEqual([]);
  });

  it('keeps every character', () => {
    expect(textOf(Prism.tokenize(ink, inkGrammar))).toBe(ink);
  });

  it('has no braces that are taken for unclosed ones', () => {
    expect(Prism.tokenize(ink, inkGrammar)).not.toContainEqual(
      expect.objectContaining({ type: 'punctuation' }),
    );
  });

  it('reads the same knot by knot', () => {
    const knots = ink.split(/^(?===)/m);
    expect(knots.map(outlineTokens).join('')).toBe(outlineTokens(ink));
  });

  it('reads the same with the line ends of Windows', () => {
    const outline = outlineTokens(ink.replaceAll('\n', '\r\n'));
    expect(kinds(outline)).toEqual(kinds(outlineTokens(ink)));
  });
});

it('knows every kind of token by the stories of this folder', () => {
  const seen = kinds(
    stories
      .slice(0, 2)
      .map((file) => outlineTokens(read(file)))
      .join(''),
  );
  expect([...seen].sort()).toEqual([
    'alternative',
    'arguments',
    'attr-name',
    'attr-value',
    'boolean',
    'braces',
    'branch',
    'builtin',
    'choice',
    'choice-line',
    'comment',
    'condition',
    'declaration',
    'divert',
    'escape',
    'function',
    'gather',
    'glue',
    'keyword',
    'knot',
    'label',
    'logic',
    'markup',
    'markup-name',
    'name',
    'number',
    'operator',
    'parameter',
    'parameters',
    'punctuation',
    'stitch',
    'string',
    'tag',
    'tag-name',
    'target',
    'thread',
    'todo',
    'tunnel',
    'variable',
  ]);
});

it('keeps every character of the samples in the documentation', () => {
  const docs = path.join(__dirname, '../../../content/docs');
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => readFileSync(path.join(docs, file), 'utf8'));
  const samples = pages.flatMap((page) =>
    [...page.matchAll(/^( *)(`{3,})ink\b[^\n]*\n([^]*?)^\1\2/gm)].map(([, , , ink = '']) => ink),
  );
  expect(samples.length).toBeGreaterThan(0);
  for (const ink of samples) expect(textOf(Prism.tokenize(ink, inkGrammar))).toBe(ink);
});

describe('gatsby-remark-prismjs', () => {
  const draw = (ink: string) => {
    const markdownAST: Root = {
      type: 'root',
      children: [{ type: 'code', lang: 'ink', value: ink }],
    };
    const extension = { language: 'ink', definition: inkGrammar };
    gatsbyRemarkPrismjs(
      { markdownAST },
      { noInlineHighlight: true, languageExtensions: [extension] },
    );
    return markdownAST.children[0];
  };

  it('leaves the grammar as it is, time after time', () => {
    const ink = read('fixtures/ferry.ink');
    const outline = outlineTokens(ink);
    const [first, second] = [draw(ink), draw(ink)];
    expect(second).toEqual(first);
    expect(outlineTokens(ink)).toBe(outline);
  });

  it('draws aliases as words', () => {
    expect(draw('TODO: x')).toMatchObject({
      value: expect.stringContaining(
        '<span class="token todo comment important">TODO: x</span>',
      ) as string,
    });
  });
});
