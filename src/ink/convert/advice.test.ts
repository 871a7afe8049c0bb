import { carryOverMessages } from '../../config/messages/carry-over';
import { compileInk } from '../compile/compile-ink';

/** What each piece of ink in the advice shows: text, choices and tags. */
const shown: Readonly<Record<string, string>> = {
  '{coins > 2:Enough.|Too few.}': 'Enough.',
  '+ [>>>3] -> next': '[>>>3]',
  '# AUTO_CHOICE: delay=3 choice="Too late"': '#AUTO_CHOICE: delay=3 choice="Too late"',
  '{coins > 2: -> next}': 'Next.',
  '[input var=name]': '[input var=name]',
  'You have {bag}.': 'You have rope, lamp.',
  'You carry {bag}.': 'You carry rope, lamp.',
  '-> tower ->': 'A tower.',
  '+ [Stand up again] -> next': '[Stand up again]',
  '# CHECKPOINT: gate': '#CHECKPOINT: gate',
  '# RESTART_FROM_CHECKPOINT: gate': '#RESTART_FROM_CHECKPOINT: gate',
  '# RESTART': '#RESTART',
  '# AUDIOLOOP: rain.mp3': '#AUDIOLOOP: rain.mp3',
  '# PLAY_SOUND: door.mp3': '#PLAY_SOUND: door.mp3',
  '# BACKGROUND: night.jpg': '#BACKGROUND: night.jpg',
  '# saves: 3': '#saves: 3',
  '[url=https:/\\/example.org]These words[/url]': '[url=https://example.org]These words[/url]',
  '~ ring(3)': '',
};

const samples = Object.values(carryOverMessages.advice).flatMap(({ words }) =>
  words.split('`').filter((_, index) => index % 2 === 1),
);

test('the advice has the ink that is proven here, and none besides', () => {
  expect(samples).toEqual(Object.keys(shown));
});

test.each(samples)('%s compiles as it is written', (sample) => {
  const source = `VAR coins = 3
VAR name = "Ada"
LIST things = rope, lamp
VAR bag = (lamp, rope)
${sample}
-> END
=== next
Next.
-> END
=== tower
A tower.
->->
=== function ring(times)
~ coins += times`;
  const { story } = compileInk({ source, files: {} });
  if (story === null) throw new Error(source);
  const text = story.ContinueMaximally().trim();
  const choices = story.currentChoices.map((choice) => `[${choice.text}]`);
  const tags = story.currentTags?.map((tag) => `#${tag}`) ?? [];
  expect([text, ...choices, ...tags].filter((part) => part !== '').join(' ')).toBe(shown[sample]);
});
