/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { copyText } from './copy-text';

const setClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

const execCommand = jest.fn();
let selected: string | undefined;

beforeEach(() => {
  selected = undefined;
  execCommand.mockReset().mockImplementation(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  // jsdom does not implement it.
  Object.assign(document, { execCommand });
});
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('writes to the clipboard', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  setClipboard({ writeText });
  await copyText('-> END');
  expect(writeText).toHaveBeenCalledWith('-> END');
  expect(execCommand).not.toHaveBeenCalled();
});

test('without https it selects and copies, leaves nothing behind and gives the focus back', async () => {
  document.body.innerHTML = '<button>copy</button>';
  document.querySelector('button')?.focus();
  await copyText('-> END');
  expect(selected).toBe('-> END');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.querySelector('button')).toHaveFocus();
});

test('a refusal of the clipboard tries the older way', async () => {
  setClipboard({ writeText: jest.fn().mockRejectedValue(new Error('denied')) });
  await copyText('-> END');
  expect(selected).toBe('-> END');
});

test('when nothing works it rejects', async () => {
  execCommand.mockReturnValue(false);
  await expect(copyText('-> END')).rejects.toThrow('does not let this page copy');
});
