import { contentReference } from './content-reference.fixture';
import { entrySyntax } from './entry-syntax';

const syntaxOf = (id: string) =>
  entrySyntax(contentReference.entries.find((entry) => entry.id === id)!);

it.each([
  ['a flag', 'tag-clear', ['# CLEAR']],
  ['a tag with a value', 'tag-image', ['# IMAGE: …']],
  ['a tag whose value may be left out', 'tag-checkpoint', ['# CHECKPOINT', '# CHECKPOINT: …']],
  ['a tag with listed values', 'global-tag-choices', ['# choices: grouped left']],
  [
    'a tag with attributes',
    'tag-auto-choice',
    ['# AUTO_CHOICE', '# AUTO_CHOICE: delay=10 choice="Hold on"'],
  ],
  ['markup around text', 'markup-banner', ['[banner]…[/banner]']],
  [
    'markup with its short form',
    'markup-button',
    ['[button onclick=…]…[/button]', '[button=…]…[/button]'],
  ],
  ['markup that stands alone', 'markup-layers-area', ['[area]']],
  ['a group of tags', 'markup-html', []],
  ['a key', 'config-theme', ['"theme": …']],
  ['a key inside others', 'config-platform-android-id', ['"platform": { "android": { "id": … } }']],
  ['an event', 'event-game-clear', ["atrament.on('game/clear', () => …);"]],
  ['an event with a payload', 'event-game-save', ["atrament.on('game/save', (payload) => …);"]],
  ['a field of the state', 'field-state-vars', ['atrament.state.get().vars']],
  ['a field of a scene', 'field-scene-text', ['atrament.state.get().scenes.at(-1).text']],
  ['what its name says', 'method-game-start', []],
])('writes %s', (_, id, forms) => {
  expect(syntaxOf(id)).toEqual(forms);
});
