import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeOverflow } from '../overflow/fake-overflow.fixture';
import { CodeBlock } from './CodeBlock';
import { CodeLine } from './CodeLine';

const writeText = jest.fn();
let overflow: ReturnType<typeof fakeOverflow>;

beforeEach(() => {
  jest.useFakeTimers();
  overflow = fakeOverflow();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function renderBlock(props: { language?: string; title?: string; lineNumbersFrom?: number } = {}) {
  render(
    <CodeBlock language="ink" label="story.ink" {...props}>
      <CodeLine>
        <span className="token keyword">VAR</span> oil = 2
      </CodeLine>
      <CodeLine />
      <CodeLine change="removed">* Light it</CodeLine>
      <CodeLine change="added" isHighlighted>
        {'  * Light the lamp'}
      </CodeLine>
    </CodeBlock>,
  );
}
const copyButton = () => screen.getByRole('button', { name: /^Copy code/ });
const click = (button: HTMLElement) => act(() => Promise.resolve(fireEvent.click(button)));

test('is a figure with its title', () => {
  renderBlock({ title: 'story.ink' });
  expect(screen.getByRole('figure')).toHaveTextContent(/^story\.ink/);
});

test('changed lines say so to screen readers', () => {
  renderBlock();
  expect(screen.getByRole('deletion')).toHaveTextContent('* Light it');
  expect(screen.getByRole('insertion')).toHaveTextContent('* Light the lamp');
});

test('copies the lines as shown, without those that were removed and without signs', async () => {
  renderBlock({ lineNumbersFrom: 5 });
  expect(copyButton()).toHaveAccessibleName('Copy code to clipboard: story.ink');
  await click(copyButton());
  expect(writeText).toHaveBeenCalledWith('VAR oil = 2\n\n  * Light the lamp');
});

test('says that it has copied, for one second after the last click', async () => {
  renderBlock();
  const button = copyButton();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await click(button);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(600));
  await click(button);
  act(() => jest.advanceTimersByTime(600));
  expect(button).toHaveAccessibleName('Copied');
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(button).toHaveAccessibleName('Copy code to clipboard: story.ink');
});

test('says when copying failed, and what to do instead', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  Reflect.set(document, 'execCommand', () => false);
  renderBlock();
  await click(copyButton());
  expect(screen.getByRole('status')).toHaveTextContent(/blocked.*by hand/);
  expect(copyButton()).toBeVisible();
});

test('takes focus, as a region with a name, only while it scrolls', () => {
  renderBlock();
  expect(screen.queryByRole('region')).toBeNull();
  overflow.resize(900, 400);
  expect(screen.getByRole('region', { name: 'story.ink' })).toHaveAttribute('tabindex', '0');
  overflow.resize(400, 400);
  expect(screen.queryByRole('region')).toBeNull();
});

const wrapButton = () => screen.queryByRole('button', { name: 'Toggle word wrap' });
/** Makes every line of code appear to have this many rows. */
function fakeRows(rows: number) {
  document.head.innerHTML = '<style>code { line-height: 20px }</style>';
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20 * rows);
}

test('word wrap is offered where lines are too long, and while it breaks them', async () => {
  renderBlock({ language: 'js' });
  expect(wrapButton()).toBeNull();
  overflow.resize(900, 400);
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
  await click(wrapButton()!);
  fakeRows(2);
  overflow.resize(400, 400);
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
  await click(wrapButton()!);
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
  fakeRows(1);
  overflow.resize(400, 400);
  expect(wrapButton()).toBeNull();
});

test('ink is wrapped from the start, and can be had on long lines', async () => {
  renderBlock();
  const lines = screen.getByRole('figure').querySelector('pre');
  expect(lines).toHaveAttribute('data-wrapped');
  expect(wrapButton()).toBeNull();
  fakeRows(3);
  overflow.resize(400, 400);
  expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
  await click(wrapButton()!);
  expect(lines).not.toHaveAttribute('data-wrapped');
});
