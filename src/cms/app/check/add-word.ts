import { WORDS_FILE, withWord } from '../../../docs/prose/words-file';
import { loadSiteContent } from '../kit/site-content';
import { requestServer } from '../server/request-server';

/** Adds a word to the site’s own in the file on this machine. */
export async function addWord(word: string): Promise<void> {
  const [file] = await requestServer('read', { paths: [WORDS_FILE] });
  if (file === undefined) throw new Error(`There is no ${WORDS_FILE}.`);
  const { path, text, hash } = file;
  await requestServer('save', { path, text: withWord(text, word), hash });
  await loadSiteContent();
}
