import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PastedInk } from './PastedInk';
import { CommandBus } from '../../base/browser/command-bus';
import { OpenStoryProvider } from '../editor/open-story';

const renderPasted = (text: string) => {
  const onChange = jest.fn();
  const onClose = jest.fn();
  const program = { source: `A lamp.\n${text}`, files: {} };
  const onImport = jest.fn();
  render(
    <OpenStoryProvider program={program} onChange={onChange} editor={new CommandBus()}>
      <PastedInk {...{ text, onImport, onClose }} />
    </OpenStoryProvider>,
  );
  return { onChange, onImport, onClose };
};

test('pasted tags of Inky’s page are listed with their lines, rewritten when asked, and dismissed', async () => {
  const { onChange, onClose } = renderPasted('The lamp is lit. # image: lamp.png\n# AUDIO: a.mp3');
  await userEvent.click(screen.getByText(/tags of Inky’s web page/));
  expect(screen.getByText('# AUDIO').parentElement).toHaveTextContent('line 3');
  await userEvent.click(screen.getByRole('button', { name: 'Write them as Atrament expects' }));
  expect(onChange).toHaveBeenCalledWith({
    source: 'A lamp.\nThe lamp is lit. # IMAGE: lamp.png\n# AUDIO: a.mp3',
    files: {},
  });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['Twine', ':: Start\nA hall. [[Go up->Attic]]\n\n:: Attic\nDust.', 'pasted.twee'],
  ['Twine', '<tw-storydata name="A"></tw-storydata>', 'pasted.html'],
  ['ChoiceScript', '*create coins 2\nA hall.\n*choice\n  #Go up\n    *finish', 'pasted.txt'],
])('a story from %s that is pasted can be imported', async (tool, text, path) => {
  const { onImport, onClose } = renderPasted(text);
  expect(screen.getByRole('status')).toHaveTextContent(`This is a story from ${tool}`);
  await userEvent.click(screen.getByRole('button', { name: 'Import it' }));
  expect(onImport).toHaveBeenCalledWith([{ path, blob: expect.any(Blob) as Blob }]);
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['a choice of ink that begins like a command', '*if you dare -> cave\n*goto -> END'],
  ['ink without tags', 'The lamp is lit.\n* [Blow it out]'],
  ['tags that mean the same in both', '# author: Ada\nThe lamp. # IMAGE: lamp.png'],
  ['ink for Atrament', '# AUDIO: a.mp3\n[info]A lamp.[/info]'],
])('%s is no reason to say anything', (_name, text) => {
  renderPasted(text);
  expect(screen.queryByRole('status')).toBeNull();
});

test('control characters are named, and removed where they were pasted; what no file can have was left out', async () => {
  const text = 'Line one\vand two.\nLine\0 three\b. # image: lamp.png';
  const program = { source: `Mine\v.\n${text.replace('\0', '')}`, files: {} };
  const onChange = jest.fn();
  render(
    <OpenStoryProvider program={program} onChange={onChange} editor={new CommandBus()}>
      <PastedInk text={text} onImport={jest.fn()} onClose={jest.fn()} />
    </OpenStoryProvider>,
  );
  const [said] = screen.getAllByRole('status');
  expect(said).toHaveTextContent(
    'Left out, since no text file can hold it: U+0000. The pasted text has 2 control characters, which players do not see (U+000B, U+0008).',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove them' }));
  expect(onChange).toHaveBeenCalledWith({
    source: 'Mine\v.\nLine one and two.\nLine three. # image: lamp.png',
    files: {},
  });
  // What else there is to say stays.
  expect(screen.getByRole('status')).toHaveTextContent(/^The story has tags of Inky’s web page/);
});
