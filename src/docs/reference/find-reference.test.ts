import { contentReference } from './content-reference.fixture';
import { findReference } from './find-reference';
import { indexReference } from './index-reference';

const index = indexReference(contentReference.entries);
const find = (code: string) => findReference(code, index)?.id ?? null;

describe('findReference', () => {
  it.each([
    ['# CLEAR', 'tag-clear'],
    ['#CLEAR', 'tag-clear'],
    ['# choices: grouped', 'global-tag-choices'],
    ['# CHOICES: row', 'tag-choices'],
    ['# title', 'global-tag-title'],
    ['# title: The Night Ferry', 'global-tag-title'],
    ['#DISABLED', 'choice-tag-unclickable'],
    ['# CLASS: whisper', 'tag-class'],
    ['#CLASS', 'choice-tag-class'],
    ['# AUDIO:', 'tag-audio'],
  ])('finds the tag that %s writes', (code, id) => {
    expect(find(code)).toBe(id);
  });

  it.each(['# clear', '# my key: v', '#', '# {dark:CLASS: night}', '#990000', '#FCFCFC'])(
    'finds no tag in %s',
    (code) => {
      expect(find(code)).toBeNull();
    },
  );

  it.each([
    ['[info]', 'markup-info'],
    ['[/info]', 'markup-info'],
    ['[info]…[/info]', 'markup-info'],
    ['[img src=x]', 'markup-img'],
    ['[font=Courier New]', 'markup-font'],
    ['[button onclick=map]Map[/button]', 'markup-button'],
    ['[block …]', 'markup-block'],
    ['[---]', 'markup-separator'],
    ['[b]', 'markup-html'],
    ['[br][/br]', 'markup-html'],
    ['[picture]', 'markup-picture'],
    ['[picture onclick=map]…', 'markup-layers-picture'],
    ['[area onclick=map …]', 'markup-layers-area'],
    ['[row][/row]', 'markup-table-row'],
    ['[template src=card.html var:name="Ada"]', 'markup-template'],
    ['[banner allcaps]', 'markup-banner'],
  ])('finds the markup that %s writes', (code, id) => {
    expect(find(code)).toBe(id);
  });

  it.each([
    '[sic]',
    '[1]',
    '[ ]',
    '[a sign]',
    '[link to the map]',
    '[code in brackets]',
    '[highlight]x[/color]',
    '[Info]',
    '[link, not a button]',
    '[HTML elements]',
  ])('finds no markup in %s', (code) => {
    expect(find(code)).toBeNull();
  });

  it.each([
    ['>>>', 'choice-text-continue'],
    ['>>>5', 'choice-text-continue-after'],
    ['>>>(delay=2.5)', 'choice-text-continue-when'],
    ['>>>1.5', null],
    ['>>>()', null],
  ])('reads the choice text %s as the engine does', (code, id) => {
    expect(find(code)).toBe(id);
  });

  it.each([
    ['single_scene', 'global-tag-single-scene'],
    ['continue_maximally: false', 'global-tag-continue-maximally'],
    ['CLEAR', 'tag-clear'],
    ['AUDIO: false', 'tag-audio'],
    ['ATRAMENT_SAVE_DESCRIPTION', 'variable-atrament-save-description'],
    ['CAPITALIZE(str)', 'function-capitalize'],
    ['ABS(-3)', 'function-abs'],
    ['short_name', 'config-short-name'],
    ['game.zip', 'config-game-zip'],
    ['platform.ios.icon', 'config-platform-ios'],
    ['"theme": "dark"', 'config-theme'],
    ['"inkjscompiler": true', 'config-inkjscompiler'],
    ['inkjscompiler', 'config-inkjscompiler'],
    ['bg-color', 'theme-variable-bg-color'],
    ['--border-radius', 'theme-variable-border-radius'],
    ['--app-aspect-ratio', 'css-variable-app-aspect-ratio'],
    ['.atrament-scene', 'css-class-atrament-scene'],
    ['root/game', 'file-root-game'],
    ['resources/themes', 'file-resources-themes'],
    ['atrament.config.json', 'file-atrament-config-json'],
    ['npm run build-web', 'command-npm-run-build'],
    ['game.start()', 'method-game-start'],
    ['atrament.game.continueStory()', 'method-game-continue-story'],
    ['continueStory()', 'method-game-continue-story'],
    ['atrament.init(Story, config)', 'method-atrament-init'],
    ['settings/set', 'event-settings-set'],
    ['scene.tags', 'field-scene-tags'],
  ])('finds what the unmistakable %s names', (code, id) => {
    expect(find(code)).toBe(id);
  });

  it.each([
    'title',
    'author',
    'font',
    'name',
    'theme',
    'saves',
    'saves: 3',
    'link',
    'class',
    'src',
    'border-radius',
    'volume',
    'state',
    'loader',
    'init',
    'load()',
    'makeChoice(id)',
    'getAssetPath(file)',
    'ABS',
    'example',
    'ink.story().state.VisitCountAtPathString(path)',
    '"light"',
    'END',
    'INCLUDE',
    'lamp_room',
    'toString',
    '',
  ])('leaves “%s” alone', (code) => {
    expect(find(code)).toBeNull();
  });

  it('takes markup that is known in two places for that of the page where it is written', () => {
    const findOn = (docId: string) => findReference('[picture]', index, docId)?.id;
    expect(findOn('atrament-extras/layers')).toBe('markup-layers-picture');
    expect(findOn('atrament-basics/multimedia/images')).toBe('markup-picture');
    expect(findOn('quickstart')).toBe('markup-picture');
  });
});
