import { findPages } from './find-pages';

const lamp = { title: 'The lamp', description: 'How it burns.', text: 'Oil, and a wick.' };
const oil = { title: 'Supplies', description: 'Oil and café au lait.', text: 'A wick, a lamp.' };
const wick = {
  title: 'Wicks',
  description: 'What they cost.',
  text: 'Wick, wick, wick: the lamp.',
};
const pages = [wick, oil, lamp];

it('finds pages by words of their text, those that are about them first', () => {
  expect(findPages('wick', pages)).toEqual([wick, oil, lamp]);
  expect(findPages('LAMP', pages)).toEqual([lamp, wick, oil]);
  expect(findPages('oil', pages)).toEqual([oil, lamp]);
});

it('prefers the word itself to its letters within others', () => {
  const spoilers = {
    title: 'Markup',
    description: 'Words.',
    text: 'Spoiler, spoiler, boil, coil.',
  };
  expect(findPages('oil', [spoilers, lamp])).toEqual([lamp, spoilers]);
});

it('wants all words, anywhere in a page', () => {
  expect(findPages('oil  lamp', pages)).toEqual([lamp, oil]);
  expect(findPages('oil cost', pages)).toEqual([]);
});

it('ignores accents, and finds nothing for no words', () => {
  expect(findPages('Cafe', pages)).toEqual([oil]);
  expect(findPages(' ', pages)).toEqual([]);
});
