import { saveDataOnHover } from './save-data';

const hovering = jest.fn();

function hover(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const loader = { hovering, loadPage: jest.fn(), loadPageSync: jest.fn() };
  saveDataOnHover(loader);
  loader.hovering('/a/');
}

beforeEach(() => jest.clearAllMocks());

test.each([
  [undefined],
  [{}],
  [{ saveData: false, effectiveType: '4g' }],
  [{ effectiveType: '3g' }],
])('fetches ahead on %j', (connection) => {
  hover(connection);
  expect(hovering).toHaveBeenCalledWith('/a/');
});

test.each([
  [{ saveData: true, effectiveType: '4g' }],
  [{ effectiveType: '2g' }],
  [{ effectiveType: 'slow-2g' }],
])('does not fetch ahead on %j', (connection) => {
  hover(connection);
  expect(hovering).not.toHaveBeenCalled();
});
