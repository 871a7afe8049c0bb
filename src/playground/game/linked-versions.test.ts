import { gameDe } from '../../config/messages/game-de';
import { gameUk } from '../../config/messages/game-uk';
import { PLAYER_PLACE } from '../../ink/languages/language-table';
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
  expect(original.words).toEqual({});
  expect(german?.words).toEqual(gameDe);
});

test('the words of the player are those of the link, else those that this site has', async () => {
  const texts = [[PLAYER_PLACE, 'New game', 'Los']] as const;
  const [original, german, french] = await linkedVersions({
    ...play,
    extras: {
      assets: {},
      language: 'uk',
      languages: [
        { code: 'de', texts },
        { code: 'fr', texts: [] },
      ],
    },
  });
  expect(original.words).toEqual(gameUk);
  expect(german?.words).toEqual({ 'New game': 'Los' });
  expect(french?.words).toEqual({});
  const extras = { assets: {}, language: 'de' };
  expect((await linkedVersions({ ...play, extras }))[0].words).toEqual(gameDe);
  const own = { ...extras, languages: [{ code: 'de', texts }] };
  expect(await linkedVersions({ ...play, extras: own })).toEqual([
    { code: 'de', name: 'Tide', program: play, words: { 'New game': 'Los' } },
  ]);
});
