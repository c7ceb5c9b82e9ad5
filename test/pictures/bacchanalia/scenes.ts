import type { Color, Deus, Umbra } from '../../../src/games/bacchanalia/cards.ts';
import type { DeusCard } from '../../../src/games/bacchanalia/state.ts';
import type { TableauPlayer, TableauView } from '../../../src/pictures/bacchanalia/alt.ts';
import { deiIn, umbraeIn } from '../../games/bacchanalia/table.ts';

export const card = (name: Deus, ...umbra: readonly Umbra[]): DeusCard => ({ name, umbra });
/** `vinum:goblet pluto`: Vinum with a goblet upon it, and Pluto. */
const cards = (words: string): DeusCard[] =>
  words.split(' ').map((word) => {
    const [name = '', ...umbra] = word.split(':');
    return { name: deiIn(name)[0] ?? 'vinum', umbra: umbraeIn(umbra.join(' ')) };
  });

export const player = (
  color: Color,
  name: string,
  dei: readonly DeusCard[],
  more: Partial<TableauPlayer> = {},
): TableauPlayer => ({
  color,
  name,
  dei,
  hand: [],
  odd: null,
  bacchusCame: false,
  milesNext: false,
  ended: null,
  left: false,
  ...more,
});

const BEGINNING = {
  amansApart: true,
  parcae: 0,
  parcaeEnd: 3,
  ending: false,
  deck: 62,
  discards: 0,
  ruling: null,
  locale: 'en',
} as const;

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora', 'Emil', 'Fritz'] as const;
const COLORS: readonly Color[] = ['blue', 'red', 'yellow', 'black', 'green', 'violet'];

/** The first gift; nobody has any cards. */
const gifts: TableauView = {
  ...BEGINNING,
  players: COLORS.map((color, i) => player(color, NAMES[i] ?? '', [])),
  middle: deiIn('accusator bacchus miles miles miles minerva pluto satyrus satyrus satyrus venus'),
  onTurn: 'blue',
};

/** After some gifts; the second row in the middle is shorter than the first. */
const given: TableauView = {
  ...gifts,
  players: COLORS.slice(0, 4).map((color, i) => player(color, NAMES[i] ?? '', [])),
  middle: deiIn('accusator bacchus miles minerva satyrus venus'),
};

const three: TableauView = {
  ...BEGINNING,
  deck: 58,
  players: [
    player('blue', 'Ada', cards('vinum satyrus:satyrus pluto:pluto'), { hand: ['miles', 'venus'] }),
    player('red', 'Bob', cards('vinum venus')),
    player('yellow', '田中太郎', cards('vinum bacchus satyrus')),
  ],
  middle: deiIn('accusator miles miles minerva'),
  onTurn: 'blue',
  ruling: { row: 'ties', because: 'tied', among: ['satyrus', 'pluto'], most: 1 },
};

/** A goblet, a bowed Bacchus, an odd card, a Miles Ending next, and names in several scripts. */
const four: TableauView = {
  ...BEGINNING,
  deck: 41,
  discards: 14,
  parcae: 1,
  amansApart: false,
  players: [
    player('blue', 'Ada', cards('vinum satyrus pluto')),
    player('red', 'Maximilian von und zu Hohenlohe', cards('vinum:vinum:goblet venus:venus miles'), {
      hand: ['parcae'],
    }),
    player('yellow', '🐉 Drachenreiter', cards('vinum bacchus satyrus'), { bacchusCame: true }),
    player('black', 'محمد عبد الله', cards('vinum minerva accusator miles'), {
      odd: 'pluto',
      milesNext: true,
    }),
  ],
  middle: deiIn('amans'),
  onTurn: 'red',
  ruling: { row: 'goblet', because: 'most', among: ['vinum'], most: 2 },
};

/** The ruling Deus has gone to the middle; a card is kept. */
const five: TableauView = {
  ...BEGINNING,
  deck: 33,
  discards: 22,
  parcae: 2,
  parcaeEnd: null,
  amansApart: false,
  locale: 'de',
  players: [
    player('blue', '', cards('vinum satyrus pluto')),
    player('red', '', cards('vinum venus satyrus')),
    player('yellow', '', cards('vinum miles')),
    player('black', '', cards('vinum:vinum miles:miles miles'), { odd: 'satyrus', milesNext: true }),
    player('green', '', cards('vinum bacchus')),
  ],
  middle: deiIn('accusator amans minerva satyrus'),
  onTurn: 'black',
  ruling: { row: 'accusator', because: 'most', among: ['accusator'], most: 2 },
};

/** The last turns: some players have ended, one has left. */
const six: TableauView = {
  ...BEGINNING,
  deck: 20,
  discards: 38,
  parcae: 2,
  amansApart: false,
  ending: true,
  locale: 'nl',
  players: [
    player('blue', 'Ada Lovelace', cards('vinum'), { ended: 'flight' }),
    player('red', 'Bob', cards('vinum venus satyrus')),
    player('yellow', 'Дмитрий', cards('vinum accusator satyrus miles miles'), { milesNext: true }),
    player('black', 'Dora', cards('vinum'), { left: true }),
    player('green', 'שלום', cards('vinum minerva:minerva miles:miles:miles satyrus bacchus amans'), {
      hand: ['venus'],
    }),
    player('violet', 'Eva-Maria Hinterhuber', cards('vinum pluto'), { odd: 'goblet' }),
  ],
  middle: deiIn('pluto'),
  onTurn: 'green',
  ruling: { row: 'miles', because: 'most', among: ['miles'], most: 2 },
};

/** Far more cards than any game has. */
const crowd: TableauView = {
  ...four,
  locale: 'it',
  amansApart: true,
  middle: [],
  players: [
    player(
      'violet',
      'Zoë',
      cards('vinum:vinum:vinum:goblet:goblet satyrus satyrus miles miles accusator bacchus pluto'),
      { odd: 'venus', hand: ['miles', 'venus', 'parcae', 'pluto'], bacchusCame: true },
    ),
    ...four.players.slice(1),
  ],
  onTurn: 'violet',
  ruling: { row: 'vinum', because: 'vinumWins', among: ['vinum'], most: 4 },
};

const ENDINGS = ['flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death'] as const;

const over: TableauView = {
  ...BEGINNING,
  deck: 10,
  discards: 40,
  parcae: 3,
  amansApart: false,
  ending: true,
  players: COLORS.map((color, i) =>
    player(color, NAMES[i] ?? '', cards('vinum'), { ended: ENDINGS[i] ?? 'death' }),
  ),
  middle: deiIn('accusator amans miles miles miles minerva pluto satyrus satyrus satyrus venus'),
  onTurn: null,
};

/** Together these show everything that the picture can show, for each number of players. */
export const SCENES = { gifts, given, three, four, five, six, crowd, over } as const;
