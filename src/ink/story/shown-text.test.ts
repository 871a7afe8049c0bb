import { shownText } from './shown-text';
import type { TranscriptEntry } from './transcript';

const says = (text: string, ...tags: string[]): TranscriptEntry => ({ kind: 'text', text, tags });
const offers = (number: number, label: string, isChosen: boolean, ...tags: string[]) =>
  ({ kind: 'choice', number, label, isChosen, tags }) satisfies TranscriptEntry;

test('has no tags, nor lines that are only tags', () => {
  expect(
    shownText([
      says('A boat lies off the jetty.', 'title: The Boat House', 'toolbar: bar'),
      says('', 'CLEAR'),
      offers(1, 'Take the rope', true),
      offers(2, 'Swim', false, 'UNCLICKABLE'),
      says('You coil it.'),
      { kind: 'end' },
    ]),
  ).toBe(
    'A boat lies off the jetty.\n\n> 1. Take the rope\n  2. Swim (greyed out)\n\nYou coil it.\n\nThe end',
  );
});

test('has no markup, but a few words for what is no text', () => {
  expect(
    shownText([
      says('[block width=25%][picture]owl.svg[/picture][b]Ida[/b][/block]Hello.<br>You are late.'),
      says('[layers][area x=1 y=2 width=3 height=4 to="Go"][/layers]', 'CLEAR'),
      offers(1, 'Take the [b]red[/b] book', false),
    ]),
  ).toBe('(a picture: owl.svg) Ida Hello.\nYou are late.\n\n  1. Take the red book');
});

test('a lone >>> is no choice but a way on', () => {
  expect(shownText([says('Dark.'), offers(1, '>>>4', true), says('Light.')])).toBe(
    'Dark.\n\n(4 seconds later)\n\nLight.',
  );
});
