import { readFileSync } from 'node:fs';
import { makeEnvironment } from '../../../testing/factories';
import { oddSpellings } from '../../../testing/odd-spellings';
import { searchMessages } from '../../config/messages/search';
import { parseDocument } from '../document/parse-document';
import { parseSearchSynonyms } from '../reference/parse-search-synonyms';
import { collectSymptoms } from './draw-symptom-finder';
import { findSymptoms } from './find-symptoms';

const DOC = 'troubleshooting';
const read = (file: string) => readFileSync(file, 'utf8');
const page = read(`content/docs/${DOC}.mdx`).replace(/^---.*?^---/ms, '');
const { synonyms } = parseSearchSynonyms(read('content/search-synonyms.yaml'), '');
const { tree } = parseDocument(page, '', makeEnvironment());
const symptoms = collectSymptoms(tree, DOC, synonyms);
const find = (typed: string) =>
  findSymptoms(symptoms, typed, searchMessages.smallWords).map(({ id }) => id);

it.each([
  ['blank screen', 'blank-choices'],
  ['the screen is blank when there is one choice', 'blank-one-choice'],
  ['choice disappeared', 'once-only'],
  ['my saves are gone', 'saves-gone'],
  ['columns below each other', 'columns'],
  ['colunms', 'columns'],
  ['picture not found', 'picture-path'],
  ['photo does not show', 'picture-path'],
  ['music twice', 'music-twice'],
  ['gradi', 'gradient'],
  ['brackets in a paragraph', 'brackets'],
  ['#990000 colour vanished', 'hash'],
  ['http:', 'web-address'],
  ['[br]', 'br'],
  ['>>>', 'continue-button'],
  ['{a || b}', 'printed-or'],
  ['link goes to wrong choice', 'wrong-choice'],
  ['timer does nothing', 'hypertext'],
  ['button stopped', 'past-button'],
  ['keystore android update', 'android-key'],
  ['font missing', 'embed-fonts'],
  ['number rounded wrong', 'rounding'],
  ['table empty', 'empty-table'],
  ['my picture is not shown', 'picture-path'],
  ["image doesn't show", 'picture-path'],
  ['picture does not appear', 'picture-path'],
  ['the music does not start', 'no-sound'],
  ['no music', 'no-sound'],
  ['no sound', 'no-sound'],
  ['text shows [b] brackets literally', 'brackets'],
  ['[b] on two lines', 'two-lines'],
  ['my choices do not appear', 'no-choices'],
  ['choices are gone', 'once-only'],
  ['typed name forgotten after reload', 'button-not-saved'],
  ['checkpoint', 'checkpoint'],
  ['npm : command not found npx', 'node-unknown'],
  ['the variable is back to its old value after restart', 'restart-variables'],
  ['text appears twice', 'echo'],
])('“%s” leads to #%s', (typed, id) => {
  expect(find(typed)[0]).toBe(id);
});

it.each([
  ["ERROR: 'story.ink' line 14: Divert target not found: '-> cellar'", 'divert-target'],
  [
    "RUNTIME ERROR: 'root/game/story.ink' line 4: ran out of content. Do you need a '-> DONE' or '-> END'?",
    'out-of-content',
  ],
  ["ERROR: line 1: Expected end of line but saw '| Gold: 2'", 'bar'],
  ["ERROR: line 7: Expected end of line but saw '[/b] key'", 'choice-brackets'],
  ["ERROR: line 7: Expected end of line but saw '[it] now'", 'choice-brackets'],
  ["ERROR: 'hall.ink' line 22: Unresolved variable: lamp_oil", 'unresolved'],
  [
    'ERROR: line 3: Expected some kind of logic, conditional or sequence within braces: { ... }',
    'braces',
  ],
  ["ERROR: line 3: Expected closing brace '}' but saw end of line", 'braces'],
  [
    "WARNING: line 9: Apparent loose end exists where the flow runs out. Do you need a '-> DONE' statement, choice or divert?",
    'loose-end',
  ],
  [
    "ERROR: line 12: Choices with conditions should be written: '* {condition} choice'. Otherwise, if you intend a choice to be nested in braces, they need to explicitly divert",
    'loose-choices',
  ],
  ["ERROR: line 5: Function call target not found: '-> ROUND'", 'no-abs'],
  ["ERROR: line 2: Expected right side of '*' expression but saw '= 2'", 'times-assign'],
  ["Error: Missing function binding for external: 'rollDice' (ink fallbacks disabled)", 'binding'],
  [
    "RUNTIME ERROR: Failed to find content at path 'cellar.0.c-1', and no approximation of it was possible.",
    'stale-save',
  ],
  ["Can not call use '==' operation on List and Int", 'list-number'],
  ["npm WARN EBADENGINE Unsupported engine { required: { node: '>=22.12' } }", 'ebadengine'],
  ['TypeError: this.story.VisitCountAtPathString is not a function', 'visit-count'],
  ['Failed to parse Ink script', 'failed-parse'],
  ['no place of the story is called “hall”', 'divert-target'],
  ['the story runs out here: there is no more text, no choice and no end', 'out-of-content'],
])('the message %s leads to #%s', (typed, id) => {
  expect(find(typed)[0]).toBe(id);
});

it.each(oddSpellings('button'))('finds %j', (typed) => {
  expect(find(typed)).toEqual(find('button'));
  expect(find(typed)).not.toEqual([]);
});

it('finds nothing for words that no entry has, and everything for none', () => {
  expect(find('xyzzy')).toEqual([]);
  expect(find('  ')).toHaveLength(symptoms.length);
});
