import { render } from '@testing-library/react';
import { makeCommands } from '../../../../testing/game-view-factories';
import { StoryPlaceProvider } from '../kit/story-context';
import { MarkupText } from './MarkupText';

/** Inherited property names: a lookup in a plain object would find something. */
const names = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'toLocaleString', 'valueOf'],
  ...['hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', '__defineGetter__'],
];

test.each(names)('%s is a name like others wherever a story may write one', (name) => {
  const text =
    `[${name}]x[/${name}] [b ${name}=1 ${name}]x[/b] [i class=${name} style="${name}: red"]x[/i] ` +
    `[input var=${name} type=${name} placeholder=${name}] [link=${name}]x[/link] [button=${name}]x[/button] ` +
    `[banner style=${name} align=${name} border=${name}]x[/banner] [info side=${name}]x[/info] ` +
    `[block width=${name} valign=${name}]x[/block] [font=${name}]x[/font] [url=${name}]x[/url] ` +
    `[highlight color=${name} bgcolor=${name}]x[/highlight] [progress value=${name} max=${name}]x[/progress] ` +
    `[template src=${name} var:${name}=1]x[/template] [img]${name}[/img] [picture]${name}.png[/picture] ` +
    `[table columns=${name}][row]${name}[/row][/table] [video poster=${name}]${name}[/video] ` +
    `[layers][picture to=${name}]${name}[/picture][area to=${name}][/layers] ` +
    `<${name}>x</${name}> <b ${name}=1 class=${name}>x</b> <font face=${name} size=${name}>x</font>`;
  const { container } = render(
    <StoryPlaceProvider value={{ kind: 'live', variables: {}, actions: makeCommands() }}>
      <MarkupText text={text} />
    </StoryPlaceProvider>,
  );
  expect(container.querySelector('input')).toHaveValue('');
  expect(container.querySelectorAll('b')).toHaveLength(2);
  expect(container).not.toHaveTextContent(/native code|\[object/);
});
