/** @jest-environment node */
import { yamlReason } from './yaml-reason';

it.each([
  ['Map keys must be unique at line 3, column 1:\n\na: 1\n^\n', 'Map keys must be unique'],
  ['Missing closing "quote at line 2, column 5:', 'Missing closing "quote'],
  ['Tabs are not allowed as indentation.', 'Tabs are not allowed as indentation'],
  ['', ''],
])('takes the reason out of %j', (message, reason) => {
  expect(yamlReason(message)).toBe(reason);
});
