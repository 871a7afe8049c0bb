/** @jest-environment jsdom */
import { Blob as NodeBlob } from 'node:buffer';
import type { FoundFile } from '../assets/found-file';
import { readGame } from './read-game';

// The blobs of jsdom cannot be read.
Object.assign(globalThis, { Blob: NodeBlob });

const page = (path: string, html: string): FoundFile => ({ path, blob: new Blob([html]) });
const story = (name: string, passages: string, format = 'Harlowe') =>
  `<tw-storydata name="${name}" startnode="1" format="${format}">${passages}</tw-storydata>`;
const passage = (text: string) => `<tw-passagedata pid="1" name="Start">${text}</tw-passagedata>`;

test.each([
  ['Harlowe', '2.1.0'],
  ['Chapbook', '1.2.0'],
  ['Snowman', '2.1.1'],
])('a page with the engine of %s %s, which holds control characters, is read', async (format) => {
  const engine = '<script>var signs = "\0\u0001\u007f";</script>';
  const html = `<html><head>${engine}</head><body>${story('Pier', passage('Boards.'), format)}</body></html>`;
  const result = await readGame([page('pier.html', html)]);
  expect(result.kind === 'game' && result.notes[0]).toMatch(`Twine (${format}): 1 passage`);
});

test('of an archive with several stories, one is chosen; empty ones are not offered', async () => {
  const html = [
    story('Empty', ''),
    story('Pier', passage('Boards.')),
    story('Sea/Shore', passage('Salt.')),
  ].join('\n');
  const archive = await readGame([page('archive.html', html)]);
  if (archive.kind !== 'several') throw new Error(JSON.stringify(archive));
  expect(archive.games.map(({ path }) => path)).toEqual(['Pier.html', 'Sea Shore.html']);
  const chosen = await readGame([archive.games[1]!]);
  expect(chosen.kind === 'game' && chosen.program.source).toContain('Salt.');
});

test('an archive with one story that is not empty is that story', async () => {
  const html = [story('Empty', ''), story('Pier', passage('Boards.'))].join('\n');
  const result = await readGame([page('archive.html', html)]);
  expect(result.kind === 'game' && result.program.source).toContain('Boards.');
});

test('pictures within the page become files, and their letters are not in the text', async () => {
  const data = `data:image/png;base64,${btoa('\u0089PNG\r\n\u001a\n0123456789'.repeat(50))}`;
  const html = story('Pier', passage(`&lt;img src="${data}"&gt; and &lt;img src="${data}"&gt;`));
  const result = await readGame([page('pier.html', html)]);
  if (result.kind !== 'game') throw new Error(JSON.stringify(result));
  expect(result.program.source).toContain('[picture]picture_1.png[/picture]');
  expect(result.program.source).not.toContain('base64');
  expect([...result.assets.keys()]).toEqual(['picture_1.png']);
});
