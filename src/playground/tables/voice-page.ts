import { groupBy } from '../../base/lists/group-by';
import { escapeHtml } from '../../base/text/escape-html';
import { tablesMessages } from '../../config/messages/tables';
import { printFrame } from '../proof/print-frame';
import type { VoiceLine } from './voice-script';

const words = tablesMessages.voice;

interface VoiceCopy {
  title: string;
  /** As `lang` attributes need it; null if it is not known. */
  language: string | null;
  lines: readonly VoiceLine[];
}

/** The lines of each speaker as a page to print: those who speak first come first, the narration last. */
export function voicePage({ title, language, lines }: VoiceCopy): string {
  const speakers = groupBy(lines, ({ speaker }) => speaker);
  const spoken = [...speakers].filter(([speaker]) => speaker !== null);
  const narration = speakers.get(null);
  const sections = [...spoken, ...(narration ? [[null, narration] as const] : [])];
  const content = sections.map(([speaker, own]) => drawSpeaker(speaker, own)).join('');
  return printFrame(
    { title: words.title(title), language },
    `<p class="about">${words.about}</p>\n${content}`,
  );
}

function drawSpeaker(speaker: string | null, lines: readonly VoiceLine[]): string {
  const heading = `<h2 dir="auto">${escapeHtml(speaker ?? words.narration)}</h2>`;
  const count = `<p class="about">${words.lines(lines.length)}</p>`;
  return `${heading}\n${count}\n${lines.map(drawLine).join('')}`;
}

function drawLine({ number, place, text, note }: VoiceLine): string {
  const about = [place === '' ? words.beginning : place, ...note.split('\n')]
    .filter((part) => part !== '')
    .map((part) => `<bdi>${escapeHtml(part)}</bdi>`)
    .join(' · ');
  return `<p dir="auto"><b>${number}</b> ${escapeHtml(text)}<br>\n<span class="about">${about}</span></p>\n`;
}
