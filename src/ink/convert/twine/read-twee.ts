import { isRecord } from '../../story/story-program';
import { placeOf, storyOf, wordsOf, type Passage, type TwineStory } from './twine-story';

const HEADER =
  /^::[ \t]*(?<name>(?:\\.|[^\\[{<\n]|<(?![-\d.,\s]+>))*?)[ \t]*(?:\[(?<tags>(?:\\.|[^\]\\])*)\])?[ \t]*(?<about>\{.*\}|<[-\d.,\s]+>)?[ \t]*$/;

/** Whether a text is Twee: it has lines that begin passages. */
export function isTwee(text: string): boolean {
  return /^::[ \t]*[^\s:]/m.test(text);
}

/** Reads Twee (the text form of Twine’s stories); null if it has no passages. */
export function readTwee(text: string): TwineStory | null {
  const passages = text.split(/^(?=::)/m).flatMap((written): Passage[] => {
    if (!written.startsWith('::')) return [];
    const [line = '', ...lines] = written.split('\n');
    const { name = line.slice(2), tags = '', about = '' } = HEADER.exec(line)?.groups ?? {};
    return [
      {
        name: unescaped(name).trim(),
        tags: wordsOf(unescaped(tags)),
        text: lines.join('\n').replace(/^\\::/gm, '::').trim(),
        ...placeOf(about.startsWith('<') ? about.slice(1, -1) : recordIn(about).position),
      },
    ];
  });
  const data = dataOf(passages.find(({ name }) => name === 'StoryData')?.text ?? '');
  return storyOf(passages, data);
}

function dataOf(json: string): Parameters<typeof storyOf>[1] {
  const { format, 'format-version': version, start, 'tag-colors': colours } = recordIn(json);
  const named = Object.entries(isRecord(colours) ? colours : {});
  return {
    ...(typeof format === 'string' && { format }),
    ...(typeof version === 'string' && { version }),
    ...(typeof start === 'string' && { start }),
    tagColours: Object.fromEntries(named.map(([tag, colour]) => [tag, String(colour)])),
  };
}

function recordIn(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}
