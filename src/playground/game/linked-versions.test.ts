import { linkedVersions } from './linked-versions';

const source = '# title: Tide\nThe sea.\n* [Go] -> END\n';
const play = { source, files: {} };

test('a link without translations has one language', async () => {
  const extras = { assets: {}, language: 'en' };
  expect(await linkedVersions({ ...play, extras })).toEqual([
    { code: 'en', name: 'Tide', program: play },
  ]);
  expect((await linkedVersions(play)).map(({ code }) => code)).toEqual(['und']);
});

test('a link with translations has the story in each, and one of its own language is none', async () => {
  const texts = [
    ['', 'Tide', 'Ebbe'],
    ['', 'The sea.', 'Das Meer.'],
  ] as const;
  const languages = ['de', 'en'].map((code) => ({ code, texts }));
  const [original, german, ...more] = await linkedVersions({
    ...play,
    extras: { assets: {}, language: 'en', languages },
  });
  expect(more).toEqual([]);
  expect(original).toMatchObject({ code: 'en', program: { ...play, language: null } });
  expect(german).toMatchObject({ code: 'de', name: 'Ebbe', program: { language: 'de' } });
  expect(german?.program.source).toContain('Das Meer.\n* [Go] -> END');
});
