import { MAX_NAME_LENGTH } from '../../src/discord/bacchanalia/story-texts.ts';
import { plainName, stamp } from '../../src/discord/views/names.ts';
import { COLORS, type Color } from '../../src/games/tuchulcha/board.ts';
import type { Texts } from './flaws.ts';
import { longestOf, parsed } from './message.ts';

/** A name of Discord's maximum length in which each character needs a backslash. */
export const NAME = plainName('_'.repeat(32));

const SEAT = 'x'.repeat(MAX_NAME_LENGTH);

const STAMP = stamp(new Date('2099-12-31T23:59:59Z'), 'F');
const LINK = `https://discord.com/channels/${['1', '2', '3'].map((digit) => digit.repeat(19)).join('/')}`;
const CHANNEL = `<#${'1'.repeat(19)}>`;
const MENTION = `<@${'1'.repeat(19)}>`;
const ZONE = 'America/Argentina/ComodRivadavia';

/** The length at which a message cuts a story (views/story.ts). */
const STORY = 'x'.repeat(700);

const longer = (a: string, b: string): string => (b.length > a.length ? b : a);

export const longest = (texts: readonly string[]): string => texts.reduce(longer, '');

const startingWith = (texts: Texts, start: string): string =>
  longest(Object.entries(texts).flatMap(([key, text]) => (key.startsWith(start) ? [text] : [])));

const listOfFour = (each: string): string => Array.from({ length: 4 }, () => each).join(', ');

type Given = (texts: Texts) => string;

const name: Given = () => NAME;
const number: Given = () => '99999';
const digit: Given = () => '6';
const time: Given = () => STAMP;
const who: Given = (texts) => longestText(texts, 'who');
const names: Given = (texts) => listOfFour(who(texts));
const line: Given = (texts) => Array.from({ length: 4 }, () => `6: ${longestStep(texts)}`).join('; ');

/** The longest value of each placeholder. */
const VALUES: Readonly<Record<string, Given>> = {
  name,
  by: name,
  from: name,
  to: (texts) => longer(NAME, MENTION) || who(texts),
  who,
  winners: names,
  // Longer names are replaced by colors (button-labels.ts).
  winner: () => 'W'.repeat(12),
  players: names,
  names,
  missing: names,
  people: () => Array.from({ length: 10 }, () => MENTION).join(', '),
  color: (texts) => startingWith(texts, 'color.'),
  god: (texts) => startingWith(texts, 'god.'),
  first: (texts) => startingWith(texts, 'god.'),
  second: (texts) => startingWith(texts, 'god.'),
  until: time,
  closes: time,
  end: time,
  time,
  text: (texts) => longer(startingWith(texts, 'turn.'), line(texts)),
  letter: () => 'A',
  die: digit,
  rest: () => '6-6-6',
  dice: () => '6-6-6-6',
  which: digit,
  stone: () => '40',
  stones: () => '6, 16, 26, 36',
  way: (texts) => longestStep(texts),
  brings: (texts) => startingWith(texts, 'step.'),
  line,
  steps: line,
  story: () => STORY,
  told: () => STORY,
  deeds: () => STORY,
  phrase: (texts) => startingWith(texts, 'recap.'),
  places: () => STORY,
  title: (texts) =>
    longest(Object.entries(texts).flatMap(([key, text]) => (/^rules\..*\.title$/.test(key) ? [text] : []))),
  choices: () => STORY,
  moves: () => STORY,
  ways: () => STORY,
  when: () => '',
  role: (texts) => startingWith(texts, 'alt.role.'),
  shape: () => '🔵',
  pace: (texts) => startingWith(texts, 'pace.'),
  channel: () => CHANNEL,
  channels: () => Array.from({ length: 25 }, () => CHANNEL).join(', '),
  link: () => LINK,
  rule: () => '5.2.1',
  section: () => '5.2.1',
  game: () => 'Bacchanalia',
  zone: () => ZONE,
  hours: () => '22:30–07:00',
  language: () => 'x'.repeat(20),
  season: (texts) => longestText(texts, 'picture.period.quarter', { year: '2099', quarter: '4' }),
  shares: () => '75 %, 50 %, 25 %',
  share: () => '100 %',
  day: () => '2099-12-31',
  value: digit,
  why: () => STORY,
  clock: () => '',
  length: (texts) => longestText(texts, 'lobby.length', { count: '50' }),
  // A story's seats and cards.
  seat: () => SEAT,
  place: () => SEAT,
  deus: (texts) => startingWith(texts, 'bacchanalia.deus.'),
  card: (texts) => texts['bacchanalia.row.goblet'] ?? '',
  // Haruspexes of one color, and other players.
  needed: digit,
  temple: digit,
  others: digit,
};

const NUMBERS =
  'number count burst scenes weeks minutes left times days given altar forest turns size open turn most more all budget longest tuchulcha lasaVecuvia entry exit';
for (const each of NUMBERS.split(' ')) Object.assign(VALUES, { [each]: number });

/** Undefined if the length of the placeholder's values is unknown. */
export const longestValue = (texts: Texts, placeholder: string): string | undefined =>
  VALUES[placeholder]?.(texts);

/** A phrase in a sentence. */
const PHRASE = 'x'.repeat(100);

export const longestText = (
  texts: Texts,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string =>
  longestOf(
    parsed(texts[key] ?? ''),
    (placeholder) => values[placeholder] ?? longestValue(texts, placeholder) ?? PHRASE,
  );

/** The longest text of any step on a button or in a story. Nobody hits their own color. */
export function longestStep(texts: Texts): string {
  const colored = (color: Color): string => texts[`color.${color}`] ?? '';
  const from = longer('40', texts['place.temple'] ?? '');
  const steps = COLORS.flatMap((color) => {
    const place = `${colored(color)} ${from}`;
    const way = (to: string): string =>
      longestText(texts, 'step.way', { from: longestText(texts, 'step.letter', { letter: 'A', place }), to });
    const bringing = (brings: string, hit = ''): string =>
      longestText(texts, 'step.brings', {
        way: way('40'),
        brings: longestText(texts, `step.${brings}`, { color: hit }),
      });
    return [
      way(`${texts['place.altar']} (6)`),
      way(texts['place.exit'] ?? ''),
      ...['lost', 'sealed', 'ritual', 'mystical'].map((brings) => bringing(brings)),
      ...COLORS.filter((other) => other !== color).flatMap((other) =>
        ['hit', 'open'].map((brings) => bringing(brings, colored(other))),
      ),
    ];
  });
  return longest(steps);
}
