import { parseDocument } from './parse-document';

const environment = {
  highlight: (code: string) => [code],
  knowsLanguage: () => true,
  measureImage: () => null,
};
const text = `
The first
paragraph.

## Heading

<Details summary="Why?">

Within.

</Details>

| A   |
| --- |
| B   |

- One
`;

it('marks blocks with their lines only where an editor asks for it', () => {
  const marked = JSON.stringify(
    parseDocument(text, 'a.mdx', { ...environment, marksLines: true }).tree,
  );
  expect(marked.match(/"data-lines":"[^"]+"/g)?.map((mark) => mark.slice(14, -1))).toEqual([
    '2-3',
    '9-9',
    '13-13',
    '15-15',
    '17-17',
  ]);
  expect(JSON.stringify(parseDocument(text, 'a.mdx', environment).tree)).not.toContain('lines');
});
