import type { Problem } from '../../../base/problems/problem';
import { checkFile, hasProse } from '../../../docs/prose/check-file';
import { keepDictionary, type WordCount } from '../../../docs/prose/dictionary';
import type { Answered, Asked } from './ask-worker';

/** A file to check, with the words of the site’s own. */
export interface ProseQuestion {
  file: string;
  source: string;
  words: string;
}

async function load(file: string): Promise<Response> {
  const response = await fetch(file);
  if (!response.ok || response.body === null) throw new Error(`There is no ${file}.`);
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip')));
}

const openDictionary = () =>
  keepDictionary({
    words: async () => new Uint8Array(await (await load('words.bin')).arrayBuffer()),
    counts: async () => (await (await load('counts.bin')).json()) as WordCount[],
  });
let dictionaryOf = openDictionary();

async function check({ file, source, words }: ProseQuestion): Promise<Problem[]> {
  if (!hasProse(file)) return [];
  try {
    return await checkFile(file, source, await dictionaryOf(words));
  } catch {
    // Without a connection the dictionary could not be loaded: the next check tries again.
    dictionaryOf = openDictionary();
    return [];
  }
}

/** Checks the spelling and style of a file, as `content:check` does, without holding up the page. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked<ProseQuestion>>) => {
  void check(question).then((answer) => postMessage({ id, answer } satisfies Answered<Problem[]>));
});
