import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StarterGallery } from './StarterGallery';

const long = { slug: 'long', title: 'Long', about: 'two files.', source: 'A.', files: { b: 'B.' } };
const short = { slug: 'short', title: 'Short', about: 'one line.', source: 'A.', files: {} };

function open() {
  const chosen: (string | null)[] = [];
  const onClosed = jest.fn();
  render(
    <StarterGallery
      starters={[long, short]}
      onChoose={(starter) => chosen.push(starter?.slug ?? null)}
      onClosed={onClosed}
    />,
  );
  return { chosen, onClosed };
}

test('an empty page comes first, then the stories, the shortest before the others', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'New project' })).toBeVisible();
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names.map((name) => /^(An empty page|Short|Long)/.exec(name ?? '')?.[0])).toEqual([
    'An empty page',
    'Short',
    'Long',
  ]);
  expect(screen.getByRole('button', { name: 'Short' })).toHaveAccessibleDescription('one line.');
});

test.each([
  ['Long', 'long'],
  ['An empty page', null],
])('%s closes the window and opens the story', async (name, slug) => {
  const { chosen, onClosed } = open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(chosen).toEqual([slug]);
  expect(onClosed).toHaveBeenCalled();
});
