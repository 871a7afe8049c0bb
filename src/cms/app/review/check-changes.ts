import type { Problem } from '../../../base/problems/problem';
import { isPicture } from '../../protocol/picture-place';
import type { PreviewContent } from '../../protocol/preview-content';
import { checkForm } from '../check/check-form';
import { checkPage } from '../check/check-page';
import { textOfForm } from '../kit/form-text';
import { siteContent } from '../kit/site-content';
import { siteProblems } from '../problems-bar/site-problems';
import { knownChanges, type ChangedEntry } from './known-changes';

let latest = knownChanges.get();
/** What is wrong with the texts of changes, as long as the rest of the site is the same. */
const known = new WeakMap<PreviewContent, Map<string, Promise<Problem[]>>>();

/** Checks the changes that wait to be published, whenever they may be others, and lists what is wrong as the local CMS does. */
export async function checkChanges(): Promise<void> {
  const changes = knownChanges.get();
  if (changes === latest) return;
  latest = changes;
  const content = siteContent();
  const found = await Promise.all(changes.map((change) => problemsOf(change, content)));
  if (changes === latest) siteProblems.set(found.flat());
}

function problemsOf({ path, data = {} }: ChangedEntry, content: PreviewContent) {
  if (data.toDelete === true || isPicture(path)) return Promise.resolve([]);
  const text = textOfForm(path, data);
  const ofContent = known.get(content) ?? new Map<string, Promise<Problem[]>>();
  known.set(content, ofContent);
  const key = `${path}\n${text}`;
  const problems = ofContent.get(key) ?? check(path, text, content);
  ofContent.set(key, problems);
  return problems;
}

async function check(file: string, text: string, content: PreviewContent): Promise<Problem[]> {
  if (!file.endsWith('.mdx')) return checkForm(file, text, content);
  // Its new pictures are only in its branch: whether they are there is known once its form is open.
  const pictures = text.match(/\/img\/[\w./-]+/g) ?? [];
  const size = { width: 1, height: 1 };
  const images = Object.fromEntries(pictures.map((src) => [src, size]));
  return checkPage(file, text, {
    ...content,
    images: { ...images, ...content.images },
    staticFiles: [...content.staticFiles, ...pictures],
  });
}
