import { glossaryTips } from '../../docs/glossary/glossary-tips';
import { pageFacts } from '../../docs/pages/page-kinds';
import { configWords } from '../../docs/reference/config-words';
import { entrySynonyms } from '../../docs/reference/entry-synonyms';
import { indexReference } from '../../docs/reference/index-reference';
import { selectCompletionWords } from '../../docs/reference/select-completion-words';
import { collectTips } from '../../docs/tips/collect-tips';
import { entryTip } from '../../docs/tips/entry-tip';
import { courseChapters } from '../../lessons/course/course-chapters';
import type { Site } from '../content/site';
import { writeData } from './write-data';

/** Writes the files of data that pages load when they need them: course, tips, exercises, and words for the editor. */
export function writeSiteData(
  { pages, content, reference: { entries }, terms, games, exercises, synonyms }: Site,
  output: string,
): void {
  const docs = content.versions.flatMap((version) => version.docs);
  const byPage = pages.flatMap(({ path: address, context }) => {
    const { text } = pageFacts(context);
    if (text.from !== 'doc') return [];
    const ids = exercises
      .filter(({ exercise }) => exercise.page === text.docId)
      .map(({ exercise }) => exercise.id);
    return ids.length === 0 ? [] : [[address, ids] as const];
  });
  const words = selectCompletionWords(entries, entrySynonyms(synonyms, indexReference(entries)));
  writeData(output, 'course.json', courseChapters(docs, games));
  writeData(output, 'tips.json', collectTips([entries.map(entryTip), glossaryTips(terms)]));
  writeData(output, 'exercises.json', Object.fromEntries(byPage));
  writeData(output, 'reference-words.json', words);
  writeData(output, 'reference-config.json', configWords(entries));
}
