/** @jest-environment jsdom */
import { noteOpened } from './note-opened';

const tellOpened = jest.fn();
jest.mock('./tell-worker', () => ({ tellOpened: () => tellOpened() as unknown }));

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const has = (fields: object) => Object.assign(navigator, fields);

beforeEach(() => {
  process.env.DOCS_SERVICE_WORKER = 'on';
  tellOpened.mockReset();
  has({ serviceWorker: { controller: null }, connection: {} });
});

test('each page that is shown is told of', async () => {
  noteOpened();
  expect(tellOpened).not.toHaveBeenCalled();
  await settle();
  noteOpened();
  await settle();
  expect(tellOpened).toHaveBeenCalledTimes(2);
});

test.each([
  ['a build without a worker', () => void (process.env.DOCS_SERVICE_WORKER = 'kill')],
  ['a browser without service workers', () => has({ serviceWorker: undefined })],
  ['data-saving mode', () => has({ connection: { saveData: true } })],
])('nothing loads in %s', async (_, prepare) => {
  prepare();
  noteOpened();
  await settle();
  expect(tellOpened).not.toHaveBeenCalled();
});

test('a worker that is there is told in data-saving mode as well: it would not know the page otherwise', async () => {
  has({ serviceWorker: { controller: {} }, connection: { saveData: true } });
  noteOpened();
  await settle();
  expect(tellOpened).toHaveBeenCalledTimes(1);
});
