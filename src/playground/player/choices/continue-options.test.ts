import { makeChoices } from '../../../../testing/game-view-factories';
import { readContinueOptions } from './continue-options';

test.each([
  ['>>>', { delay: null, clickable: 0, animation: 3 }],
  ['>>>5', { delay: 5, clickable: 0, animation: 0 }],
  ['>>>0', { delay: 0, clickable: 0, animation: 0 }],
  ['>>>(animation=0)', { delay: null, clickable: 0, animation: 0 }],
  ['>>>(delay=2.5 clickable=1 animation=4)', { delay: 2.5, clickable: 1, animation: 4 }],
  ['>>>(continue=2)', { delay: 2, clickable: 0, animation: 0 }],
  ['>>>(delay=-4 clickable=soon)', { delay: null, clickable: 0, animation: 0 }],
])('reads %s', (text, expected) => {
  expect(readContinueOptions(makeChoices(text))).toEqual(expected);
});

test.each(['>>>1.5', '>>>()', '>> >', 'On >>>', 'Walk on'])('“%s” is a button', (text) => {
  expect(readContinueOptions(makeChoices(text))).toBeNull();
});

test('is for an only choice; a hidden one counts', () => {
  expect(readContinueOptions(makeChoices('>>>', { text: 'x', tags: { HIDDEN: true } }))).toBeNull();
  expect(readContinueOptions([])).toBeNull();
});
