import { placeOf, storyOf, wordsOf, type Passage, type TwineStory } from './twine-story';

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
  const extras = (tag: string, name: string, tags: string): Passage[] =>
    [...data.querySelectorAll(tag)]
      .filter(({ textContent }) => textContent.trim() !== '')
      .map(({ textContent }) => ({ name, tags: [tags], text: textContent }));
  const scripts = extras('script', 'Story JavaScript', 'script');
  const sheets = extras('style', 'Story stylesheet', 'stylesheet');
  return storyOf([...boxes.map((box) => passageOf(box)), ...scripts, ...sheets], {
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

function passageOf(box: Element, text = box.textContent): Passage {
  return {
    name: box.getAttribute('name') ?? box.getAttribute('tiddler') ?? '',
    tags: wordsOf(box.getAttribute('tags') ?? ''),
    text: text.replace(/\r\n?/g, '\n').trim(),
    ...placeOf(box.getAttribute('position')),
  };
}

/** Twine 1 wrote line breaks as `\n`. */
function readTwineOne(page: Document): TwineStory | null {
  const boxes = [...page.querySelectorAll('div[tiddler]')].map((box) => {
    const written = box.textContent.replace(/\\n/g, '\n').replace(/\\t/g, '\t');
    return passageOf(box, written.replace(/\\s/g, '\\'));
  });
  return storyOf(boxes, { format: 'SugarCube' });
}
