import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileInk } from '../../ink/compile/compile-ink';
import type { StoryProgram } from '../../ink/story/story-program';
import { RenameForm } from './RenameForm';

const compileHere = (program: StoryProgram): Promise<string | null> => {
  const { story } = compileInk(program, { countsAllVisits: true });
  return Promise.resolve(story === null ? null : (story.ToJson() ?? null));
};

function show(marked: string, compile = compileHere, files: StoryProgram['files'] = {}) {
  const program = { source: marked.replace('‸', ''), files };
  const told = { onRename: jest.fn(), onCancel: jest.fn(), onNothing: jest.fn() };
  render(
    <RenameForm
      story={{ program, onChange: jest.fn(), compile }}
      file={null}
      position={marked.indexOf('‸')}
      {...told}
    />,
  );
  return told;
}

const rename = async (to: string) => {
  await userEvent.clear(screen.getByRole('textbox'));
  if (to !== '') await userEvent.type(screen.getByRole('textbox'), to);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
};

const story = 'INCLUDE a.ink\n-> hall\n=== ‸hall\n{hall} -> END\n';
const files = { 'a.ink': '{hall} the hall\n' };

it('says what is renamed, and in how many places', () => {
  show(story, compileHere, files);
  const field = screen.getByRole('textbox', { name: 'New name for the place “hall”' });
  expect(field).toHaveValue('hall');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/^Used 4 times in the text, in 2 files\./);
});

it('changes the name everywhere', async () => {
  const { onRename } = show(story, compileHere, files);
  await rename('great_hall');
  expect(onRename).toHaveBeenCalledWith({
    program: {
      source: 'INCLUDE a.ink\n-> great_hall\n=== great_hall\n{great_hall} -> END\n',
      files: { 'a.ink': '{great_hall} the hall\n' },
    },
    sentence: '“hall” is now “great_hall”.',
  });
});

it.each([
  ['', 'Type a name.'],
  ['great hall', 'Use letters, digits and underscores, without spaces.'],
  ['temp', 'This word belongs to ink. Choose another.'],
])('says why “%s” is no name', async (to, sentence) => {
  const { onRename } = show(story, compileHere, files);
  await rename(to);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(onRename).not.toHaveBeenCalled();
});

it('changes nothing if the story would be another', async () => {
  const { onRename } = show('=== yard\n- (top) -> bow\n=== ‸bow\n-> END\n');
  await rename('top');
  expect(screen.getByRole('alert')).toHaveTextContent('This name is taken. Choose another.');
  let calls = 0;
  const unlike = () => Promise.resolve(`{"root":[${(calls += 1)},null]}`);
  document.body.replaceChildren();
  show('=== ‸bow\n-> END\n', unlike);
  await rename('stern');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Nothing was changed: with this name/);
  expect(onRename).not.toHaveBeenCalled();
});

it('changes nothing in a story that does not compile', async () => {
  const { onRename } = show('=== ‸bow\n-> stern\n');
  await rename('prow');
  expect(screen.getByRole('alert')).toHaveTextContent(/Correct them first/);
  expect(onRename).not.toHaveBeenCalled();
});

it('changes nothing if the story cannot be compiled here', async () => {
  const { onRename } = show('=== ‸bow\n-> END\n', () => Promise.reject(new Error('No worker.')));
  await rename('prow');
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be checked/);
  expect(onRename).not.toHaveBeenCalled();
});

it('closes with Escape, and where there is no name', async () => {
  const { onCancel } = show(story, compileHere, files);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalled();
  const { onNothing } = show('No ‸names.');
  expect(onNothing).toHaveBeenCalled();
});

it('says that a name from outside stays', () => {
  show('EXTERNAL ‸roll(sides)\n');
  expect(screen.getByRole('alert')).toHaveTextContent(/is defined outside the story/);
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
});
