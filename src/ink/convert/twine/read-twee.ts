import { isRecord } from '../../story/story-program';
import { storyOf, type Passage, type TwineStory } from './twine-story';

const HEADER =
  /^::[ \t]*(?<name>(?:\\.|[^\\[{\n])*?)[ \t]*(?:\[(?<tags>(?:\\.|[^\]\\])*)\])?[ \t]*(?:\{.*\})?[ \t]*$/;

/** Whether a text is Twee: it has lines that begin passages. */
export function isTwee(text: string): boolean {
  return /^::[ \t]*[^\s:]/m.test(text);
}

/** Reads Twee (the text form of Twine’s stories); null if it has no passages. */
export function readTwee(text: string): TwineStory | null {
  const passages: Passage[] = [];
  let lines: string[] | null = null;
  const finish = (): void => {
    const last = passages.at(-1);
    if (last !== undefined && lines !== null) {
      passages[passages.length - 1] = { ...last, text: lines.join('\n').trim() };
    }
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('::')) {
      finish();
      const { name = line.slice(2), tags = '' } = HEADER.exec(line)?.groups ?? {};
      passages.push({ name: unescaped(name).trim(), tags: wordsOf(unescaped(tags)), text: '' });
      lines = [];
    } else lines?.push(line);
  }
  finish();
  const data = dataOf(passages.find(({ name }) => name === 'StoryData')?.text ?? '');
  return storyOf(passages, data);
}

function dataOf(json: string): { format?: string; start?: string } {
  try {
    const value: unknown = JSON.parse(json);
    if (!isRecord(value)) return {};
    const { format, start } = value;
    return {
      ...(typeof format === 'string' && { format }),
      ...(typeof start === 'string' && { start }),
    };
  } catch {
    return {};
  }
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
