import { placeOf, storyOf, type Passage, type TwineStory } from './twine-story';

/** Whether a page was published by Twine, 1 or 2. */
export function isTwinePage(html: string): boolean {
  return /<tw-storydata\b|<div[^>]*\btiddler=/i.test(html);
}

/** Reads a published story or an archive of Twine; of several stories the first with passages. Null if it has none. */
export function readTwinePage(html: string): TwineStory | null {
  const page = parsed(html);
  const [first] = storiesOf(page);
  return first === undefined ? readTwineOne(page) : readTwineTwo(first);
}

/** The stories of an archive, each as a page of its own. */
export function storiesIn(html: string): { title: string; html: string }[] {
  return storiesOf(parsed(html)).map((data) => ({
    title: data.getAttribute('name') ?? '',
    html: data.outerHTML,
  }));
}

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function storiesOf(page: Document): Element[] {
  return [...page.querySelectorAll('tw-storydata')].filter((data) => readTwineTwo(data) !== null);
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
    version: data.getAttribute('format-version') ?? '',
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
    text: box.textContent.replace(/\\n/g, '\n').replace(/\\t/g, '\t').replace(/\\s/g, '\\').trim(),
  }));
  return storyOf(boxes, { format: 'SugarCube' });
}
