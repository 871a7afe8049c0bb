import { outlineTokens } from './outline-tokens.fixture';

it.each([
  [
    'a pair',
    '[b]Bold[/b]',
    '‹markup:‹punctuation:[›‹markup-name:b›‹punctuation:]››Bold‹markup:‹punctuation:[/›‹markup-name:b›‹punctuation:]››',
  ],
  [
    'a value',
    '[link=Go on]on[/link]',
    '‹markup:‹punctuation:[›‹markup-name:link›‹attr-value:‹punctuation:=›Go on›‹punctuation:]››on‹markup:‹punctuation:[/›‹markup-name:link›‹punctuation:]››',
  ],
  [
    'attributes',
    '[progress value={n * 2} style="a {b}" thin var:x=1]x[/progress]',
    '‹markup:‹punctuation:[›‹markup-name:progress› ‹attr-name:value›‹attr-value:‹punctuation:=›‹logic:‹punctuation:{›‹variable:n› ‹operator:*› ‹number:2›‹punctuation:}››› ‹attr-name:style›‹attr-value:‹punctuation:="›a ‹logic:‹punctuation:{›‹variable:b›‹punctuation:}››‹punctuation:"›› ‹attr-name:thin› ‹attr-name:var:x›‹attr-value:‹punctuation:=›1›‹punctuation:]››x‹markup:‹punctuation:[/›‹markup-name:progress›‹punctuation:]››',
  ],
  [
    'an escape in a value',
    '[highlight color=\\#990000]red[/highlight]',
    '‹markup:‹punctuation:[›‹markup-name:highlight› ‹attr-name:color›‹attr-value:‹punctuation:=›‹escape.char:\\#›990000›‹punctuation:]››red‹markup:‹punctuation:[/›‹markup-name:highlight›‹punctuation:]››',
  ],
  ['a line', '[---]', '‹markup:‹punctuation:[›‹markup-name:---›‹punctuation:]››'],
  [
    'cells',
    '[row]a[ ]b[/row]',
    '‹markup:‹punctuation:[›‹markup-name:row›‹punctuation:]››a‹markup:[ ]›b‹markup:‹punctuation:[/›‹markup-name:row›‹punctuation:]››',
  ],
  ['brackets round no word', '[ text] and [] and [not closed', '[ text] and [] and [not closed'],
  [
    'a comment that cuts it off',
    '[url=http://a.example]b[/url]',
    '[url=http:‹comment://a.example]b[/url]›',
  ],
  [
    'HTML',
    'a <br> <span class="{c}">b</span> 1 < 2',
    'a ‹markup.html:<br>› ‹markup.html:<span class="‹logic:‹punctuation:{›‹variable:c›‹punctuation:}››">›b‹markup.html:</span>› 1 < 2',
  ],
  [
    'escaped brackets',
    '\\[b\\]Bold\\[/b\\]',
    '‹markup:‹punctuation:\\[›‹markup-name:b›‹punctuation:\\]››Bold‹markup:‹punctuation:\\[/›‹markup-name:b›‹punctuation:\\]››',
  ],
])('in markup, tells %s', (_, ink, outline) => {
  expect(outlineTokens(ink)).toBe(outline);
});
