/** @jest-environment node */
import { takeTurn } from './take-turn';

test('a desk waits until the former one has been closed', async () => {
  const close = jest.fn();
  const first = takeTurn(close);
  await first.ready;
  const opened = jest.fn();
  const second = takeTurn(jest.fn());
  void second.ready.then(opened);
  expect(close).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(opened).not.toHaveBeenCalled();
  first.end();
  await second.ready;
  expect(opened).toHaveBeenCalledTimes(1);
  second.end();
});

test('a desk that was closed by its reader is nobody’s predecessor', async () => {
  const close = jest.fn();
  takeTurn(close).end();
  const next = takeTurn(jest.fn());
  await next.ready;
  expect(close).not.toHaveBeenCalled();
  next.end();
});
