import { docIdOf } from '../../base/paths/doc-path';
import { isOutside, isSafeOutside, splitHref, withTrailingSlash } from '../../base/paths/site-path';
import { didYouMean } from '../../base/text/nearest-name';
import { plainName } from '../../base/text/plain-name';
import type { SiteState } from './site-state';

export type NewKind = 'page' | 'category' | 'redirect';

/** The answers so far, by the names of their flags. */
export type Answers = Partial<Record<string, string>>;

/** One question to answer before something can be created. */
export interface Field {
  /** The name of its flag. */
  name: string;
  question: string;
  /** Its type: text, one of the categories or the top of the sidebar, or yes and no. */
  type: 'text' | 'category' | 'flag';
  isOptional?: true;
  /** The default answer. */
  initial?: (answers: Answers, state: SiteState) => string;
  /** What is wrong with an answer and how to fix it; null if it is valid. */
  complaint?: (answer: string, state: SiteState) => string | null;
}

const ID = /^[a-z\d][a-z\d_.-]*(?:\/[a-z\d][a-z\d_.-]*)*$/;

const notEmpty = (what: string) => (answer: string) =>
  answer.trim() === '' ? `Write ${what}.` : null;

const category: Field = {
  name: 'in',
  question: 'In which category?',
  type: 'category',
  isOptional: true,
  complaint: (answer, { categories }) => {
    const labels = categories.map(({ label }) => label);
    if (answer === '' || labels.includes(answer)) return null;
    return `There is no category “${answer}”. ${didYouMean(answer, labels)}The categories: ${labels.join(', ')}.`;
  },
};

const id: Field = {
  name: 'id',
  question: 'Its place below content/docs?',
  type: 'text',
  isOptional: true,
  initial: (answers, state) => idFor(answers, state),
  complaint: (answer, { docIds }) => {
    if (answer === '') {
      return 'The title has no letter of a to z and no digit to name the file after. Choose a name: --id folder/name.';
    }
    if (!ID.test(answer)) {
      return `“${answer}” is not an id. Use small letters, digits, “-” and “_”, with “/” between folders: samples/orchard.`;
    }
    return docIds.includes(docIdOf(answer))
      ? `A page “${answer}” already exists. Choose another id.`
      : null;
  },
};

const isDraft: Field = {
  name: 'draft',
  question: 'Keep it as a draft for now? (npm run develop shows it, the published site does not.)',
  type: 'flag',
  isOptional: true,
};

/** The questions for each kind of new item, in order. */
export const fieldsByKind: Record<NewKind, readonly Field[]> = {
  page: [
    { name: 'title', question: 'The title?', type: 'text', complaint: notEmpty('a title') },
    {
      name: 'description',
      question: 'One sentence about it, for cards and search engines?',
      type: 'text',
      complaint: notEmpty('one sentence'),
    },
    category,
    id,
    isDraft,
  ],
  category: [
    {
      name: 'label',
      question: 'The name of the category?',
      type: 'text',
      complaint: (answer, { categories }) =>
        categories.some(({ label }) => label === answer)
          ? `A category “${answer}” already exists. Choose another name.`
          : notEmpty('a name')(answer),
    },
    {
      name: 'about',
      question: 'One sentence about the category?',
      type: 'text',
      complaint: notEmpty('one sentence'),
    },
    { ...category, question: 'Within which category?' },
    {
      name: 'title',
      question: 'The title of its first page? (A category is never empty.)',
      type: 'text',
      complaint: notEmpty('a title'),
    },
    {
      name: 'description',
      question: 'One sentence about that page?',
      type: 'text',
      complaint: notEmpty('one sentence'),
    },
    id,
    isDraft,
  ],
  redirect: [
    {
      name: 'from',
      question: 'The old address?',
      type: 'text',
      complaint: (answer, { paths, redirected }) => {
        const from = withTrailingSlash(answer);
        if (!answer.startsWith('/') || isOutside(answer)) {
          return `“${answer}” is not an address of this site. It must start with a single “/”: /docs/night-train/.`;
        }
        if (paths.includes(from)) return `There is a page at ${from}: a redirect would shadow it.`;
        return redirected.includes(from)
          ? `content/redirects.yaml already has a redirect from ${from}.`
          : null;
      },
    },
    {
      name: 'to',
      question: 'Where it leads now?',
      type: 'text',
      complaint: (answer, { paths }) => {
        if (isOutside(answer)) {
          return isSafeOutside(answer)
            ? null
            : 'Addresses of other sites must start with https://.';
        }
        const { path } = splitHref(withTrailingSlash(answer));
        if (paths.includes(path)) return null;
        return `There is no page at ${path}. ${didYouMean(path, paths)}Write the address of a page, or one that starts with https://.`;
      },
    },
    {
      name: 'reason',
      question: 'Why has it moved? (For people who wonder later.)',
      type: 'text',
      complaint: notEmpty('a few words'),
    },
  ],
};

/** The id for a title: in the folder of its category’s pages, or in a new folder for a new category. */
function idFor({ title = '', in: label, label: newLabel }: Answers, state: SiteState): string {
  const parent = state.categories.find((known) => known.label === label)?.folder ?? '';
  const name = plainName(title);
  if (name === '') return '';
  return [parent, plainName(newLabel ?? ''), name].filter(Boolean).join('/');
}
