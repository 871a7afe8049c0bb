import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { MapActs } from '../acts/use-map-acts';
import { WayForm } from './WayForm';

beforeAll(() => {
  // jsdom has no modal windows.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function show(source: string) {
  const write = jest.fn<undefined, [StoryProgram, string]>();
  const onAdded = jest.fn();
  const onClosed = jest.fn();
  render(
    <WayForm
      program={{ source, files: {} }}
      acts={{ write } as unknown as MapActs}
      {...{ from: 'hall', to: null, onAdded, onClosed }}
    />,
  );
  return { user: userEvent.setup(), write, onAdded, onClosed };
}

const STORY = '-> hall\n== hall\n-> END\n== old_cellar\n-> END\n';

test.each(['old cellar', 'Old cellar'])(
  'a choice to “%s” joins the place of that name, and says so before',
  async (typed) => {
    const { user, write, onAdded, onClosed } = show(STORY);
    await user.type(screen.getByRole('textbox', { name: 'Name of the new place' }), typed);
    expect(screen.getByRole('status')).toHaveTextContent('You already have “old cellar”.');
    await user.keyboard('{Enter}');
    expect(write).toHaveBeenCalledWith(
      {
        source: STORY.replace('hall\n-> END', 'hall\n+ [Old cellar] -> old_cellar'),
        files: {},
      },
      'A choice leads from “hall” to “old cellar”.',
    );
    expect(onAdded).not.toHaveBeenCalled();
    expect(onClosed).toHaveBeenCalled();
  },
);

const RAIN = 'Rain.\n-> hall\n== hall\n-> END\n';
const NAMED = '-> Beginning\n\n== Beginning\nRain.\n-> hall\n== hall\n+ [Beginning] -> Beginning\n';

test('the beginning can be chosen like any other place, and gets the knot that it needs', async () => {
  const { user, write, onAdded } = show(RAIN);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Leads to' }), 'Beginning');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const said = 'A choice leads from “hall” to “Beginning”.';
  expect(write).toHaveBeenCalledWith({ source: NAMED, files: {} }, said);
  expect(onAdded).not.toHaveBeenCalled();
});

test.each([
  ['gets no twin', RAIN, NAMED],
  [
    'is the place where the story goes at once',
    STORY,
    STORY.replace('hall\n-> END', 'hall\n+ [beginning] -> hall'),
  ],
])('the beginning, typed by its name, %s', async (_, before, after) => {
  const { user, write } = show(before);
  const name = screen.getByRole('textbox', { name: 'Name of the new place' });
  await user.type(name, 'beginning');
  expect(screen.getByRole('status')).toHaveTextContent('You already have “Beginning”.');
  await user.keyboard('{Enter}');
  expect(write.mock.lastCall?.[0].source.toLowerCase()).toBe(after.toLowerCase());
});

test('any other name is that of a new place', async () => {
  const { user, write, onAdded } = show(STORY);
  await user.type(screen.getByRole('textbox', { name: 'Name of the new place' }), 'attic{Enter}');
  expect(write.mock.lastCall?.[0].source).toContain('== attic');
  expect(onAdded).toHaveBeenCalledWith('attic', write.mock.lastCall?.[0]);
});
