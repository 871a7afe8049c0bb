import { bundleGame } from './game-bundle';

it('classes of the player are none that an author would choose', async () => {
  const { style, files } = await bundleGame(process.cwd());
  const styles = Buffer.from(files.get(style) ?? []).toString();
  const classes = [...styles.matchAll(/\.([a-z]\w*)[\s{,:>.]/gi)].map(([, name = '']) => name);
  expect(classes).toContain('PlayerFrame_player');
  expect(classes.filter((name) => name.length < 4)).toEqual([]);
});
