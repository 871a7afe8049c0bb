import { translated } from './translated';

const signs = { '>=': 'at least', '<=': 'at most', '==': 'exactly' };

const en = {
  remembers: 'Remembered here:',
  ledTo: 'Choices that lead here:',
  ledBy: (choice: string, asked: string) => `“${choice}”, ${asked}`,
  change: 'Change',
  changeOf: (fact: string) => `Change: ${fact}`,
  remove: 'Remove',
  removeOf: (fact: string) => `Remove: ${fact}`,
  title: {
    remember: 'Remember something',
    onlyIf: (choice: string) => `Offer “${choice}” only if…`,
    onlyIfPlace: (place: string) => `Lead to “${place}” only if…`,
  },
  where: 'Where',
  atPlace: (place: string) => `Whenever players come to “${place}”.`,
  atChoice: (choice: string) => `Whenever players choose “${choice}”.`,
  guards: (place: string, count: number) =>
    count === 1
      ? `One choice leads to “${place}”. It is offered only if this is so.`
      : `${count} choices lead to “${place}”. Each of them is offered only if this is so.`,
  unguarded: (place: string, count: number, isOnly: boolean) => {
    const [other, there] = isOnly ? ['', `to “${place}”`] : ['other ', 'there'];
    return count === 1
      ? `One ${other}way leads ${there} without a choice, and always does.`
      : `${count} ${other}ways lead ${there} without a choice, and always do.`;
  },
  alone:
    'If players have no other choice there, the story stops until this is so. Add one that is always there.',
  forChoice: 'For one choice alone, select its place on the map: Only if… is beside the choice.',
  what: 'What',
  condition: 'Condition',
  new: 'something new…',
  newName: 'In a few words',
  newHint: 'Such as: has the key. Or: coins.',
  kind: 'What it is',
  kinds: { flag: 'Yes or no', number: 'A number' },
  groups: {
    variables: 'Remembered',
    places: 'Players have been at',
    choices: 'Players have chosen',
  },
  value: 'From then on',
  is: 'It is',
  yes: 'yes',
  no: 'no',
  been: { label: 'They have', yes: 'been there', no: 'not been there' },
  chosen: { label: 'They have', yes: 'chosen it', no: 'not chosen it' },
  changes: { '+=': 'more', '-=': 'fewer', '=': 'exactly' },
  signs,
  number: 'Number',
  choiceIn: (choice: string, place: string) => `“${choice}” (${place})`,
  written: 'This is written into the text:',
  startsAs: {
    flag: 'It is “no” until something sets it to “yes”.',
    number: 'It is 0 until something changes it.',
  },
  save: 'Save',
  memory: {
    flag: (name: string, is: boolean) => `${name}: ${is ? 'yes' : 'no'}`,
    '+=': (name: string, value: number) => `${name}: ${value} more`,
    '-=': (name: string, value: number) => `${name}: ${value} fewer`,
    '=': (name: string, value: number) => `${name}: ${value}`,
  },
  asked: {
    flag: (name: string, is: boolean) => `only if ${name}: ${is ? 'yes' : 'no'}`,
    number: (name: string, sign: keyof typeof signs, value: number) =>
      `only if ${name} is ${signs[sign]} ${value}`,
    place: (place: string, is: boolean) =>
      `only if players have ${is ? '' : 'not '}been at “${place}”`,
    choice: (choice: string, is: boolean) =>
      `only if players have ${is ? '' : 'not '}chosen “${choice}”`,
    ink: (ink: string) => `only if ${ink}`,
  },
  done: {
    remembered: (fact: string) => `Remembered there: ${fact}.`,
    forgotten: (fact: string) => `No longer remembered there: ${fact}.`,
    asked: 'The condition was written.',
    always: 'The condition was removed.',
  },
};

/** The words for what a story remembers and asks for on the map, in the language of this build. */
export const mapFactsMessages = translated<typeof en>({ en });
