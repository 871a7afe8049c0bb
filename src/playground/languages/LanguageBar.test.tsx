/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { playerRows, readGameRows, withPlayerWords } from '../../ink/languages/player-words';
import { LanguageBar } from './LanguageBar';
import { listRows } from '../translations/listed-rows';

const names = { all: new Set<string>(), functions: new Set<string>() };
const rain = { place: '', original: 'Rain.', text: 'Regen.', isToCheck: false };

function open(code: string, rows = readGameRows({ source: 'Rain.\nSun.\n', files: {} })): void {
  const table = withPlayerWords({ code, entries: [], kept: [] });
  const translated = { ...table, entries: [rain, ...table.entries] };
  const listed = listRows(rows, translated, names);
  const props = { codes: [code], table: translated, listed, onChoose: jest.fn() };
  render(<LanguageBar {...props} onAdd={null} onRemove={null} />);
}

test('the percentage is about the story, and the words of the player are counted beside it', () => {
  open('fr');
  expect(screen.getByText(/^1 of 2 texts of your story, 50%/)).toBeVisible();
  expect(screen.getByText('One word is left.')).toBeVisible();
  expect(
    screen.getByText(new RegExp(`^${playerRows.length} words and sentences of the player`)),
  ).toBeVisible();
});

test('nothing is said of words that this site has', () => {
  open('de');
  expect(screen.getByText(/^1 of 2 texts/)).toBeVisible();
  expect(screen.queryByText(/of the player/)).not.toBeInTheDocument();
});

test('a table of the player’s words alone has no percentage', () => {
  open('fr', [...playerRows]);
  expect(screen.queryByText(/of the player|texts/)).not.toBeInTheDocument();
});
