import { claimProject } from './claim-project';

test('a pane waits until the former one has been closed', async () => {
  const close = jest.fn();
  const first = claimProject(close);
  await first.ready;
  const opened = jest.fn();
  const second = claimProject(jest.fn());
  void second.ready.then(opened);
  expect(close).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(opened).not.toHaveBeenCalled();
  first.release();
  await second.ready;
  expect(opened).toHaveBeenCalledTimes(1);
  second.release();
});

test('a pane that was closed by its reader is nobody’s predecessor', async () => {
  const close = jest.fn();
  claimProject(close).release();
  const next = claimProject(jest.fn());
  await next.ready;
  expect(close).not.toHaveBeenCalled();
  next.release();
});
