import type { Action } from '../../src/games/bacchanalia/action.ts';
import type { DeusCard, GameState, Phase, Player, Ruling, Setup } from '../../src/games/bacchanalia/state.ts';

/** By their shapes; what they mean for the game is no matter of storage. */

export const storySetup: Setup = {
  players: ['red', 'green', 'violet'],
  first: 'green',
  end: { kind: 'parcae', times: 3 },
};

const ruling: Ruling = { row: 'goblet', because: 'vinumWins', among: ['vinum', 'satyrus'], most: 2 };

const CHARACTER = { name: 'Livia', accusation: 'Arson', accuser: 'Cotta', amans: '' };

/** One of each, and more if they have several forms. */
export const ACTIONS: Readonly<Record<Action['type'], readonly Action[]>> = {
  give: [{ type: 'give', deus: 'venus', to: 'violet' }],
  draw: [
    { type: 'draw', pick: 61 },
    { type: 'draw', pick: 0, prompt: 239 },
  ],
  tell: [
    { type: 'tell', text: 'Über *the* wall…\n“Io!” 🍇\u0000' },
    { type: 'tell', text: 'Wine.', odd: { umbra: 'venus', woven: 'the mirror' } },
    { type: 'tell', text: 'Wine.', title: 'The well' },
    { type: 'tell', text: 'Wine.', messages: ['1234567890', '1234567891'] },
  ],
  tellBacchus: [{ type: 'tellBacchus', text: 'As a bull.' }],
  introduce: [
    { type: 'introduce', by: 'red', text: 'I am.' },
    { type: 'introduce', by: 'red', text: 'I am.', character: CHARACTER },
    { type: 'introduce', by: 'red', text: 'I am.', messages: ['1234567890'] },
  ],
  doubt: [{ type: 'doubt', by: 'red', tale: 4 }],
  giveBacchus: [{ type: 'giveBacchus', to: 'green' }],
  aruspex: [
    { type: 'aruspex', choice: { type: 'putBack', deus: 'pluto', to: 'middle' } },
    { type: 'aruspex', choice: { type: 'get', deus: 'amans', from: 'red' } },
  ],
  vote: [
    { type: 'vote', by: 'violet', upholds: false, tale: 0 },
    { type: 'vote', by: 'violet', upholds: true, tale: 4 },
  ],
  ask: [{ type: 'ask', by: 'green', about: 0, text: 'Why?' }],
  answer: [{ type: 'answer', by: 'red', question: 1, text: 'Wine.' }],
  giveMinerva: [{ type: 'giveMinerva', by: 'green' }],
  chooseEnding: [
    { type: 'chooseEnding', ending: 'flight', twist: null },
    { type: 'chooseEnding', ending: 'death', twist: 'accuserGone' },
    { type: 'chooseEnding', ending: 'death', twist: 'both' },
  ],
  tellLate: [
    { type: 'tellLate', by: 'red', ending: 'flight', twist: null, text: 'At last.' },
    { type: 'tellLate', by: 'red', ending: 'death', twist: 'both', text: 'At last.', title: 'The well' },
  ],
  skip: [{ type: 'skip', tale: 3 }],
  edit: [{ type: 'edit', by: 'red', tale: 3, text: 'In other words.' }],
  retell: [
    { type: 'retell', by: 'red', tale: 3, text: 'Otherwise.' },
    { type: 'retell', by: 'red', tale: 3, text: 'Otherwise.', woven: 'the mirror' },
    { type: 'retell', by: 'red', tale: 3, text: 'Otherwise.', character: CHARACTER },
    { type: 'retell', by: 'red', tale: 3, text: 'Otherwise.', title: 'The well' },
  ],
  timeReached: [{ type: 'timeReached' }],
  absent: [{ type: 'absent', color: 'red' }],
  leave: [{ type: 'leave', color: 'violet' }],
};

export const PHASES: Readonly<Record<Phase['name'], readonly Phase[]>> = {
  gift: [{ name: 'gift', absent: 0 }],
  drawingFirst: [{ name: 'drawingFirst' }],
  introductions: [{ name: 'introductions', left: ['green', 'red'] }],
  drawing: [
    { name: 'drawing', ending: null },
    { name: 'drawing', ending: 'story' },
  ],
  bacchusMoves: [{ name: 'bacchusMoves', ruling }],
  aruspex: [{ name: 'aruspex', ruling: { row: 'ties', because: 'tied', among: [], most: 0 } }],
  scene: [
    { name: 'scene', ruling, line: 'newcomer', place: 'mayChange' },
    {
      name: 'scene',
      ruling: { ...ruling, prompt: 12 },
      line: 'newcomer',
      place: 'mayChange',
      prompt: { key: 'newcomerLate', variant: 2 },
    },
  ],
  chooseEnding: [{ name: 'chooseEnding', ending: 'miles' }],
  ending: [
    { name: 'ending', by: 'amans', kind: 'flight', twist: null },
    {
      name: 'ending',
      by: 'amans',
      kind: 'flight',
      twist: null,
      prompt: { key: 'amansEnding', variant: 0 },
    },
  ],
  bacchusStays: [{ name: 'bacchusStays' }],
  over: [{ name: 'over' }],
};

const vinum: DeusCard = { name: 'vinum', umbra: ['vinum', 'goblet'] };
const fresh: Player = {
  dei: [vinum],
  hand: ['parcae'],
  odd: null,
  wasOdd: null,
  bacchusCame: false,
  milesNext: false,
  ended: null,
  missed: null,
  left: false,
};

export const storyState: GameState = {
  setup: storySetup,
  players: {
    red: {
      ...fresh,
      odd: 'miles',
      bacchusCame: true,
      missed: {
        by: 'amans',
        choices: [{ ending: 'flight', twist: null }],
        prompt: { key: 'amansEnding', variant: 3 },
      },
    },
    green: { ...fresh, wasOdd: 'venus', milesNext: true },
    violet: { ...fresh, dei: [], ended: { by: 'story', kind: 'death', twist: 'amansSaved' }, left: true },
  },
  middle: ['bacchus', 'satyrus', 'satyrus'],
  amansApart: true,
  deck: ['accusator', 'vinum'],
  discards: [],
  parcae: 1,
  ending: false,
  turn: 'green',
  turnNumber: 12,
  draws: 40,
  tales: 5,
  introducesFirst: 'red',
  asker: null,
  bacchusShows: true,
  scene: 4,
  told: [
    { teller: 'red', kind: 'introduction', about: null, ofBacchus: false },
    { teller: 'green', kind: 'bacchusCame', about: null, ofBacchus: false },
    { teller: 'violet', kind: 'scene', about: null, ofBacchus: false },
    { teller: 'green', kind: 'question', about: 1, ofBacchus: true },
    { teller: 'violet', kind: 'scene', about: null, ofBacchus: false, retells: 2 },
  ],
  questions: [{ tale: 3, about: 1, ofBacchus: true }],
  skipped: [2],
  retold: [2],
  lastTeller: 'red',
  bacchusAsks: [{ asker: 'red', tale: 4 }],
  claims: [
    { color: 'violet', umbra: 'venus', woven: 'the mirror', tale: 4, isOpen: true, doubt: null },
    {
      color: 'green',
      umbra: 'miles',
      woven: '',
      tale: 2,
      isOpen: false,
      doubt: { by: 'red', votes: { violet: false } },
    },
  ],
  cast: { red: { ...CHARACTER, tale: 0 } },
  prompts: [{ key: 'vinumLate', variant: 3 }],
  phase: { name: 'drawingFirst' },
};
