import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SampleWorkshopProps } from '../../../lessons/sample-views/SampleWorkshop';
import { Sample } from './Sample';

jest.mock('../../../lessons/sample-views/SampleWorkshop', () => ({
  SampleWorkshop: ({
    program,
    sharedHash,
    isCompiled,
    exercise,
    isEditing,
    archive,
    course,
    onClose,
  }: SampleWorkshopProps) => (
    <div role="region" aria-label={isEditing ? 'edited' : 'played'}>
      {program.source} {sharedHash} {exercise?.id} {isCompiled ? 'as built' : 'to be compiled'}{' '}
      {archive} {course?.after}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}));

Element.prototype.scrollIntoView = jest.fn();

const draw = (failing?: 'compiled' | 'played') =>
  render(
    <Sample id="sample-1" source="Whole." failing={failing}>
      <pre>
        <code translate="no">A part.</code>
      </pre>
    </Sample>,
  );
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
});

test('plays the whole text below what is shown, and gives the focus back at the end', async () => {
  draw();
  await userEvent.click(button('Play'));
  expect(await screen.findByRole('region', { name: 'played' })).toHaveTextContent('Whole.');
  expect(screen.getByText('A part.')).toBeVisible();
  await userEvent.click(button('Close'));
  expect(button('Play')).toHaveFocus();
});

test('is edited', async () => {
  draw();
  await userEvent.click(button('Edit'));
  expect(await screen.findByRole('region', { name: 'edited' })).toBeInTheDocument();
});

test.each(['#play=1.abc', '#PLAY%3D1.abc'])(
  'opens what a link brings for it, and comes into sight: %s',
  async (hash) => {
    window.history.replaceState(null, '', `/?sample=sample-1${hash}`);
    draw();
    expect(await screen.findByRole('region', { name: 'edited' })).toHaveTextContent(hash);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  },
);

test.each(['#play', '#play)', '#PLAY.'])(
  'is played where the address asks for that: %s',
  async (hash) => {
    window.history.replaceState(null, '', `/?sample=sample-1${hash}`);
    draw();
    expect(await screen.findByRole('region', { name: 'played' })).toBeInTheDocument();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  },
);

test('takes a link that is opened while the page stands there', async () => {
  window.history.replaceState(null, '', '/?sample=sample-1');
  draw();
  await userEvent.click(button('Play'));
  expect(await screen.findByRole('region', { name: 'played' })).toBeInTheDocument();
  window.location.hash = '#play=1.def';
  expect(await screen.findByRole('region', { name: 'edited' })).toHaveTextContent('#play=1.def');
});

test('leaves alone what a link brings for another sample', () => {
  window.history.replaceState(null, '', '/?sample=sample-2#play=1.abc');
  draw();
  expect(button('Play')).toBeVisible();
});

test('what does not compile is edited, not played, and the site holds nothing compiled for it', async () => {
  draw('compiled');
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  await userEvent.click(button('Edit'));
  expect(await screen.findByRole('region', { name: 'edited' })).toHaveTextContent('to be compiled');
  await userEvent.click(button('Close'));
  expect(button('Edit')).toHaveFocus();
});

test('what fails in play can be played', async () => {
  draw('played');
  await userEvent.click(button('Play'));
  expect(await screen.findByRole('region', { name: 'played' })).toHaveTextContent('to be compiled');
});

test('says that the reader has a version of it', async () => {
  const original = { source: 'Whole.', files: {} };
  const draft = { id: 'sample-1', original, program: { source: 'Mine.', files: {} }, former: [] };
  localStorage.setItem('docs.drafts:/', JSON.stringify([draft]));
  draw();
  expect(await screen.findByText(/Your version opens/)).toBeVisible();
  await userEvent.click(button('Edit'));
  expect(screen.queryByText(/Your version/)).not.toBeInTheDocument();
});

test('does not say so about another sample of the page', async () => {
  const original = { source: 'Another.', files: {} };
  const draft = { id: 'sample-2', original, program: { source: 'Mine.', files: {} }, former: [] };
  localStorage.setItem('docs.drafts:/', JSON.stringify([draft]));
  draw();
  await userEvent.click(button('Play'));
  await userEvent.click(button('Close'));
  expect(screen.queryByText(/Your version/)).not.toBeInTheDocument();
});

test('says nothing when the reader has put the original back', async () => {
  const original = { source: 'Whole.', files: {} };
  const former = [{ source: 'Mine.', files: {} }];
  localStorage.setItem(
    'docs.drafts:/',
    JSON.stringify([{ id: 'sample-1', original, program: original, former }]),
  );
  draw();
  await userEvent.click(button('Play'));
  await userEvent.click(button('Close'));
  expect(screen.queryByText(/Your version/)).not.toBeInTheDocument();
});

test('a step of the course opens its editor', async () => {
  const course = {
    chapter: 'first-game/scene',
    total: 1,
    before: null,
    after: 'first-game-01.abc.zip',
    steps: [['+Rain.']],
  };
  render(
    <Sample id="step-1" label="Write it in your game" course={course}>
      <code translate="no" />
    </Sample>,
  );
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.click(button('Write it in your game'));
  expect(await screen.findByRole('region')).toHaveTextContent('first-game-01.abc.zip');
});

test('a whole game is played from its archive, and edited elsewhere', async () => {
  render(
    <Sample id="games-door" archive="games-door.abc.zip">
      <img alt="A door." />
    </Sample>,
  );
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.click(button('Play'));
  expect(await screen.findByRole('region')).toHaveTextContent('games-door.abc.zip');
  await userEvent.click(button('Close'));
  expect(button('Play')).toHaveFocus();
});

test('says that its exercise is done, and hands the exercise over to be edited', async () => {
  localStorage.setItem('docs.drafts:exercises', '["door"]');
  const exercise = { id: 'door', checks: [] };
  render(
    <Sample
      id="try-door"
      source="A door."
      failing="compiled"
      label="Solve it here"
      exercise={exercise}
    >
      <code translate="no" />
    </Sample>,
  );
  expect(await screen.findByText('Done ✓')).toBeVisible();
  await userEvent.click(button('Solve it here'));
  expect(await screen.findByRole('region', { name: 'edited' })).toHaveTextContent('A door. door');
});
