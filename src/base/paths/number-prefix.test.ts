import { stripNumberPrefix } from './number-prefix';

it.each([
  ['01-intro', 'intro'],
  ['1. Intro', 'Intro'],
  ['12_intro', 'intro'],
  ['3 - intro', 'intro'],
  ['02---intro', 'intro'],
])('drops the ordering number of “%s”', (name, expected) => {
  expect(stripNumberPrefix(name)).toBe(expected);
});

it.each([
  ['a name without a number', 'intro'],
  ['a number without a separator', '3d-graphics'],
  ['a date', '2024-01-31-release'],
  ['a version', '7.0-foo'],
  ['a version with underscores', '1_2_3-foo'],
  ['nothing but a number', '404'],
  ['a number and a separator alone', '01-'],
  ['a number inside', 'intro-2-more'],
  ['an empty name', ''],
])('keeps %s', (_, name) => {
  expect(stripNumberPrefix(name)).toBe(name);
});
