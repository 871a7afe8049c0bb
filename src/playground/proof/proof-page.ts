import { escapeHtml } from '../../base/text/escape-html';
import { proofMessages as words } from '../../config/messages/proof';
import { placeNames, type PlaceNames } from '../../ink/map/describe-way';
import type { StoryProgram } from '../../ink/story/story-program';
import { printFrame } from './print-frame';
import { proofLines, type ProofLine, type ProofPart } from './proof-lines';
import { placeOf, proofPlaces, type ProofPlace } from './proof-places';

/** How fast people read prose silently, in words a minute: the mean of 190 studies (Brysbaert 2019) is 238. */
const SPEED = 230;

interface ProofCopy {
  title: string;
  /** As `lang` attributes need it; null if it is not known. */
  language: string | null;
  program: StoryProgram;
}

/** A story as a page for proofreaders: on paper, and in word processors, which open HTML. */
export function proofPage({ title, language, program }: ProofCopy): string {
  const { reached, others } = proofPlaces(program);
  const all = [...reached, ...others];
  const numbers = new Map(all.map(({ id }, index) => [id, index + 1]));
  const numbered = { numbers, nameOf: placeNames(all) };
  const draw = (places: readonly ProofPlace[]) =>
    places.map((place) => drawPlace(place, numbered)).join('');
  return printFrame(
    { title, language },
    `<p class="about">${words.about}</p>
${draw(reached)}${others.length === 0 ? '' : `<h1>${words.others}</h1>\n${draw(others)}`}${drawStatistics(all, numbered)}`,
  );
}

/** The number of each place, and what its writer calls it. */
interface Numbered {
  numbers: ReadonlyMap<string, number>;
  nameOf: PlaceNames;
}

function drawPlace({ id, text }: ProofPlace, numbered: Numbered): string {
  const { numbers, nameOf } = numbered;
  const number = numbers.get(id) ?? 0;
  const lines = proofLines(text).map((line) => drawLine(line, id, numbered));
  return `<h2 id="place-${number}">${number} ${escapeHtml(nameOf(id))}</h2>\n${lines.join('')}`;
}

function drawLine({ depth, isChoice, parts }: ProofLine, from: string, numbered: Numbered): string {
  const text = parts.map((part) => drawPart(part, from, numbered)).join('');
  const indent = depth === 0 ? '' : ` style="margin-left:${depth * 1.5}em"`;
  return `<p dir="auto"${indent}>${isChoice ? '• ' : ''}${text.trim()}</p>\n`;
}

function drawPart(part: ProofPart, from: string, { numbers, nameOf }: Numbered): string {
  if (typeof part === 'string') return escapeHtml(part);
  if ('ink' in part) return `<span class="ink">${escapeHtml(part.ink)}</span>`;
  if (part.to === 'END' || part.to === 'DONE') return ` → ${words.end}`;
  const id = placeOf(part.to, from, numbers);
  if (id === null) return ` → ${escapeHtml(part.to)}`;
  const number = numbers.get(id) ?? 0;
  return ` → <a href="#place-${number}">${number} ${escapeHtml(nameOf(id))}</a>`;
}

function drawStatistics(places: readonly ProofPlace[], { numbers, nameOf }: Numbered): string {
  const total = places.reduce((sum, place) => sum + place.words, 0);
  const rows = [...places]
    .sort((one, other) => other.words - one.words)
    .map(
      ({ id, words: count }) =>
        `<tr><td>${numbers.get(id) ?? 0} ${escapeHtml(nameOf(id))}</td><td>${count}</td></tr>\n`,
    );
  return `<h1>${words.statistics}</h1>
<p>${words.words(total)}, ${words.places(places.length)}. ${words.minutes(Math.max(1, Math.round(total / SPEED)))}</p>
<table>
<caption>${words.longest}</caption>
<tr><th>${words.place}</th><th>${words.count}</th></tr>
${rows.join('')}</table>
`;
}
