import { readStoryGraph } from './read-story-graph';
import type { MapWay, StoryGraph, WayTarget } from './story-graph';
import { withoutLabels } from './without-labels';

function mapOf(source: string, files: Record<string, string> = {}): StoryGraph {
  const map = readStoryGraph({ source, files });
  if (map === null) throw new Error('No map.');
  return map;
}

/** A way in short: `hall -> cave`, with a tunnel’s second arrow, a thread’s arrow, a double one where it goes on, its choice and its condition. */
function brief({ from, to, kind, choice, isConditional, goesOn }: MapWay): string {
  const arrow = goesOn === true ? '=>' : kind === 'thread' ? '<-' : '->';
  return [
    from === '' ? 'start' : from,
    ...(choice === null ? [] : [`* ${choice}`.trimEnd()]),
    ...(isConditional ? ['?'] : []),
    arrow,
    nameOf(to),
    ...(kind === 'tunnel' ? ['->'] : []),
  ].join(' ');
}

function nameOf(to: WayTarget): string {
  switch (to.kind) {
    case 'place':
      return to.id === '' ? 'start' : to.id;
    case 'end':
      return to.word;
    case 'return':
      return '->';
    case 'nowhere':
      return 'nowhere';
    default:
      return `${to.kind} ${to.name}`;
  }
}

const waysOf = (source: string, files?: Record<string, string>) =>
  mapOf(source, files).ways.map(brief);

describe('places', () => {
  it('are the text before the first knot, knots and stitches, with their lines', () => {
    const source = 'Hello.\n-> cave\n\n== cave ==\nDark.\n= pool\nWet.\n-> END\n';
    expect(mapOf(source).places).toEqual([
      { id: '', kind: 'start', file: null, line: 1, endLine: 2 },
      { id: 'cave', kind: 'knot', file: null, line: 4, endLine: 5 },
      { id: 'cave.pool', kind: 'stitch', file: null, line: 6, endLine: 8, isUnreached: true },
    ]);
  });

  it('end before the next head, also that of a function, and know their last line', () => {
    const source = '-> a\n\n== a\nText.\n-> b\n\n\n== function f\n~ return\n== b\n-> END';
    const { places } = mapOf(source);
    expect(places.map(({ id, line, endLine }) => [id, line, endLine])).toEqual([
      ['', 1, 1],
      ['a', 3, 5],
      ['b', 10, 11],
    ]);
  });

  it('are stitches before the first knot, too, also those of included files', () => {
    const source =
      'INCLUDE a.ink\n-> attic\n= attic\nDust.\n* [Down] -> cellar\n* [Out] -> hall.attic\n= cellar\n-> loft\n== hall\n= attic\n-> END\n';
    const files = { 'a.ink': '= loft\n-> END\n= nest\n-> END\n' };
    const { places } = mapOf(source, files);
    expect(places.map(({ id, kind, line }) => `${kind} ${id} ${line}`)).toEqual([
      'start  1',
      'stitch loft 1',
      'stitch nest 3',
      'stitch attic 3',
      'stitch cellar 7',
      'knot hall 9',
      'stitch hall.attic 10',
    ]);
    expect(places.filter(({ isUnreached }) => isUnreached).map(({ id }) => id)).toEqual(['nest']);
    expect(waysOf(source, files)).toEqual([
      'start -> attic',
      'loft -> END',
      'nest -> END',
      'attic * Down -> cellar',
      'attic * Out -> hall.attic',
      'cellar -> loft',
      'hall -> hall.attic',
      'hall.attic -> END',
    ]);
  });

  it('do not include functions', () => {
    const source = '{double(2)}\n~ double(3)\n-> DONE\n== function double(x)\n~ return x * 2\n';
    expect(mapOf(source).places).toHaveLength(1);
    expect(waysOf(source)).toEqual(['start -> DONE']);
  });

  it('know the files that are included, also within one another', () => {
    const files = {
      'one.ink': 'INCLUDE deep/two.ink\n== one ==\n-> two\n',
      'deep/two.ink': '\n== two ==\n-> END\n',
    };
    const { places, ways } = mapOf('INCLUDE one.ink\n-> one\n', files);
    expect(places.map(({ id, file, line }) => [id, file, line])).toEqual([
      ['', null, 1],
      ['two', 'deep/two.ink', 2],
      ['one', 'one.ink', 2],
    ]);
    expect(ways.map(({ from, file, line }) => [from, file, line])).toEqual([
      ['', null, 2],
      ['two', 'deep/two.ink', 3],
      ['one', 'one.ink', 3],
    ]);
  });

  it('can have any name that ink accepts', () => {
    const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'höhle', '1st'];
    const source = `-> ${names[0]}\n${names
      .map((name, index) => `== ${name} ==\n-> ${names[index + 1] ?? 'END'}\n`)
      .join('')}`;
    const { places, ways } = mapOf(source);
    expect(places.map(({ id }) => id)).toEqual(['', ...names]);
    expect(ways.map(({ to }) => nameOf(to))).toEqual([...names, 'END']);
  });
});

describe('ways', () => {
  it('are diverts, from where they stand to the place they name', () => {
    expect(waysOf('-> cave\n== cave ==\nDark. -> cave\n')).toEqual([
      'start -> cave',
      'cave -> cave',
    ]);
  });

  it('lead to labels', () => {
    const source =
      '-> cave.pool.deep\n== cave\n= mouth\n- (here) -> here\n= pool\n- (deep) -> END\n';
    expect(waysOf(source)).toEqual([
      'start -> cave.pool.deep',
      'cave -> cave.mouth',
      'cave.mouth.here -> cave.mouth.here',
      'cave.pool.deep -> END',
      'cave.mouth => cave.mouth.here',
      'cave.pool => cave.pool.deep',
    ]);
  });

  it('lead to the stitch of one’s own knot before a knot of that name', () => {
    const source = '-> cave\n== cave\n-> pool\n= pool\n-> END\n== pool\n-> END\n';
    expect(waysOf(source)).toContain('cave -> cave.pool');
  });

  it('continue from a knot without text of its own into its first stitch', () => {
    expect(waysOf('-> cave\n== cave\n= mouth\n-> END\n= pool\n-> END')).toContain(
      'cave -> cave.mouth',
    );
    expect(waysOf('-> cave\n== cave\nDark.\n-> END\n= mouth\n-> END')).not.toContain(
      'cave -> cave.mouth',
    );
    expect(waysOf('-> cave.pool\n== cave\n= mouth(x)\n-> END\n= pool\n-> END')).not.toContain(
      'cave -> cave.mouth',
    );
  });

  it('can depend on a condition, a sequence or a shuffle', () => {
    const source = [
      'VAR is_open = true',
      '{is_open: -> cave}',
      '{',
      '- is_open: -> cave',
      '- else: -> hall',
      '}',
      '{stopping:',
      '- One.',
      '- -> hall',
      '}',
      '{~A.|B. -> cave}',
      '-> hall',
      '== cave\n-> END\n== hall\n-> END',
    ].join('\n');
    expect(waysOf(source).slice(0, 6)).toEqual([
      'start ? -> cave',
      'start ? -> cave',
      'start ? -> hall',
      'start ? -> hall',
      'start ? -> cave',
      'start -> hall',
    ]);
  });

  it('to what a variable or a parameter holds are unknown', () => {
    const source =
      'VAR next = -> cave\n-> next\n== cave\n-> talk(-> hall)\n== talk(-> back)\n-> back\n== hall\n-> END';
    expect(waysOf(source)).toEqual([
      'start -> variable next',
      'cave -> talk',
      'talk -> variable back',
      'hall -> END',
    ]);
  });

  it('are not made by a read count or a divert target in a condition', () => {
    const source = '{cave: Seen.} {TURNS_SINCE(-> cave) > 1: Long ago.}\n-> cave\n== cave\n-> END';
    expect(waysOf(source)).toEqual(['start -> cave', 'cave -> END']);
  });

  it('can be tunnels, one after the other, and back', () => {
    const source =
      '-> nap -> dream -> cave\n== nap\n->->\n== dream\n->-> cave\n== cave\n-> nap ->\n-> nap ->->';
    expect(waysOf(source)).toEqual([
      'start -> nap ->',
      'start -> dream ->',
      'start -> cave',
      'nap -> ->',
      'dream -> cave',
      'cave -> nap ->',
      'cave -> nap ->',
      'cave -> ->',
    ]);
  });

  it('can be threads', () => {
    expect(
      waysOf('<- talk\n<- cave.pool\n== talk\n* Hi -> END\n== cave\n= pool\n* Swim -> END'),
    ).toEqual([
      'start <- talk',
      'start <- cave.pool',
      'talk * Hi -> END',
      'cave -> cave.pool',
      'cave.pool * Swim -> END',
    ]);
  });

  it('to names that do not exist are missing', () => {
    expect(waysOf('-> cvae\n== cave\n-> cave.pool\n')).toEqual([
      'start -> missing cvae',
      'cave -> missing cave.pool',
    ]);
  });
});

describe('ways of choices', () => {
  it('have the text that players read', () => {
    const source = [
      '* Go[ out] into the rain # bold # IMAGE: rain.png',
      '  -> garden',
      '* \\[b\\]Stay\\[/b\\] [{here|there} \\# 1] -> garden',
      '* -> garden',
      '== garden\n-> END',
    ].join('\n');
    expect(mapOf(source).ways.map(({ choice }) => choice)).toEqual([
      'Go out',
      'Stay … # 1',
      '',
      null,
    ]);
  });

  it('end at a gather', () => {
    const source =
      '* One\n  Text.\n* Two -> cave\n- Both. -> hall\n== cave\n-> END\n== hall\n-> END';
    expect(waysOf(source).slice(0, 2)).toEqual(['start * Two -> cave', 'start -> hall']);
  });

  it('belong to the innermost choice', () => {
    const source = [
      '* Outer',
      '  * * Inner -> cave',
      '  * * Other',
      '  - - Gathered. -> hall',
      '* Last',
      '  -> cave',
      '== cave\n-> END\n== hall\n-> END',
    ].join('\n');
    expect(waysOf(source).slice(0, 3)).toEqual([
      'start * Inner -> cave',
      'start * Outer -> hall',
      'start * Last -> cave',
    ]);
  });

  it('depend on the condition of the choice, or the one around it', () => {
    const source = [
      'VAR key = true',
      '* {key} Unlock -> cave',
      '* Knock',
      '  -> cave',
      '+ {not key}',
      '  Kick',
      '  -> cave',
      '{key:',
      '  * Sing -> cave',
      '}',
      '== cave\n-> END',
    ].join('\n');
    expect(waysOf(source).slice(0, 4)).toEqual([
      'start * Unlock ? -> cave',
      'start * Knock -> cave',
      'start * Kick ? -> cave',
      'start * Sing ? -> cave',
    ]);
  });
});

describe('labels', () => {
  const WOVEN = [
    'Hello.',
    '- (top) Who is there?',
    '* (look) Look.',
    '  * * (deep) {top} Deeper -> end',
    '  * * Back',
    '* Go -> cave',
    '- All of it.',
    '- (end) -> top',
    '== cave',
    '-> END',
  ].join('\n');

  it('are places within theirs, with the choice and the condition before them', () => {
    const labels = mapOf(WOVEN).places.filter(({ kind }) => kind === 'label');
    const of = '';
    expect(labels.map(({ id, line, endLine, label }) => [id, line, endLine, label])).toEqual([
      ['top', 2, 2, { of, choice: null, isConditional: false }],
      ['look', 3, 3, { of, choice: 'Look.', isConditional: false }],
      ['deep', 4, 7, { of, choice: 'Deeper', isConditional: true }],
      ['end', 8, 8, { of, choice: null, isConditional: false }],
    ]);
  });

  it('have ways from text and choices that go on into them', () => {
    expect(waysOf(WOVEN)).toEqual([
      'top * Look. => look',
      'look * Deeper ? => deep',
      'deep -> end',
      'top * Go -> cave',
      'end -> top',
      'cave -> END',
      'start => top',
      'top => end',
      'look * Back => top',
    ]);
  });

  it('are not entered from what has gone elsewhere', () => {
    const source = 'VAR x = 1\n{x: -> END|-> a}\n- (a) One.\n* [Go] -> END\n- (b) -> a';
    expect(waysOf(source)).toEqual(['start ? -> END', 'start ? -> a', 'a * Go -> END', 'b -> a']);
    expect(mapOf(source).places.at(-1)).toMatchObject({ id: 'b', isUnreached: true });
  });

  it('are in the place before the first knot, also those of an included file', () => {
    const files = { 'a.ink': '- (lab) Hi.\n* Yes\n  -> lab\n== cave\n- (lab) -> lab\n' };
    expect(waysOf('Hello.\nINCLUDE a.ink\n', files)).toEqual([
      'lab * Yes -> lab',
      'cave.lab -> cave.lab',
      'start => lab',
      'cave => cave.lab',
    ]);
  });

  it('of functions are none', () => {
    expect(mapOf('-> END\n== function f\n{true:\n* (x) Go\n}\n').places).toHaveLength(1);
  });

  it('fold into their places, with their choices and conditions', () => {
    const { places, ways } = withoutLabels(mapOf(WOVEN));
    expect(places.map(({ id }) => id)).toEqual(['', 'cave']);
    expect(ways.map(brief)).toEqual([
      'start * Deeper ? -> start',
      'start * Go -> cave',
      'start -> start',
      'cave -> END',
    ]);
  });
});

describe('a program with mistakes', () => {
  it('still has a map', () => {
    expect(waysOf('-> cave\n* Broken [choice\n== cave\n{ -> hall\n== hall\n-> END')).toContain(
      'start -> cave',
    );
    expect(waysOf('INCLUDE none.ink\n-> cave\n== cave\n-> END')).toEqual([
      'start -> cave',
      'cave -> END',
    ]);
  });

  it('shows a knot that exists twice once', () => {
    const { places } = mapOf('-> cave\n== cave\n-> END\n== cave\n-> DONE');
    expect(places.map(({ id }) => id)).toEqual(['', 'cave']);
  });

  it('may be too deeply nested to be read, which throws nothing', () => {
    expect(() => readStoryGraph({ source: '{a:'.repeat(4000), files: {} })).not.toThrow();
  });
});

describe('what is unfinished', () => {
  const unreached = (source: string) =>
    mapOf(source).places.flatMap(({ id, isUnreached }) => (isUnreached === true ? [id] : []));

  it('are places that nothing leads to', () => {
    expect(
      unreached('-> a\n== a\n-> a.in\n= in\n-> END\n== b\n+ [Again] -> b\n== c\n-> in\n= in\n-> c'),
    ).toEqual(['b', 'c']);
  });

  it('are not those that a variable, a function or a stitch is given', () => {
    expect(
      unreached(
        'VAR x = -> a\n-> x\n== a\n-> pick(-> b)\n== b\n-> c.in\n== c\n-> END\n= in\n-> c\n== pick(-> to)\n-> to\n== d\n-> END\n== function f()\n~ x = -> d',
      ),
    ).toEqual([]);
  });

  it('are choices and texts after which the story runs out', () => {
    expect(
      waysOf(
        '-> a\n== a\n* [Swim]\n  Cold.\n* [Dive] -> b\n* {a} [Wait]\n== b\n* One\n* Two\n- Three.\n',
      ),
    ).toEqual([
      'start -> a',
      'a * Dive -> b',
      'a * Swim -> nowhere',
      'a * Wait ? -> nowhere',
      'b -> nowhere',
    ]);
    expect(mapOf('-> a\n== a\n* [Swim]\n  Cold.\n').ways.at(-1)).toMatchObject({ line: 4 });
  });

  it('is text before the first knot after which there is nothing', () => {
    const isOpen = (source: string) =>
      waysOf(`VAR x = 1\n${source}\n== a\n* [Go] -> END\n`).includes('start -> nowhere');
    expect(isOpen('Hello.')).toBe(true);
    expect(isOpen('')).toBe(true);
    expect(isOpen('{x: -> a}')).toBe(true);
    expect(isOpen('{!-> a}')).toBe(true);
    expect(isOpen('-> a ->\n')).toBe(true);
    expect(isOpen('= attic\n-> a')).toBe(true);
    expect(isOpen('{x: -> a|-> END}')).toBe(false);
    expect(isOpen('{One. -> a|-> a}')).toBe(false);
    expect(isOpen('<- a')).toBe(false);
    expect(isOpen('* [Go] -> a\n* [Stay] -> END')).toBe(false);
    expect(mapOf('Hello.\n* [Go]\n  Text.\n* [Stay] -> END').ways.at(-1)).toMatchObject({
      to: { kind: 'nowhere' },
      choice: 'Go',
      line: 3,
    });
  });
});
