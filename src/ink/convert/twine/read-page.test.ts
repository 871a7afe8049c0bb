/** @jest-environment jsdom */
import { playConversion } from '../play-conversion.fixture';
import { convertTwine } from './convert-twine';
import { isTwinePage, readTwinePage } from './read-page';

const page = (format: string, passages: string, extra = '') => `<!doctype html><html><body>
<tw-storydata name="The Pier &amp; the Sea" startnode="2" creator="Twine" format="${format}">
<style role="stylesheet" type="text/twine-css"></style><script role="script" type="text/twine-javascript">${extra}</script>
${passages}</tw-storydata><script>var engine = "<tw-passagedata>";</script></body></html>`;

test('a published story: its start, its entities, its script', () => {
  const html = page(
    'SugarCube',
    `<tw-passagedata pid="1" name="Sea" tags="">Salt &lt;3 &quot;wind&quot; &#39;n&#39; &amp;amp; foam</tw-passagedata>
<tw-passagedata pid="2" name="Pier" tags="a b">Boards.&#10;&lt;&lt;set $a to 1&gt;&gt;[[Go-&gt;Sea]]</tw-passagedata>`,
    'window.a = 1;',
  );
  expect(isTwinePage(html)).toBe(true);
  const story = readTwinePage(html);
  expect(story).toMatchObject({ title: 'The Pier & the Sea', format: 'SugarCube', start: 'Pier' });
  const { program, losses, tool } = convertTwine(story!);
  expect(tool).toBe('Twine (SugarCube)');
  expect(program.source).toMatch(/^# title: The Pier & the Sea$/m);
  expect(losses).toMatchObject([{ code: 'Story JavaScript\nwindow.a = 1;', line: 17 }]);
  expect(playConversion(program, ['Go'])).toEqual(['Boards. [Go]', 'Salt <3 "wind" \'n\' & foam']);
});

test.each(['Harlowe', 'SugarCube', 'Chapbook', 'Snowman', 'Paperthin'])(
  'a page of %s is read',
  (format) => {
    const html = page(
      format,
      '<tw-passagedata pid="2" name="Pier" tags="">Boards. [[Go->Sea]]</tw-passagedata><tw-passagedata pid="3" name="Sea" tags="">Salt.</tw-passagedata>',
    );
    const { program } = convertTwine(readTwinePage(html)!);
    expect(playConversion(program, ['Go'])).toEqual(['Boards. [Go]', 'Salt.']);
  },
);

test('a page of Twine 1', () => {
  const html =
    '<div id="storeArea"><div tiddler="Start" tags="">One.\\n[[Two]]</div><div tiddler="Two" tags="">End.</div><div tiddler="StoryTitle" tags="">Old</div></div>';
  const { program } = convertTwine(readTwinePage(html)!);
  expect(playConversion(program, ['Two'])).toEqual(['One. [Two]', 'End.']);
});

test('places keep their position, their tags as a note, and the colour of a tag', () => {
  const html = page(
    'Harlowe',
    `<tw-passagedata pid="2" name="Pier" tags="night wet" position="100,200">[[Sea]]</tw-passagedata>
<tw-passagedata pid="3" name="Sea" tags="" position="300.5,250">Salt.</tw-passagedata><tw-tag name="wet" color="orange"></tw-tag>`,
  );
  const { program, positions } = convertTwine(readTwinePage(html)!);
  expect(program.source).toContain('=== Pier\n// colour: amber\n// Tags: night, wet\n');
  expect(positions).toEqual({
    'place ': { x: 160, y: 110 },
    'place Pier': { x: 160, y: 200 },
    'place Sea': { x: 480.8, y: 250 },
  });
  const [here, away] = [' position="1,1"', ''].map((at) =>
    page(
      'Harlowe',
      [2, 3]
        .map((id) => `<tw-passagedata pid="${id}" name="P${id}"${at}>x</tw-passagedata>`)
        .join(''),
    ),
  );
  for (const html of [here, away])
    expect(convertTwine(readTwinePage(html!)!).positions).toEqual({});
});

test('another page is none', () => {
  expect(isTwinePage('<html><p>tw-storydata</p></html>')).toBe(false);
  expect(readTwinePage('<html></html>')).toBeNull();
});

test('a page of Twine 1: its line breaks, tabs and backslashes', () => {
  const html = '<div id="storeArea"><div tiddler="Start" tags="">One\\n\\tTwo \\s.</div></div>';
  expect(readTwinePage(html)?.passages[0]?.text).toBe('One\n\tTwo \\.');
});

test('a picture whose name has spaces', () => {
  const { program } = convertTwine({
    ...{ title: '', author: '', format: 'Harlowe', start: null, tagColours: {} },
    passages: [{ name: 'Start', tags: [], text: `<img src="my pictures/a b.png" alt='x'>` }],
  });
  expect(program.source).toContain('[picture]my pictures/a b.png[/picture]');
});
