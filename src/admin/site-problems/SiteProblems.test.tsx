import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Problem } from '../../core/problems/problem';
import type { CmsMap, CmsState } from '../store/cms-store';
import { noteDraft } from '../store/open-draft';
import { SiteProblems } from './SiteProblems';

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
const problems = [
  problem('content/docs/a.mdx', 'A is wrong.'),
  problem('content/docs/b.mdx', 'B is wrong.'),
  problem('content/games/a/img/lamp.png', 'C is wrong.'),
];
const placesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent);

it('lists the problems of the open file first, each with a way to its place', async () => {
  const onOpen = jest.fn(() => Promise.resolve('Opened.'));
  render(<SiteProblems problems={problems} onOpen={onOpen} />);
  act(() => noteDraft(open('content/docs/b.mdx')));
  await userEvent.click(screen.getByText('On the whole site: 3 problems that stop a build'));
  const [own, others] = screen.getAllByRole('list');
  expect(own && placesIn(own)).toEqual(['content/docs/b.mdx:3']);
  expect(others && placesIn(others)).toEqual([
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

it('counts hints by themselves', () => {
  const advice = { rule: 'spelling', words: 'wrld', meant: [] } as const;
  const hint = { ...problem('content/docs/a.mdx', '“wrld” is odd.'), advice };
  render(<SiteProblems problems={[...problems, hint]} onOpen={() => Promise.resolve('')} />);
  expect(
    screen.getByText(
      'On the whole site: 3 problems that stop a build, 1 hint on spelling and style',
    ),
  ).toBeVisible();
});

it('is not there while all is well', () => {
  render(<SiteProblems problems={[]} onOpen={() => Promise.resolve('')} />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
