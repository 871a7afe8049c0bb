import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomInts } from '../../../../../../testing/random';
import { applyEdits } from './apply-edits';
import type { ComponentForm, TextEdit } from './component-form';
import { componentsAt } from './components-at';

const content = path.resolve('content');
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.mdx'),
);
/** How many samples of a page are tried: it may have fifty, with ten fields each. */
const SAMPLES = 1;
const FIELDS = 3;
/** Of the others, some have nothing to fill in; tabs and cards are parts. */
const withForm = ['Tabs', 'Steps', 'Cards', 'Figure', 'Details', 'Reference', 'Exercise'];

/** Where components, notes and samples of a text begin. */
function startsIn(text: string): number[] {
  // What a fence shows is no component: as long as it was.
  const drawn = text.replace(/^( *)(`{3,})[^]*?^\1\2$/gm, (fence) =>
    fence.replace(/(?<=\n)[^]*/, (code) => code.replace(/[^\n]/g, '.')),
  );
  const found = [...drawn.matchAll(/^ *(?:<(?<name>[A-Z]\w+)|:{3,}\w|(?<fence>`{3,}ink))/gm)];
  const fences = found.filter(({ groups }) => groups?.fence !== undefined).slice(0, SAMPLES);
  return found
    .filter((match) => match.groups?.fence === undefined || fences.includes(match))
    .filter(({ groups }) => groups?.name === undefined || withForm.includes(groups.name))
    .map((match) => match.index + match[0].length - match[0].trimStart().length);
}

const texts = pages.flatMap((file) => {
  const text = readFileSync(path.join(content, file), 'utf8').replace(/^---\n[^]*?\n---\n+/, '');
  const starts = startsIn(text);
  return starts.length === 0 ? [] : [{ file, text, starts }];
});

it('has components to try', () => {
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.flatMap(({ starts }) => starts).length).toBeGreaterThan(100);
});

it.each(texts)('$file: what a form does stays in its component', ({ file, text, starts }) => {
  const random = randomInts(file.length);
  for (const start of starts) {
    const form = formAt(text, start);
    const where = `${file}, at ${text.slice(start, start + 40)}`;
    /** The text after an act, and the form as it is then. */
    const act = (edits: TextEdit[]) => {
      const written = applyEdits(text, edits);
      expect(written.slice(0, form.from)).toBe(text.slice(0, form.from));
      expect(written.slice(form.to - text.length)).toBe(text.slice(form.to - text.length));
      return { written, form: formAt(written, start) };
    };
    const first = random(Math.max(1, form.fields.length - FIELDS + 1));
    form.fields.forEach(({ name, kind, value, choices = ['', name] }, index) => {
      if (index < first || index >= first + FIELDS) return;
      const next =
        kind === 'text' ? 'New' : kind === 'number' ? '7' : choices.find((one) => one !== value);
      const changed = act(form.fields[index]?.write(next ?? '') ?? []);
      expect([where, name, changed.form.fields[index]?.value]).toEqual([where, name, next]);
      const back = changed.form.fields[index]?.write(value) ?? [];
      expect(formAt(applyEdits(changed.written, back), start).fields[index]?.value).toBe(value);
      // Words of a fence that come back are behind the others.
      if (value === '') expect(applyEdits(changed.written, back)).toBe(text);
    });
    const { parts } = form;
    if (parts === null) continue;
    const count = parts.items.length;
    const added = act(parts.add(parts.name === 'Step' ? 'New' : `<${parts.name} label="New" />`));
    expect([where, added.form.parts?.items.length]).toEqual([where, count + 1]);
    expect(applyEdits(added.written, added.form.parts?.remove(count) ?? [])).toBe(text);
    if (count < 2) continue;
    const one = random(count - 1);
    const moved = act(parts.swapWithNext(one));
    const summaries = parts.items.map(({ summary }) => summary);
    summaries.splice(one, 2, summaries[one + 1] ?? '', summaries[one] ?? '');
    expect(moved.form.parts?.items.map(({ summary }) => summary)).toEqual(summaries);
    expect(applyEdits(moved.written, moved.form.parts?.swapWithNext(one) ?? [])).toBe(text);
    const removed = act(parts.remove(one));
    expect([where, removed.form.parts?.items.length]).toEqual([where, count - 1]);
  }
});

/** The form of the component that begins at a position. */
function formAt(text: string, start: number): ComponentForm {
  const form = componentsAt(text, start).find(({ from }) => from === start);
  if (form === undefined) throw new Error(`No form for ${text.slice(start, start + 200)}`);
  return form;
}
