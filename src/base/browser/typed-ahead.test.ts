/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { keepTyped, takeTyped, typeAhead } from './typed-ahead';

beforeEach(() => document.addEventListener('keydown', keepTyped));
afterEach(() => {
  document.removeEventListener('keydown', keepTyped);
  takeTyped();
});

test('nothing is kept as long as no field is on its way', async () => {
  await userEvent.keyboard('glue');
  expect(takeTyped()).toBe('');
});

test('letters are kept in their order, until they are taken', async () => {
  typeAhead('');
  await userEvent.keyboard('glue /{Shift}{Backspace}');
  typeAhead('');
  expect(takeTyped()).toBe('glue /');
  await userEvent.keyboard('x');
  expect(takeTyped()).toBe('');
});

test('keys with a meaning of their own keep it', async () => {
  typeAhead('');
  await userEvent.keyboard('{Control>}k{/Control}{Escape}');
  expect(takeTyped()).toBe('');
});
