import { readdirSync, readFileSync } from 'node:fs';
import { parseReference } from './parse-reference';
it('x', () => {
  const dir = 'content/reference';
  const files = readdirSync(dir).map((n) => ({ file: `${dir}/${n}`, source: readFileSync(`${dir}/${n}`, 'utf8') }));
  const r = parseReference(files);
  console.log(r.problems, r.entries.length, r.entries.map((e) => e.id).join(' '));
});
