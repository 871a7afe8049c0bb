import { checkReferencePages } from './check-reference-pages';
import { parseReference } from './parse-reference';

const pages = new Map([['saves', new Set(['autosave'])]]);

function check(page: string) {
  const source = `kind: css-class
entries:
  - name: atrament-scene
    summary: A scene.
    page: ${page}
`;
  return checkReferencePages(parseReference([{ file: 'classes.yaml', source }]), pages);
}

describe('checkReferencePages', () => {
  it.each(['saves', 'saves#autosave'])('accepts %s', (page) => {
    expect(check(page)).toEqual([]);
  });

  it('reports a page that is not there, with the place of the entry', () => {
    const [problem] = check('savez');
    expect(problem).toMatchObject({ file: 'classes.yaml', line: 3 });
    expect(problem?.hint).toContain('“saves”');
  });

  it('reports a heading that is not on the page', () => {
    const [problem] = check('saves#auto-save');
    expect(problem?.message).toContain('“#auto-save” on saves');
    expect(problem?.hint).toContain('“autosave”');
  });
});
