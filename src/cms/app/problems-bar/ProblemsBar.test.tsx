import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Problem } from '../../../base/problems/problem';
import { formProblems } from '../check/form-problems';
import type { CmsMap, CmsState } from '../store/cms-store';
import { noteDraft } from '../store/open-draft';
import { ProblemsBar } from './ProblemsBar';
import { siteProblems } from './site-problems';

const problem = (file: string, message: string): Problem => ({
  severity: 'error',
  file,
  line: 3,
  message,
  hint: 'Mend it.',
});
const open = (file: string): CmsState => ({
  entryDraft: {
    getIn: ([, key]: readonly string[]) => (key === 'path' ? file : undefined),
  } as unknown as CmsMap,
  entries: {} as CmsMap,
  notifications: { notifications: [] },
});
const saved = [
  problem('content/docs/a.mdx', 'A is wrong.'),
  problem('content/docs/b.mdx', 'B is wrong.'),
  problem('content/games/a/img/lamp.png', 'C is wrong.'),
];
const placesIn = (list: HTMLElement | undefined) =>
  list &&
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent);
const renderBar = (onOpen = jest.fn(() => Promise.resolve('Opened.'))) => {
  render(<ProblemsBar onOpen={onOpen} isLocal />);
  return onOpen;
};
afterEach(() => {
  formProblems.set(null);
  siteProblems.set([]);
});

it('lists the problems of saved files, that of the form first, each with a way to its place', async () => {
  const onOpen = renderBar();
  act(() => siteProblems.set(saved));
  act(() => noteDraft(open('content/docs/b.mdx')));
  await userEvent.click(screen.getByText('In saved files: 3 problems that stop a build'));
  expect(placesIn(screen.getByRole('list'))).toEqual([
    'content/docs/b.mdx:3',
    'content/docs/a.mdx:3',
    'content/games/a/img/lamp.png:3',
  ]);
  expect(screen.getByRole('link', { name: 'content/docs/b.mdx:3' })).toHaveAttribute(
    'href',
    '#/collections/pages/entries/b?line=3',
  );
  await userEvent.click(screen.getByRole('button', { name: 'content/games/a/img/lamp.png:3' }));
  expect(onOpen).toHaveBeenCalledWith('content/games/a/img/lamp.png', 3);
  expect(await screen.findByText('Opened.')).toBeVisible();
});

it('says what is wrong in the form as it is now, once, and closes on the way there', async () => {
  renderBar();
  const onGoTo = jest.fn();
  const [, ofForm] = saved;
  const hint: Problem = {
    ...problem('content/docs/b.mdx', '“wrld” is odd.'),
    advice: { rule: 'spelling', words: 'wrld', meant: [] },
  };
  act(() => {
    noteDraft(open('content/docs/b.mdx'));
    siteProblems.set(saved);
    formProblems.set({
      problems: ofForm ? [ofForm] : [],
      hints: [hint],
      wayTo: ({ line }) => `Line ${line}`,
      onGoTo,
    });
  });
  const count = screen.getByText(/^In this form: /);
  expect(count).toHaveTextContent('In this form: 1 problem that stops a build, 1 hint');
  await userEvent.click(count);
  expect(screen.getByText('In saved files: 2 problems that stop a build')).toBeVisible();
  const [here] = screen.getAllByRole('list');
  expect(placesIn(here)).toEqual(['Line 3', 'Line 3']);
  const [way] = screen.getAllByRole('button', { name: 'Line 3' });
  if (way) await userEvent.click(way);
  expect(onGoTo).toHaveBeenCalledWith(3, ofForm);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

it('is not there while all is well', () => {
  renderBar();
  expect(screen.queryByRole('complementary')).toBeNull();
});
