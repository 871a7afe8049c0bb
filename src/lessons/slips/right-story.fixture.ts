import { randomInts } from '../../../testing/random';

const SENTENCES = [
  'The tide is out – and so is the keeper.',
  '“Who’s there?” she asked.',
  '"Nobody," said the door; nobody believed it.',
  'Well - that was that.',
  'It cost 5 * 3 crowns, or 15.',
  'From Rome → Naples, two days; 3 < 4, 5 > 4.',
  'Room 12, C major, 50% off, $5 each, snake_case_name.',
  'It’s 7:30 already: time to go…',
  'E = mc squared, he wrote. Then: x = y.',
  'The end is near. END of the line. Goto is harmful.',
  'Bread & salt; Q&A; a/b; and/or; 1/2.',
  'On/off, yes/no, true or false: he set out to include everything.',
  'Let coins be coins. Var is a river. Set the table.',
  '– Really? – Really.',
  '1984 was a year. 2. was its number.',
  'If it rains, then we stay; unless it snows.',
  'Fin (the end), she said [b]softly[/b].',
  'A <b>bold</b> word, an [i]old[/i] one, 10 °C.',
];
const LABELS = [
  'Knock',
  'Go away',
  '“Yes,” I say.',
  'Ask about the key',
  'Wait – and listen',
  'Pay 3 coins',
];

/** A story without a slip, with what ink and the engine offer; the same for the same seed. */
export function rightStory(seed: number): string {
  const random = randomInts(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const text = () => pick(SENTENCES);
  // Brackets of a choice belong to ink.
  const bare = () => pick(SENTENCES.filter((sentence) => !sentence.includes('[')));
  const inline = [
    () => text(),
    () => `You have {coins} {coins == 1: coin|coins}.`,
    () => `{lit: The lamp burns.|It is dark.} ${text()}`,
    () => `{not lit and coins > 2: ${text()}}`,
    () => `{bag ? rope: A rope.} {bag has lamp: A lamp.}`,
    () => `{&Rain|Wind|Fog}, {!once|}, {~this|that}. {stopping:One.|Two.}`,
    () => `${text()} // a note: x = 3; goto hall`,
    () => `${text()} # CLASS: old`,
    () => `{double(coins)} is twice that. {RANDOM(1, 6)}.`,
    () => `{a > 1 && (coins <= 3 || lit): ${text()}}`,
    () => `[img class="wide"]pics/owl.png[/img] <>`,
    () => `See http:/\\/example.org, room \\#12, a \\| b, \\[c\\].`,
    () => `{TURNS_SINCE(-> hall) > 1: ${text()}} {hall} visits.`,
  ];
  const block = [
    () => ['~ coins = coins + 1', '~ lit = not lit', '~ bag += rope'],
    () => ['{', '- coins > 3:', `  ${text()}`, '- lit: It is light.', '- else: Dark.', '}'],
    () => ['{lit:', `  ${text()}`, '- else:', `  ${text()}`, '}'],
    () => ['{shuffle:', `- ${text()}`, `- ${text()}`, '}'],
    () => ['# IMAGE: pics/owl.png', text()],
    () => ['/* = 3; -> nowhere', '** not bold ** */', text()],
    () => ['TODO: 1. write 2. more -> hall'],
    () => ['-> aside ->'],
  ];
  const body = () =>
    Array.from({ length: 2 + random(4) }, () => pick(inline)()).concat(pick(block)());
  const choice = (name: string) =>
    pick([
      () => [`* [${pick(LABELS)}] ${bare()}`, `  ${text()}`, `  -> ${name}`],
      () => [`+ {coins > 0} [${pick(LABELS)}] -> ${name}`],
      () => [
        `* (label_${name}) ${pick(LABELS)}`,
        `  ** [${pick(LABELS)}]`,
        `     ${text()}`,
        '  -- So.',
        `  -> ${name}`,
      ],
      () => [`+ [${pick(LABELS)} # CLASS: old]`, `  -> ${name}`],
    ])();
  return [
    '# title: Low Water: a story',
    'VAR coins = 3',
    'VAR lit = false',
    'VAR who = "Ada, “the Countess”"',
    'CONST a = 2',
    'LIST bag = (lamp), rope',
    ...body(),
    ...choice('hall'),
    `* [${pick(LABELS)}]`,
    `- ${text()} {who}`,
    '-> hall',
    '=== hall ===',
    ...body(),
    ...choice('garden'),
    '+ -> END',
    '== garden',
    ...body(),
    '-> END',
    '=== aside',
    text(),
    '->->',
    '=== function double(x)',
    '~ temp y = x * 2',
    '~ return y',
  ].join('\n');
}
