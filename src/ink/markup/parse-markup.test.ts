import { markupText } from './markup-text';
import type { MarkupNode } from './markup-tree';
import { findLeftOut, MAX_DEPTH, parseMarkup } from './parse-markup';

/** A tree in short form: `i(a)` for an element, the kind for a tag, text unchanged. */
function short(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      const name = node.kind === 'element' ? node.name : node.kind;
      return 'children' in node ? `${name}(${short(node.children)})` : name;
    })
    .join('|');
}

const only = (text: string): MarkupNode => {
  const nodes = parseMarkup(text);
  expect(nodes).toHaveLength(1);
  return nodes[0]!;
};

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['a [b]bold[/b] end', 'a |b(bold)| end'],
  ['[b]a [i]b[/i] c[/b]', 'b(a |i(b)| c)'],
  // An unclosed tag ends with the paragraph.
  ['a [highlight]b c', 'a |highlight(b c)'],
  ['[highlight]x[/color] y', 'highlight(x| y)'],
  ['[b]x[i]y[/b]z[/i]w', 'b(x|i(y|z)|w)'],
  // Closing tags without an opening tag are dropped.
  ['a[/b]b[/nothing]c', 'a|b|c'],
  // Unknown tags are text, up to their closing tag or to the end.
  ['a [sic] b [b]c[/b]', 'a |[sic] b [b]c[/b]'],
  ['[b]a [sic] b[/b] c', 'b(a |[sic] b[/b] c)'],
  ['[x]a [b]b[/b][/X] [i]c[/i]', '[x]a [b]b[/b][/X]| |i(c)'],
  ['[1] and [a sign]', '[1] and [a sign]'],
  ['[title]x[/title]', '[title]x[/title]'],
  // Names are lower case.
  ['[B]a[/B] [b]c[/b]', '[B]a[/B]| |b(c)'],
  // Brackets that are not tags.
  ['a [ b] [] [!c]', 'a [ b] [] [!c]'],
  ['[b]open [i', 'b(open [i)'],
  // Void HTML elements swallow what follows, as in a browser.
  ['a [br]lost', 'a |br()'],
  ['a[br][/br]b', 'a|br()|b'],
  ['x [---] y', 'x |separator| y'],
  ['[input var=a][/input] b', 'input| b'],
  // The content of raw tags is not parsed; their closing tag is found ignoring case.
  ['[img]a[b].png[/IMG] c', 'image| c'],
  ['[picture]a.png', 'picture'],
])('%s', (text, tree) => {
  expect(short(parseMarkup(text))).toBe(tree);
});

test.each([
  ['<b>a</b> b', 'b(a)| b'],
  ['a<br>b<br/>c', 'a|br()|b|br()|c'],
  ['<B CLASS="x">a', 'b(a)'],
  ['<h2>a</h2><i>b<b>c</i>d', 'h2(a)|i(b|b(c))|d'],
  // Anything that could run code or send requests is text.
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['<button>a</button>', '<button>a</button>'],
  ['<img src=x onerror=alert(1)>', 'htmlImage'],
  ['<a href="javascript:x">y</a>', 'url(y)'],
  ['<b onclick="x>y">a</b>', 'b(a)'],
  // Comments and tags without an element are hidden, as in a browser.
  ['<!-- a --> <bogus> a < b', ' |span( a < b)'],
  ['<!-- a -->', '<!-- a -->'],
  ['<b>a</b><!-- b', 'b(a)|<!-- b'],
  // What browsers close, open and move automatically.
  ['<p>a<p>b<h2>c</h2>', 'p(a)|p(b)|h2(c)'],
  ['<ul><li>a<li>b<ul><li>c</ul></ul>d', 'ul(li(a)|li(b|ul(li(c))))|d'],
  ['<dl><dt>a<dd>b<dt>c</dl>', 'dl(dt(a)|dd(b)|dt(c))'],
  ['<a href="https://a.b">x<a href="https://c.d">y', 'url(x)|url(y)'],
  ['<table><tr><td>1<td>2<tr><td>3</table>4', 'table(tbody(tr(td(1)|td(2))|tr(td(3))))|4'],
  ['<table> <thead> <th>h</thead> <td>1</table>', 'table(thead(tr(th(h)))|tbody(tr(td(1))))'],
  ['a<table>b<tr>c<td>d</table>', 'a|b|c|table(tbody(tr(td(d))))'],
  ['<b>a<table><td>b</b>c</table>', 'b(a|table(tbody(tr(td(b|c)))))'],
  ['<td>a</td><tr>b', 'a|b'],
  ['<center>a</center><font color=red>b</font><tt>c</tt>', 'div(a)|span(b)|span(c)'],
  // A run ends at each markup tag, and so do its elements.
  ['<b>a [highlight]x[/highlight] b</b>', 'b(a )|highlight(x)| b'],
  // Entities are decoded only in runs that contain HTML.
  ['a&nbsp;&amp;b', 'a&nbsp;&amp;b'],
  ['<i>a</i>&amp;&lt;b&gt;&#65;&#x42;&bogus;', 'i(a)|&<b>AB&bogus;'],
  ['[b]&amp;[/b]<i>x</i>&copy;', 'b(&amp;)|i(x)|©'],
])('HTML in text: %s', (text, tree) => {
  expect(short(parseMarkup(text))).toBe(tree);
});

describe('HTML elements', () => {
  test('keep what changes their look', () => {
    expect(only('<span class="a <b> c" style="color:red; position:fixed">y</span>')).toEqual({
      kind: 'element',
      name: 'span',
      className: 'a c',
      style: { color: 'red' },
      attributes: {},
      children: [{ kind: 'text', text: 'y' }],
    });
    expect(only('<font color=red size=+2 face="Courier New">y</font>')).toMatchObject({
      style: { color: 'red', fontSize: 'x-large', fontFamily: '"Courier New"' },
    });
    expect(only('<p align=center title="A &amp; B" lang=uk>y</p>')).toMatchObject({
      style: { textAlign: 'center' },
      attributes: { title: 'A & B', lang: 'uk' },
    });
    expect(only('<ol start=3 reversed><li value=2>y</ol>')).toMatchObject({
      attributes: { start: 3, reversed: true },
      children: [{ attributes: { value: 2 } }],
    });
    expect(only('<details open><summary>a</summary>b</details>')).toMatchObject({
      attributes: { open: true },
    });
  });

  test('a picture and a link have their addresses, where they are safe', () => {
    expect(only('<img src="lamp.svg" width="30" alt="A lamp">')).toEqual({
      kind: 'htmlImage',
      source: 'lamp.svg',
      url: { kind: 'file', path: 'lamp.svg' },
      alt: 'A lamp',
      className: null,
      style: { width: '30px' },
    });
    expect(only('<a href=https://example.org target=_top>y</a>')).toMatchObject({
      kind: 'url',
      href: 'https://example.org/',
    });
    expect(only('<a href="java&#115;cript:x">y</a>')).toMatchObject({ href: null });
    expect(only('<img src="data:image/svg+xml,x">')).toMatchObject({ url: null });
  });
});

test.each([
  ['plain [b style="color:red"]x[/b] <i class=a id=b>y</i>', []],
  ['<button onclick=f>x</button>', ['element button', 'element button']],
  ['[highlight]<b onclick="f()">x</b>', ['attribute onclick']],
  ['<p style="position:fixed; color:red; margin: -9px">x', ['style position', 'style margin']],
  ['[css style="top:0"]x[/css]', ['style top']],
  ['<a href="javascript:x">y</a>', ['address javascript:x']],
  ['<img src=lamp.svg><img src=https://a.example/x.png>', ['picture lamp.svg']],
  ['<sigh> so', ['unknown sigh']],
  ['[table][row]<svg>[/row][/table]', ['element svg']],
])('what is left out of %j is told', (text, told) => {
  expect(findLeftOut(text).map(({ kind, name }) => `${kind} ${name}`)).toEqual(told);
});

describe('attributes', () => {
  test('are words, quoted words, flags and JSON', () => {
    expect(
      only('[banner style=accent allcaps align="left" border=top class="x y"]T[/banner]'),
    ).toEqual({
      kind: 'banner',
      isAccent: true,
      isAllCaps: true,
      align: 'left',
      border: 'top',
      className: 'x y',
      children: [{ kind: 'text', text: 'T' }],
    });
    expect(only('[button onclick=fn disabled=false bordered=false]x[/button]')).toMatchObject({
      functionName: 'fn',
      isDisabled: false,
      isBordered: false,
      isModal: false,
    });
  });

  test('end at the first space without quotes, and single quotes are none', () => {
    expect(only('[input var=name placeholder=your name]')).toMatchObject({ placeholder: 'your' });
    expect(only("[input var=name placeholder='your name']")).toMatchObject({
      placeholder: "'your",
    });
  });

  test('are not read where the short form takes all', () => {
    expect(only('[button=fn disabled=true]x[/button]')).toMatchObject({
      functionName: 'fn disabled=true',
      isDisabled: false,
    });
    expect(only('[font=Courier New]x[/font]')).toMatchObject({ family: '"Courier New"' });
  });

  test('cannot reach an object’s own', () => {
    expect(only('[css __proto__=x constructor=y class=z]a[/css]')).toMatchObject({
      className: 'z',
      style: {},
    });
  });
});

describe('links', () => {
  test.each([
    ['[link=Open the gate]', { kind: 'choice', to: 'Open the gate' }],
    ['[link="Open"]', { kind: 'choice', to: '"Open"' }],
    ['[link to="Open the gate"]', { kind: 'choice', to: 'Open the gate' }],
    ['[link=42]', { kind: 'choice', to: '42' }],
    ['[link to=42]', { kind: 'choice', to: 42 }],
    ['[link to=a onclick=fn]', { kind: 'function', functionName: 'fn', isModal: false }],
    ['[link onclick=fn display=modal]', { kind: 'function', functionName: 'fn', isModal: true }],
    ['[link]', null],
  ])('%s', (tag, action) => {
    expect(only(`${tag}x[/link]`)).toMatchObject({ kind: 'link', action });
  });

  test('to the web go to http and https only', () => {
    expect(only('[url=https://example.org/a?b#c]x[/url]')).toMatchObject({
      href: 'https://example.org/a?b#c',
    });
    expect(only('[url href="javascript:alert(1)"]x[/url]')).toMatchObject({
      href: null,
      source: 'javascript:alert(1)',
    });
    expect(only('[url href=page.html]x[/url]')).toMatchObject({ href: null });
  });
});

test.each([
  ['value=30', 30],
  ['value=7 max=10', 70],
  ['value=5 min=5 max=10', 0],
  ['value=500', 100],
  ['value=-5', 0],
  // The engine’s own quirks.
  ['value=0 min=-10 max=10', 0],
  ['value=50 max=0', 50],
  ['value=abc', 0],
])('[progress %s] is %d %% long', (attributes, percent) => {
  expect(only(`[progress ${attributes}]x[/progress]`)).toMatchObject({ percent });
});

test('values of CSS are lengths and colours, or nothing', () => {
  expect(only('[block width=30% align=right valign=middle]x[/block]')).toMatchObject({
    width: '30%',
    align: 'right',
    valign: 'middle',
  });
  expect(only('[block width="calc(1px)"]x[/block]')).toMatchObject({ width: '100%' });
  expect(only('[--- width=120]')).toMatchObject({ width: '120px' });
  expect(only('[highlight color=#990000 bgcolor="rgb(1, 2, 3)"]x[/highlight]')).toMatchObject({
    color: '#990000',
    background: 'rgb(1, 2, 3)',
  });
  expect(only('[highlight color="red;position:fixed"]x[/highlight]')).toMatchObject({
    color: null,
  });
  expect(
    only('[css style="color: red; position: fixed; background: url(x)"]x[/css]'),
  ).toMatchObject({ style: { color: 'red' } });
});

test('pictures and films have an address only where it is safe', () => {
  expect(only('[img class=x]a/b.png[/img]')).toEqual({
    kind: 'image',
    source: 'a/b.png',
    url: { kind: 'file', path: 'a/b.png' },
    className: 'x',
  });
  expect(only('[picture width=50% leftmargin=2em class=x]data:text/html,x[/picture]')).toEqual({
    kind: 'picture',
    source: 'data:text/html,x',
    url: null,
    width: '50%',
    leftMargin: '2em',
    rightMargin: null,
  });
  expect(only('[video loop=false controls poster=p.jpg]a.mp4[/video]')).toMatchObject({
    isLoop: false,
    hasControls: true,
    poster: { kind: 'file', path: 'p.jpg' },
  });
});

describe('tables', () => {
  const table = (text: string) => {
    const node = only(text);
    if (node.kind !== 'table') throw new Error(node.kind);
    return node;
  };

  test('have rows of cells with markup, and a header', () => {
    const node = table(
      '[table columns="50% 25% x" border=false] lost [header]A[ ]B[/header][row]a [b]c[/b][ ]d[/row] lost [row]e[/row][/table]',
    );
    expect(node.header?.map(markupText)).toEqual(['A', 'B']);
    expect(node.rows.map((row) => row.map(short))).toEqual([['a |b(c)', 'd'], ['e']]);
    expect(node.columnWidths).toEqual(['50%', '25%', null]);
    expect(node).toMatchObject({ hasBorder: false, hasPadding: true, isFixed: false });
  });

  test('join an empty row with the next', () => {
    expect(table('[table][row][/row][row]a[/row][/table]').rows).toHaveLength(1);
  });

  test('are empty without rows', () => {
    expect(table('[table]')).toMatchObject({ header: null, rows: [] });
  });
});

test('layers have pictures and areas at their places', () => {
  const node = only(
    '[layers width=80%]lost[picture]a.png[/picture][picture x=4 y=5 to="The mill"]b.png[/picture][area x=1 y=2 x1=11 y1=22 onclick=fn display=modal][area x=1 width=3 height=4][/layers]',
  );
  expect(node).toEqual({
    kind: 'layers',
    width: '80%',
    leftMargin: null,
    rightMargin: null,
    className: null,
    pictures: [
      { source: 'a.png', url: { kind: 'file', path: 'a.png' }, x: 0, y: 0, action: null },
      {
        source: 'b.png',
        url: { kind: 'file', path: 'b.png' },
        x: 4,
        y: 5,
        action: { kind: 'choice', to: 'The mill' },
      },
    ],
    areas: [
      {
        x: 1,
        y: 2,
        width: 10,
        height: 20,
        action: { kind: 'function', functionName: 'fn', isModal: true },
      },
      { x: 1, y: 0, width: 3, height: 4, action: null },
    ],
  });
});

test('templates keep their variables and their content', () => {
  expect(
    only('[template src=card.html var:title="A b" var:sub-x=1 wrapper=span]x[/template]'),
  ).toMatchObject({
    source: 'card.html',
    isInline: true,
    variables: [
      { name: 'title', value: 'A b' },
      // The engine cuts names at a hyphen.
      { name: 'sub', value: 'true' },
    ],
  });
});

test('what is nested too deeply stays text', () => {
  const depth = (nodes: readonly MarkupNode[]): number =>
    Math.max(0, ...nodes.map((node) => ('children' in node ? 1 + depth(node.children) : 0)));
  for (const text of ['[b]'.repeat(200), '<b>'.repeat(200), '[b]<i>'.repeat(200)]) {
    const nodes = parseMarkup(`${text}end`);
    expect(depth(nodes)).toBeLessThanOrEqual(MAX_DEPTH);
    expect(markupText(nodes)).toContain('end');
  }
});
