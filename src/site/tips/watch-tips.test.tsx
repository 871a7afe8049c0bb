import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const texts = {
  'tag-clear': 'Removes all earlier scenes.',
  'term-knot': 'A named part.',
  'tag-auto-choice': {
    text: 'Picks a choice after a while.',
    syntax: ['# AUTO_CHOICE: …'],
    values: [['random', 'Any choice.']],
    more: 2,
    default: '10 seconds',
  },
};
const answer = (body: string, ok = true) =>
  Promise.resolve({ ok, json: () => Promise.resolve(JSON.parse(body) as unknown) } as Response);
const fetchTexts = jest.fn<Promise<Response>, [string]>();

/** Renders two terms and a word beside them, with the listeners of a fresh page. */
async function openPage(): Promise<void> {
  jest.resetModules();
  window.fetch = fetchTexts as unknown as typeof fetch;
  const { watchTips } = await import('./watch-tips');
  watchTips();
  render(
    <p>
      <a href="/docs/story/#tag-clear" data-tip="tag-clear">
        <code translate="no"># CLEAR</code>
      </a>
      <span>and</span>
      <a href="/docs/glossary/#knot" data-tip="term-knot">
        knots
      </a>
    </p>,
  );
}

/** An event with coordinates, which jsdom’s pointer events do not have. */
const pointer = (type: string, screenX: number) =>
  new MouseEvent(type, { bubbles: true, screenX, screenY: 60 });
const clear = () => screen.getByRole('link', { name: '# CLEAR' });
const knots = () => screen.getByRole('link', { name: 'knots' });
const findTip = () => screen.findByRole('tooltip');
const tip = () => screen.queryByRole('tooltip');
const untilGone = () => waitFor(() => expect(tip()).not.toBeInTheDocument());
const pause = (time: number) => act(() => new Promise((resolve) => setTimeout(resolve, time)));

// Listeners are on the document and window: each test must remove those of the previous one.
const added: [EventTarget, string, EventListenerOrEventListenerObject, unknown][] = [];
beforeEach(() => {
  fetchTexts.mockReset().mockImplementation(() => answer(JSON.stringify(texts)));
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation(
        (type: string, listener: EventListenerOrEventListenerObject | null, options?: unknown) => {
          if (listener) added.push([target, type, listener, options]);
          add(type, listener as EventListener, options as boolean);
        },
      );
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const [target, type, listener, options] of added.splice(0)) {
    target.removeEventListener(type, listener, options as boolean);
  }
  tip()?.remove();
});

describe('a pointer', () => {
  test('that rests on a term shows what it means, and describes it to those who listen', async () => {
    await openPage();
    fireEvent(clear(), pointer('pointerover', 40));
    expect(tip()).not.toBeInTheDocument();
    expect(await findTip()).toHaveTextContent('Removes all earlier scenes.');
    expect(clear()).toHaveAccessibleDescription('Removes all earlier scenes.');
    expect(fetchTexts).toHaveBeenCalledWith('/tips.json');
  });

  test('that only passes shows nothing', async () => {
    await openPage();
    // Synchronously: a slow machine may take longer between two awaited moves than a pointer has to rest.
    fireEvent(clear(), pointer('pointerover', 40));
    fireEvent(screen.getByText('and'), pointer('pointerover', 41));
    await pause(250);
    expect(tip()).not.toBeInTheDocument();
  });

  test('may go over to the tip, and ends it by leaving', async () => {
    await openPage();
    await userEvent.hover(clear());
    const shown = await findTip();
    await userEvent.hover(screen.getByText('and'));
    await userEvent.hover(shown);
    await pause(350);
    expect(tip()).toBeInTheDocument();
    await userEvent.hover(screen.getByText('and'));
    await untilGone();
    expect(clear()).not.toHaveAccessibleDescription();
  });

  test('that stays where it followed a link shows nothing until it moves', async () => {
    await openPage();
    // The next page has a term where the pointer is; browsers report it as entered.
    fireEvent(screen.getByText('and'), pointer('click', 40));
    fireEvent(knots(), pointer('pointerover', 40));
    await pause(250);
    expect(tip()).not.toBeInTheDocument();
    fireEvent(screen.getByText('and'), pointer('pointerover', 41));
    fireEvent(knots(), pointer('pointerover', 42));
    expect(await findTip()).toHaveTextContent('A named part.');
  });

  test('brings one tip at a time, and the texts once', async () => {
    await openPage();
    await userEvent.hover(clear());
    await findTip();
    await userEvent.hover(knots());
    await screen.findByText('A named part.');
    expect(screen.getAllByRole('tooltip')).toHaveLength(1);
    expect(fetchTexts).toHaveBeenCalledTimes(1);
  });
});

describe('the keyboard', () => {
  test('shows the tip of a focused term and takes it along', async () => {
    await openPage();
    await userEvent.tab();
    expect(await findTip()).toHaveTextContent('Removes all earlier scenes.');
    await userEvent.tab();
    await screen.findByText('A named part.');
    await userEvent.tab();
    await untilGone();
  });

  test('dismisses it with Escape, and the focus stays', async () => {
    await openPage();
    await userEvent.tab();
    await findTip();
    await userEvent.keyboard('{Escape}');
    expect(tip()).not.toBeInTheDocument();
    expect(clear()).toHaveFocus();
  });
});

describe('a finger', () => {
  const tap = (term: HTMLElement) => {
    fireEvent(
      term,
      Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'touch' }),
    );
    return fireEvent.click(term, { detail: 1 });
  };

  test.each([
    ['a word', knots, 'A named part. Tap again to read more.'],
    ['code', clear, 'Removes all earlier scenes. Tap again to read more.'],
  ])('asks %s first, then follows it', async (_, term, text) => {
    await openPage();
    const followed = jest.fn((event: Event) => event.preventDefault());
    term().addEventListener('click', (event) => {
      if (!event.defaultPrevented) followed(event);
    });
    tap(term());
    expect(await findTip()).toHaveTextContent(text);
    expect(followed).not.toHaveBeenCalled();
    tap(term());
    expect(followed).toHaveBeenCalledTimes(1);
    expect(tip()).not.toBeInTheDocument();
  });

  test('follows it at once where there is nothing to show', async () => {
    fetchTexts.mockImplementation(() => answer('{}', false));
    await openPage();
    const followed = jest.fn((event: Event) => event.preventDefault());
    knots().addEventListener('click', (event) => {
      if (!event.defaultPrevented) followed(event);
    });
    tap(knots());
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  });
});

describe('a row in the list of all entries', () => {
  const openList = async () => {
    await openPage();
    render(
      <dl>
        <div id="tag-auto-choice">
          <dt>
            <a href="/docs/a/">
              <code translate="no"># AUTO_CHOICE</code>
            </a>
          </dt>
        </div>
      </dl>,
    );
    return screen.getByRole('link', { name: '# AUTO_CHOICE' });
  };

  test('shows its card: syntax, meaning, values and default', async () => {
    const link = await openList();
    await userEvent.hover(link);
    const card = await findTip();
    expect(card).toHaveTextContent('# AUTO_CHOICE: …Picks a choice after a while.');
    expect(card).toHaveTextContent('randomAny choice.…and 2 more');
    expect(card).toHaveTextContent('Default: 10 seconds');
  });

  test('is followed by a finger at once', async () => {
    const link = await openList();
    fireEvent(
      link,
      Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'touch' }),
    );
    const followed = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    fireEvent.click(link, { detail: 1 });
    expect(followed).toHaveBeenCalledTimes(1);
    expect(tip()).not.toBeInTheDocument();
  });
});

test('a click ends the tip', async () => {
  await openPage();
  await userEvent.hover(clear());
  await findTip();
  await userEvent.click(screen.getByText('and'));
  expect(tip()).not.toBeInTheDocument();
});

test.each([
  ['is missing', () => answer('{}', false)],
  ['is a page', () => answer('<!doctype html>')],
  ['is nothing', () => answer('null')],
  ['has no such text', () => answer('{"tag-clear":3}')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'where the file of the texts %s, terms are plain links and nothing is said',
  async (_, respond) => {
    fetchTexts.mockImplementation(() => respond());
    const error = jest.spyOn(console, 'error');
    await openPage();
    await userEvent.hover(clear());
    await pause(250);
    expect(tip()).not.toBeInTheDocument();
    expect(clear()).toHaveAttribute('href', '/docs/story/#tag-clear');
    expect(error).not.toHaveBeenCalled();
  },
);

test('texts that could not be had are asked for again', async () => {
  fetchTexts.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await openPage();
  await userEvent.hover(clear());
  await pause(250);
  expect(tip()).not.toBeInTheDocument();
  await userEvent.unhover(clear());
  await userEvent.hover(clear());
  await findTip();
  expect(fetchTexts).toHaveBeenCalledTimes(2);
});
