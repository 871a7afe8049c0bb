import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StarterGallery } from './StarterGallery';

const mockFound = [{ path: 'ferry.twee', blob: new Blob() }];
jest.mock('../import/pick-files', () => ({
  pickFiles: (onPicked: (found: unknown) => void) => onPicked(mockFound),
}));

const hard = {
  slug: 'hard',
  title: 'Hard',
  about: 'two files.',
  source: 'A.',
  files: { b: '{A|B} -> b' },
};
const easy = {
  slug: 'easy',
  title: 'Easy',
  about: 'one line.',
  source: '// {[#]} A long comment is no sign.\nA. -> END',
  files: {},
};

function open() {
  const chosen: (string | null)[] = [];
  const onClosed = jest.fn();
  const onImport = jest.fn();
  render(
    <StarterGallery
      starters={[hard, easy]}
      onChoose={(starter) => chosen.push(starter?.slug ?? null)}
      onImport={onImport}
      onClosed={onClosed}
    />,
  );
  return { chosen, onImport, onClosed };
}

test('an empty page comes first, then the stories, the simplest before the others', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'New project' })).toBeVisible();
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names.map((name) => /^(An empty page|Easy|Hard)/.exec(name)?.[0])).toEqual([
    'An empty page',
    'Easy',
    'Hard',
  ]);
  expect(screen.getByRole('button', { name: 'Easy' })).toHaveAccessibleDescription('one line.');
});

test('leads to what comes over from other programs', () => {
  open();
  expect(screen.getByRole('link', { name: 'Twine' })).toHaveAttribute(
    'href',
    '/docs/coming-from/twine/',
  );
});

test.each([
  ['Hard', 'hard'],
  ['An empty page', null],
])('%s closes the window and opens the story', async (name, slug) => {
  const { chosen, onClosed } = open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(chosen).toEqual([slug]);
  expect(onClosed).toHaveBeenCalled();
});

test('what somebody has already is imported', async () => {
  const { onImport, onClosed } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Import…' }));
  expect(onImport).toHaveBeenCalledWith(mockFound);
  expect(onClosed).toHaveBeenCalled();
});
