import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWorkspace, idleEngine } from '../../../testing/fake-workspace';
import { makeView } from '../../../testing/game-view-factories';
import { Outline } from './Outline';
import { CommandBus } from '../../base/browser/command-bus';
import { OpenStoryProvider } from '../editor/open-story';

const program = {
  source:
    'INCLUDE a.ink\nVAR gold = 3\nLIST door = shut, open\nHello.\n=== hall\nFour words are here.\n= attic\nOne.\n',
  files: { 'a.ink': '=== cave(x)\nDark.\n' },
};
const [goTo, playFrom, testFrom] = [jest.fn(), jest.fn(), jest.fn()];

function show(place: string | null = null, played = program, language: string | null = null) {
  render(
    <OpenStoryProvider program={program} onChange={jest.fn()} editor={new CommandBus()}>
      <Outline
        engine={idleEngine}
        view={makeView({ place })}
        isShown
        played={played}
        language={language}
        workspace={fakeWorkspace({ goTo, playFrom, testFrom })}
        onMarkLines={jest.fn()}
      />
    </OpenStoryProvider>,
  );
}

const rows = () =>
  screen
    .getAllByRole('button', { name: /^(?!(?:Play|Test) from)/ })
    .map(({ textContent }) => textContent);

it('lists what a story contains, by file, with words', () => {
  show();
  expect(rows()).toEqual([
    'Beginning 1 word',
    'placehall 5 words',
    'stitchattic 1 word',
    'variablegold',
    'listdoorshut, open',
    'placecave 1 word',
  ]);
  expect(screen.getByText('About 7 words of prose: 1 minute to read.')).toBeVisible();
});

it('has the words of the translation that is played, and functions of its own at no place', () => {
  const source = program.source
    .replace('shut, open', 'zu, offen')
    .replace('Four words are here.', 'Das sind jetzt fünf Wörter.');
  const german = { ...program, source: `${source}=== function Endung(x)\n~ return x\n` };
  show(null, german, 'de');
  expect(rows()).toEqual([
    'Beginning 1 word',
    'placehall 6 words',
    'stitchattic 1 word',
    'variablegold',
    'listdoorzu, offen',
    'placecave 1 word',
  ]);
  expect(screen.getByText(/^About 8 words of prose.*Counted in German\.$/)).toBeVisible();
});

it('goes to a line', async () => {
  show();
  const other = screen.getByRole('region', { name: 'a.ink' });
  await userEvent.click(within(other).getByRole('button', { name: /^place ?cave/ }));
  expect(goTo).toHaveBeenLastCalledWith('a.ink', 1);
  await userEvent.click(screen.getByRole('button', { name: /^stitch ?attic/ }));
  expect(goTo).toHaveBeenLastCalledWith(null, 7);
  await userEvent.click(screen.getByRole('button', { name: /^Beginning/ }));
  expect(goTo).toHaveBeenLastCalledWith(null, 1);
});

it('plays and tests from a place, but not from what needs values', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Play from hall.attic' }));
  expect(playFrom).toHaveBeenCalledWith({ moves: [{ goTo: 'hall.attic' }], seed: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Test from Beginning' }));
  expect(testFrom).toHaveBeenCalledWith('');
  expect(screen.queryByRole('button', { name: 'Play from cave' })).not.toBeInTheDocument();
});

it('marks where the game stands', () => {
  show('hall.attic');
  const here = screen.getAllByRole('button', { current: 'location' });
  expect(here.map(({ textContent }) => textContent)).toEqual([
    'placehallthe story is here 5 words',
    'stitchatticthe story is here 1 word',
  ]);
});

it('marks the beginning', () => {
  show('');
  const [here] = screen.getAllByRole('button', { current: 'location' });
  expect(here).toHaveTextContent('Beginningthe story is here 1 word');
});

it('filters by name', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'cav');
  expect(rows()).toEqual(['placecave 1 word']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'x');
  expect(screen.getByRole('status')).toHaveTextContent('No name contains this.');
});
