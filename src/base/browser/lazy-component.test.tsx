import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { lazyComponent } from './lazy-component';
import { loadDocument } from './load-document';
import { whyUnreachable } from './reach-server';

jest.mock('./load-document', () => ({ loadDocument: jest.fn() }));
jest.mock('./reach-server', () => ({ whyUnreachable: jest.fn() }));

interface GreetingProps {
  name: string;
}

function Greeting({ name }: GreetingProps) {
  return <p>Hello {name}</p>;
}

/** A loader whose results the test provides. */
function handOperatedLoader() {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<ComponentType<GreetingProps>>((resolve, reject) => {
        answers.push({ resolve: () => resolve(Greeting), reject });
      }),
  );
  return { load, answers };
}

/** Resolves the loader and lets React update. */
async function settle(give: () => void): Promise<void> {
  await act(async () => {
    give();
    await Promise.resolve();
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the wait is shown only after 200 ms, then the component with its props', async () => {
  const { load, answers } = handOperatedLoader();
  const Lazy = lazyComponent(load);
  const { container } = render(<Lazy name="Ada" />);
  act(() => jest.advanceTimersByTime(199));
  expect(container).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await settle(() => answers[0]?.resolve());
  expect(container).toHaveTextContent('Hello Ada');
});

test('a quick answer shows no wait, and none comes afterwards', async () => {
  const { load, answers } = handOperatedLoader();
  const Lazy = lazyComponent(load);
  const { container } = render(<Lazy name="Ada" />);
  await settle(() => answers[0]?.resolve());
  act(() => jest.advanceTimersByTime(500));
  expect(container).toHaveTextContent('Hello Ada');
});

test('Retry after Retry loads the page anew, unless that would lose it', async () => {
  const { load, answers } = handOperatedLoader();
  const Lazy = lazyComponent(load);
  render(<Lazy name="Ada" />);
  const failAndRetry = async (time: number) => {
    await settle(() => answers[time]?.reject(new Error('chunk 7 is gone')));
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  };
  await failAndRetry(0);
  jest.mocked(whyUnreachable).mockResolvedValueOnce('no connection');
  await failAndRetry(1);
  expect(load).toHaveBeenCalledTimes(3);
  expect(loadDocument).not.toHaveBeenCalled();
  jest.mocked(whyUnreachable).mockResolvedValueOnce(null);
  await failAndRetry(2);
  expect(load).toHaveBeenCalledTimes(3);
  expect(loadDocument).toHaveBeenCalledWith(new URL(window.location.href), { isReplacing: true });
});

test('a failure without a connection says so, in place of the browser’s words', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, answers } = handOperatedLoader();
  const Lazy = lazyComponent(load);
  render(<Lazy name="Ada" />);
  await settle(() => answers[0]?.reject(new Error('Loading CSS chunk 6987 failed.')));
  expect(screen.getByRole('alert')).toHaveTextContent('There seems to be no connection.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('chunk');
  jest.restoreAllMocks();
});

test('a failure shows its text, and Retry loads again', async () => {
  const { load, answers } = handOperatedLoader();
  const Lazy = lazyComponent(load, { failureTitle: 'Search could not be loaded.' });
  render(<Lazy name="Ada" />);
  await settle(() => answers[0]?.reject(new Error('chunk 7 is gone')));
  expect(screen.getByRole('alert')).toHaveTextContent('Search could not be loaded.');
  expect(screen.getByRole('alert')).toHaveTextContent('Error: chunk 7 is gone');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  await settle(() => answers[1]?.resolve());
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
});
