import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCommands } from '../../../../testing/game-view-factories';
import { readNotation } from '../../../lessons/recordings/read-notation.fixture';
import { AssetsProvider, type Assets } from '../assets/assets-context';
import { sampleAssets } from '../assets/sample-assets';
import { StoryPlaceProvider, type StoryPlace } from '../kit/story-context';
import { MarkupText } from './MarkupText';

const actions = makeCommands();
beforeEach(() => jest.clearAllMocks());

function draw(
  text: string,
  place: Partial<StoryPlace> = {},
  assets: Assets = sampleAssets,
): HTMLElement {
  const { container } = render(
    <AssetsProvider value={assets}>
      <StoryPlaceProvider
        value={{ kind: 'live', variables: { who: 'Ada', oil: 2 }, actions, ...place }}
      >
        <MarkupText text={text} />
      </StoryPlaceProvider>
    </AssetsProvider>,
  );
  return container;
}

describe('presentation', () => {
  test('a banner has its words, colour, letters, side and lines', () => {
    draw('[banner style=accent allcaps=true align=left border=top]One [b]two[/b][/banner]');
    const banner = screen.getByText('One');
    expect(banner).toHaveTextContent('One two');
    expect(banner).toHaveAttribute('data-accent', 'true');
    expect(banner).toHaveAttribute('data-caps', 'true');
    expect(banner).toHaveAttribute('data-align', 'left');
    expect(banner).toHaveAttribute('data-border', 'top');
  });

  test('an information block has its side and type', () => {
    draw('[info side=accent font=system align=right]Mind the gap.[/info]');
    const info = screen.getByText('Mind the gap.');
    expect(info).toHaveAttribute('data-side', 'accent');
    expect(info).toHaveAttribute('data-font', 'system');
    expect(info).toHaveStyle({ textAlign: 'right' });
  });

  test('words are highlighted in their colours', () => {
    draw('[highlight color=white bgcolor=navy]ink[/highlight]');
    expect(screen.getByText('ink').tagName).toBe('MARK');
    expect(screen.getByText('ink').style).toMatchObject({ color: 'white', background: 'navy' });
  });

  test('a spoiler is laid bare and covered again', async () => {
    draw('It was [spoiler]the butler[/spoiler].');
    const spoiler = screen.getByRole('button', { name: 'Spoiler, show it' });
    await userEvent.click(spoiler);
    expect(screen.getByRole('button', { name: 'the butler', expanded: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button', { name: 'Spoiler, show it', expanded: false })).toBeVisible();
  });

  test('a link in a spoiler can be followed once it is bare', async () => {
    draw('[spoiler][link=Go]on[/link][/spoiler]');
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('button', { name: 'on' }));
    expect(actions.follow).toHaveBeenCalledWith('Go');
  });

  test('fonts and CSS change the look of words only', () => {
    draw(
      '[font=Courier New]typed[/font] [css style="letter-spacing: 1px; position: fixed"]w[/css]',
    );
    expect(screen.getByText('typed')).toHaveStyle({ fontFamily: '"Courier New"' });
    expect(screen.getByText('w')).toHaveStyle({ letterSpacing: '1px' });
    expect(screen.getByText('w').style.position).toBe('');
  });

  test('a progress bar tells its name and its length', () => {
    draw(
      '[progress value=7 max=10 style=accent]Patience[/progress][progress value=3 display=thin][/progress]',
    );
    expect(screen.getByRole('progressbar', { name: 'Patience' })).toHaveAttribute(
      'aria-valuenow',
      '70',
    );
    const thin = screen.getByRole('progressbar', { name: 'Progress' });
    expect(thin).toHaveAttribute('data-thin', 'true');
  });

  test.each([
    'b',
    'i',
    'u',
    's',
    'h2',
    'blockquote',
    'code',
    'kbd',
    'small',
    'sub',
    'sup',
    'q',
    'del',
  ])('[%s] is that element', (name) => {
    const box = draw(`[${name} class=x]word[/${name}]`);
    expect(box.querySelector(name)).toHaveTextContent('word');
    expect(box.querySelector(name)).toHaveClass('story-x');
  });
});

describe('HTML is drawn as the engine draws it', () => {
  test.each([
    ['<p>para</p>', 'para'],
    ['<a href="https://example.org/">anchor</a>', '⟨a https://example.org/⟩anchor⟨/⟩'],
    ['<center>centered</center>', 'centered'],
    ['<img src="lamp.svg" width="30">', '⟨img lamp.svg⟩'],
    ['<table><tr><td>1</td><td>2</td></tr></table>', '| 1 | 2 |'],
    ['<details><summary>sum</summary>body</details>', 'sumbody'],
    ['<dl><dt>t</dt><dd>d</dd></dl>', '<dl><dt>t</dt><dd>d</dd></dl>'],
    ['<pre>x   y</pre>', 'x y'],
    ['<u>u</u><s>s</s><strike>st</strike><tt>tt</tt><big>big</big>', '<u>u</u><s>s</s>stttbig'],
    ['<ruby>漢<rt>kan</rt></ruby> <time>t</time> <cite>c</cite>', '漢kan t c'],
    ['[constructor]c[/constructor] [__proto__]p[/__proto__]', 'c p'],
    ['[progress value=true]x[/progress]', '⟨bar 1⟩ x ⟨/⟩'],
  ])('%s', (text, notation) => {
    expect(readNotation(draw(text))).toBe(notation);
  });

  test('with its styles, as far as they are safe', () => {
    draw('<span style="color: red; position: fixed" onclick="x()">a</span>');
    expect(screen.getByText('a').style.cssText).toBe('color: red;');
    expect(screen.getByText('a').getAttributeNames()).toEqual(['style']);
  });
});

describe('layout', () => {
  test('a separator is as wide as it says', () => {
    draw('[---][--- width=30%]');
    const widths = screen.getAllByRole('separator').map(({ style }) => style.width);
    expect(widths).toEqual(['60%', '30%']);
  });

  test('blocks stand side by side', () => {
    draw('[block width=50% align=right valign=middle]half[/block]');
    expect(screen.getByText('half')).toHaveStyle({
      width: '50%',
      textAlign: 'right',
      verticalAlign: 'middle',
    });
  });

  test('a table has a head, rows and markup in its cells', () => {
    draw(
      '[table columns="20% 80%" border=false][header]Thing[ ]Price[/header][row]Lamp[ ][b]10[/b][/row][/table]',
    );
    expect(screen.getByRole('columnheader', { name: 'Thing' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '10' }).querySelector('b')).not.toBeNull();
    expect(screen.getByRole('table')).toHaveAttribute('data-border', 'false');
    expect(document.querySelector('col')).toHaveStyle({ width: '20%' });
  });
});

describe('interaction', () => {
  test('a link takes the choice of its text, a number too', async () => {
    draw('[link to="Open the door"]door[/link] [link to=42]number[/link]');
    await userEvent.click(screen.getByRole('button', { name: 'door' }));
    expect(actions.follow).toHaveBeenLastCalledWith('Open the door');
    await userEvent.click(screen.getByRole('button', { name: 'number' }));
    expect(actions.follow).toHaveBeenLastCalledWith(42);
  });

  test('a link and a button run functions', async () => {
    draw('[link onclick=stats]link[/link] [button onclick=map display=modal]Map[/button]');
    await userEvent.click(screen.getByRole('button', { name: 'link' }));
    expect(actions.callFunction).toHaveBeenLastCalledWith('stats', false);
    await userEvent.click(screen.getByRole('button', { name: 'Map' }));
    expect(actions.callFunction).toHaveBeenLastCalledWith('map', true);
  });

  test('a disabled button does nothing; a control without a target fails, as in the engine', async () => {
    draw('[button onclick=stats disabled=true]A[/button] [button]B[/button] [link]C[/link]');
    expect(screen.getByRole('button', { name: 'A' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'B' }));
    expect(actions.callFunction).toHaveBeenLastCalledWith('', false);
    await userEvent.click(screen.getByRole('button', { name: 'C' }));
    expect(actions.follow).toHaveBeenLastCalledWith('');
  });

  test('a field writes its variable at each letter, but not when it is emptied', async () => {
    draw('[input var=who placeholder="Your name"] [input var=oil type=number]');
    const name = screen.getByRole('textbox', { name: 'Your name' });
    expect(name).toHaveValue('Ada');
    await userEvent.clear(name);
    expect(actions.setVariable).not.toHaveBeenCalled();
    await userEvent.type(name, 'Jo');
    expect(actions.setVariable.mock.calls).toEqual([
      ['who', 'J'],
      ['who', 'Jo'],
    ]);
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Value of oil' }), {
      target: { value: '7' },
    });
    expect(actions.setVariable).toHaveBeenLastCalledWith('oil', 7);
  });

  test('a number stays as it was typed when the field is left', async () => {
    draw('[input var=oil type=number]');
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Value of oil' });
    await userEvent.clear(field);
    await userEvent.type(field, '2.0');
    await userEvent.tab();
    expect(field.value).toBe('2.0');
  });

  test('an outside link opens a tab that learns nothing of this one', () => {
    draw('[url=https://www.example.org/x]there[/url]');
    const link = screen.getByRole('link', { name: 'there' });
    expect(link).toHaveAttribute('href', 'https://www.example.org/x');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('in a scene already left only spoilers and outside links work', () => {
    draw(
      '[link=Go]link[/link][button=f]button[/button][input var=who][spoiler]s[/spoiler][url=https://a.example/]url[/url]' +
        '[layers][picture]map.png[/picture][area x=1 y=1 width=9 height=9 to="Go"][/layers]',
      { kind: 'past' },
    );
    expect(screen.queryByRole('button', { name: 'link' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'button' })).toBeDisabled();
    expect(screen.getByRole('textbox')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Spoiler, show it' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'url' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Place/ })).not.toBeInTheDocument();
  });
});

describe('pictures', () => {
  test('a file of the site’s set is shown, another is a frame with its name', () => {
    draw(
      '[picture width=60%]town/map.jpg[/picture][picture]pictures/orchard.jpg[/picture][img]x/none.png[/img]',
    );
    const picture = screen.getByRole('img', { name: 'Picture town/map.jpg' });
    expect(picture).toHaveAttribute('src', '/img/samples/map.svg');
    expect(picture).toHaveStyle({ width: '60%' });
    expect(
      screen.getByRole('img', { name: 'Placeholder for pictures/orchard.jpg' }),
    ).toHaveTextContent('Placeholder for pictures/orchard.jpg');
    expect(screen.getByRole('img', { name: /none\.png/ })).toHaveAttribute(
      'title',
      'Placeholder for x/none.png',
    );
  });

  test('a picture of the web that does not come is a frame as well', () => {
    draw('[picture]https://a.example/x.png[/picture]');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: /^Placeholder for/ })).toBeVisible();
  });

  test('what a link to play could not hold is left out for its readers', () => {
    draw('Fog. [picture]x/none.png[/picture]', {}, { ...sampleAssets, hidesMissing: true });
    expect(screen.getByText('Fog.')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('layers are placed in shares of the background', async () => {
    draw(
      '[layers width=80%][picture]town/map.jpg[/picture][picture x=60 y=40 onclick=f]icons/poppy.png[/picture]' +
        '[area x=300 y=200 x1=450 y1=300 to="The mill"][/layers]',
    );
    const area = screen.getByRole('button', { name: 'Place in the picture: The mill' });
    expect(area).toHaveStyle({ left: '50%', top: '50%', width: '25%', height: '25%' });
    await userEvent.click(area);
    expect(actions.follow).toHaveBeenCalledWith('The mill');
    const poppy = screen.getByRole('button', { name: 'Place in the picture: f' });
    expect(poppy).toHaveStyle({ left: '10%', top: '10%' });
    await userEvent.click(poppy);
    expect(actions.callFunction).toHaveBeenCalledWith('f', false);
  });

  test('a film of the web plays, another is a frame', () => {
    const box = draw(
      '[video loop=false]https://a.example/x.mp4[/video][video]films/picnic.mp4[/video]',
    );
    expect(box.querySelector('video')).toHaveAttribute('src', 'https://a.example/x.mp4');
    expect(screen.getByRole('img', { name: 'Placeholder for films/picnic.mp4' })).toBeVisible();
  });

  test('a template tells what it would be given', () => {
    const box = draw('[template src=card.html var:title="Ada"]Inside[/template]');
    expect(box).toHaveTextContent('Template card.html');
    expect(box).toHaveTextContent('title Ada');
    expect(box).toHaveTextContent('Inside');
  });
});

describe('what a hostile story writes', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<b onclick="alert(1)" style="position:fixed">b</b>',
    '<iframe src="https://evil.example"></iframe>',
    '[url=javascript:alert(1)]x[/url]',
    '[url="data:text/html,x"]x[/url]',
    '[img]javascript:alert(1)[/img]',
    '[video]data:text/html,x[/video]',
    '[picture]//evil.example/x.png[/picture]',
    '[css style="background: url(https://evil.example/x)"]x[/css]',
    '[highlight color="red;position:fixed"]x[/highlight]',
    '[b class="a onmouseover=alert(1)"]x[/b]',
  ])('%s becomes neither script nor foreign address', (text) => {
    const box = draw(text);
    expect(
      box.querySelector('script, iframe, object, a[href^="javascript"], a[href^="data"]'),
    ).toBeNull();
    for (const element of box.querySelectorAll('*')) {
      const names = element.getAttributeNames();
      expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
      expect(element.getAttribute('src') ?? '').not.toMatch(/^(javascript|data|\/\/)/);
      expect(element.getAttribute('style') ?? '').not.toMatch(/url\(|fixed/);
      for (const name of element.classList) expect(name).not.toMatch(/^(a|onmouseover)/);
    }
  });
});
