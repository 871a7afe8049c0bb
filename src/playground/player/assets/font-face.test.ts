import { fontFace } from './font-face';

test.each([
  ['fonts/Lora.woff2', 'Lora', 'normal', '400'],
  ['fonts/Lora-BoldItalic.woff2', 'Lora', 'italic', '700'],
  ['lora_semibold.ttf', 'lora', 'normal', '600'],
  ['IM-Fell-English.ttf', 'IM Fell English', 'normal', '400'],
  ['Lora[wght].woff2', 'Lora', 'normal', '100 900'],
  ['Lora-Italic-VariableFont_wght.ttf', 'Lora', 'italic', '100 900'],
  ['Light.woff2', 'Light', 'normal', '400'],
  ['a/Fraunces-ExtraLight.woff2', 'Fraunces', 'normal', '200'],
])('%s is the font %s', (path, name, style, weight) => {
  expect(fontFace(path)).toEqual({ name, family: `story ${name}`, style, weight });
});
