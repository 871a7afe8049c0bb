import { placeOf, storyOf, type Passage, type TwineStory } from './twine-story';

/** Whether a page was published by Twine, 1 or 2. */
export function isTwinePage(html: string): boolean {
  return /<tw-storydata\b|<div[^>]*\btiddler=/i.test(html);
}

/** Reads a published story or an archive of Twine; of several stories the first. Null if it has none. */
export function readTwinePage(html: string): TwineStory | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data = page.querySelector('tw-storydata');
  return data === null ? readTwineOne(page) : readTwineTwo(data);
}

function readTwineTwo(data: Element): TwineStory | null {
  const boxes = [...data.querySelectorAll('tw-passagedata')];
  const start = boxes.find((box) => box.getAttribute('pid') === data.getAttribute('startnode'));
  const scripts = [...data.querySelectorAll('script')].map((script) => ({
    name: 'Story JavaScript',
    tags: ['script'],
    text: script.textContent,
  }));
  const sheets = [...data.querySelectorAll('style')].map((style) => ({
    name: 'Story stylesheet',
    tags: ['stylesheet'],
    text: style.textContent,
  }));
  const extras = [...scripts, ...sheets].filter(({ text }) => text.trim() !== '');
  return storyOf([...boxes.map(passageOf), ...extras], {
    title: data.getAttribute('name') ?? '',
    format: data.getAttribute('format') ?? '',
    start: start?.getAttribute('name') ?? null,
    tagColours: Object.fromEntries(
      [...data.querySelectorAll('tw-tag')].map((tag) => [
        tag.getAttribute('name') ?? '',
        tag.getAttribute('color') ?? '',
      ]),
    ),
  });
}

function passageOf(box: Element): Passage {
  return {
    name: box.getAttribute('name') ?? '',
    tags: (box.getAttribute('tags') ?? '').split(/\s+/).filter((tag) => tag !== ''),
    text: box.textContent.replace(/\r\n?/g, '\n').trim(),
    ...placeOf(box.getAttribute('position')),
  };
}

/** Twine 1 wrote line breaks as `\n`. */
function readTwineOne(page: Document): TwineStory | null {
  const boxes = [...page.querySelectorAll('div[tiddler]')].map((box) => ({
    name: box.getAttribute('tiddler') ?? '',
    tags: (box.getAttribute('tags') ?? '').split(/\s+/).filter((tag) => tag !== ''),
    text: box.textContent.replace(/\\n/g, '\n').replace(/\\s/g, '\\').trim(),
  }));
  return storyOf(boxes, { format: 'SugarCube' });
}
