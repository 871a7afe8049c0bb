import { translated } from './translated';

const en = {
  endless:
    'This story never stops, or runs for too long. It was stopped here; in a game, the page would freeze.',
  endlessHint: 'Put a choice into the loop, or a condition that leads out of it.',
  choices: (tag: string, fault: string) =>
    `In a game, the screen goes blank here: the tag ${tag} ${fault}.`,
  choicesHint: 'Put all its words into one tag, as in # choices: grouped numbered.',
  noValue: 'has no value',
  twice: 'is set twice',
  wordless: (value: string) => `has the value ${value} instead of words`,
  wordlessChoice: 'In a game, the screen goes blank here: the only choice has no text.',
  wordlessChoiceHint: 'Give it words, or write >>> for a click anywhere.',
  background: (tag: string) =>
    `In a game, the tag ${tag} fails here: it needs the path of one picture.`,
  backgroundHint: (tag: string) => `Write # ${tag}: and a path, CSS(…), or false for none.`,
  function: (tag: string) =>
    `In a game, an error window opens: the tag ${tag} does not name one function.`,
  functionHint: (tag: string) => `Write # ${tag}: and the name of a function of the story.`,
  noLink: 'This link names no choice. In a game, an error window opens.',
  noLinkHint: 'Name the text of a choice in it, as in [link=Open the door].',
  link: (to: string) =>
    `No choice here has exactly the text “${to}”. In a game, an error window opens.`,
  linkHint: 'Compare the two letter by letter; several words need double quotes.',
  linkOfValueHint: 'A choice that is a number or true needs the short form, as in [link=42].',
  shuffled: 'The engine takes the wrong choice here, because the choices are shuffled.',
  shuffledHint:
    'Remove # SHUFFLE_CHOICES from scenes whose choices are taken by links or pictures.',
  language:
    'Your place cannot be found in this language. Choose the other one again, then continue or load your save.',
  languageHint:
    'The same choices lead elsewhere in the translation. The tab “Tests” plays all languages and says where.',
  externals: (names: string) =>
    `A game loads ${names} from resources/externals; here, a function of the story is used instead.`,
  externalsHint:
    'Without that file, a game needs # allow_external_function_fallbacks at the top, or it does not start.',
};

/** How a game fails where the player of this site goes on, in the language of this build. */
export const gameFailures = translated<typeof en>({ en });
