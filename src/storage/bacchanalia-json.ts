import { z } from 'zod';
import {
  type Action,
  type AgreedEnd,
  type AruspexChoice,
  COLORS,
  DEI,
  type DeusCard,
  type GameState,
  MOST_TEXT,
  type Phase,
  type Player,
  type Question,
  type Ruling,
  type Setup,
  type ToldTale,
  UMBRAE,
} from '../games/bacchanalia/index.ts';
import { LONGEST_LIMIT, MOST_LIMITS, type StoryTerms } from '../tables/terms.ts';
import { counter } from './columns.ts';

/** How a table's terms are read from storage. */

export const agreedEnd: z.ZodType<AgreedEnd> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('allTold') }),
  z.strictObject({ kind: z.literal('parcae'), times: z.int().min(1).max(9) }),
  z.strictObject({ kind: z.literal('time'), at: counter }),
]);

const limits = z.array(z.string().min(1).max(LONGEST_LIMIT)).max(MOST_LIMITS);

export const termsJson: z.ZodType<StoryTerms> = z.strictObject({
  end: agreedEnd,
  lines: limits,
  veils: limits,
});

/** How Bacchanalia's set-up, actions and state are read from storage. The shapes; whether they are legal, the rules say. */

const color = z.enum(COLORS);
const deus = z.enum(DEI);
const umbra = z.enum(UMBRAE);
const source = z.union([z.literal('middle'), color]);
const endingKind = z.enum(['flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death']);
const endingBy = z.enum(['amans', 'miles', 'story']);
const twist = z.enum(['accuserGone', 'amansSaved']).nullable();
/** Words of a player. */
const words = z.string().min(1).max(MOST_TEXT);

const setup: z.ZodType<Setup> = z.strictObject({
  players: z.array(color).min(3).max(6),
  first: color,
  end: agreedEnd,
});

const choice: z.ZodType<AruspexChoice> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('putBack'), deus, to: source }),
  z.strictObject({ type: z.literal('get'), deus, from: source }),
]);

const action: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('give'), deus, to: color }),
  z.strictObject({ type: z.literal('draw'), pick: counter }),
  z.strictObject({ type: z.literal('tell'), text: words }),
  z.strictObject({ type: z.literal('giveBacchus'), to: color }),
  z.strictObject({ type: z.literal('aruspex'), choice }),
  z.strictObject({ type: z.literal('keep'), umbra, woven: words }),
  z.strictObject({ type: z.literal('keepNone') }),
  z.strictObject({ type: z.literal('challenge'), by: color }),
  z.strictObject({ type: z.literal('vote'), by: color, upholds: z.boolean() }),
  z.strictObject({ type: z.literal('accept'), by: color }),
  z.strictObject({ type: z.literal('ask'), by: color, about: counter, text: words }),
  z.strictObject({ type: z.literal('answer'), by: color, question: counter, text: words }),
  z.strictObject({ type: z.literal('giveMinerva'), by: color }),
  z.strictObject({ type: z.literal('chooseEnding'), ending: endingKind, twist }),
  z.strictObject({ type: z.literal('skip'), tale: counter }),
  z.strictObject({ type: z.literal('retell'), by: color, tale: counter, text: words }),
  z.strictObject({ type: z.literal('timeReached') }),
  z.strictObject({ type: z.literal('absent'), color }),
  z.strictObject({ type: z.literal('leave'), color }),
]);

const deusCard: z.ZodType<DeusCard> = z.strictObject({ name: deus, umbra: z.array(umbra) });

const player: z.ZodType<Player> = z.strictObject({
  dei: z.array(deusCard),
  hand: z.array(umbra),
  odd: umbra.nullable(),
  wasOdd: umbra.nullable(),
  bacchusCame: z.boolean(),
  milesNext: z.boolean(),
  ended: z.strictObject({ by: endingBy, kind: endingKind, twist }).nullable(),
  left: z.boolean(),
});

const ruling: z.ZodType<Ruling> = z.strictObject({
  row: z.enum([
    ...['ties', 'accusator', 'amans', 'miles', 'minerva', 'bacchus'],
    ...['pluto', 'satyrus', 'venus', 'goblet', 'vinum'],
  ] as const),
  because: z.enum(['most', 'vinumWins', 'vinumLoses', 'tied', 'none']),
  among: z.array(deus),
  most: z.int().min(0).max(4),
});

const line = z.enum([
  ...['ties', 'threat', 'accuserConfronts', 'amansEnding', 'bacchus', 'cornered', 'endNears', 'minerva'],
  ...['crime', 'satyrus', 'venusMemory', 'venusAmans', 'newcomer', 'vinum'],
] as const);

const phase: z.ZodType<Phase> = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('gift'), absent: counter }),
  z.strictObject({ name: z.literal('drawingFirst') }),
  z.strictObject({ name: z.literal('introduction'), isFirst: z.boolean() }),
  z.strictObject({ name: z.literal('bacchusCame') }),
  z.strictObject({ name: z.literal('drawing'), ending: z.enum(['miles', 'story']).nullable() }),
  z.strictObject({ name: z.literal('bacchusMoves'), ruling }),
  z.strictObject({ name: z.literal('aruspex'), ruling }),
  z.strictObject({
    ...{ name: z.literal('scene'), ruling, line },
    place: z.enum(['mustChange', 'stay', 'mayChange']),
  }),
  z.strictObject({ name: z.literal('odd'), ruling }),
  z.strictObject({ name: z.literal('witness'), umbra, woven: words, next: color }),
  z.strictObject({
    ...{ name: z.literal('challenge'), umbra, woven: words },
    votes: z.partialRecord(color, z.union([z.boolean(), z.literal('abstains')])),
  }),
  z.strictObject({ name: z.literal('question'), asker: color }),
  z.strictObject({ name: z.literal('answer'), question: counter, asker: color }),
  z.strictObject({ name: z.literal('chooseEnding'), ending: endingBy }),
  z.strictObject({ name: z.literal('ending'), by: endingBy, kind: endingKind, twist }),
  z.strictObject({ name: z.literal('bacchusStays') }),
  z.strictObject({ name: z.literal('over') }),
]);

const toldTale: z.ZodType<ToldTale> = z.strictObject({
  teller: color,
  kind: z.enum(['introduction', 'bacchusCame', 'scene', 'ending', 'question', 'answer']),
  about: counter.nullable(),
  ofBacchus: z.boolean(),
});

const question: z.ZodType<Question> = z.strictObject({
  tale: counter,
  about: counter,
  ofBacchus: z.boolean(),
});

const state: z.ZodType<GameState> = z.strictObject({
  setup,
  players: z.partialRecord(color, player),
  middle: z.array(deus),
  amansApart: z.boolean(),
  deck: z.array(umbra),
  discards: z.array(umbra),
  parcae: counter,
  ending: z.boolean(),
  turn: color,
  turnNumber: z.int().min(1),
  introducesFirst: color.nullable(),
  asker: color.nullable(),
  scene: counter.nullable(),
  draws: counter,
  tales: counter,
  told: z.array(toldTale),
  questions: z.array(question),
  skipped: z.array(counter),
  retold: z.array(counter),
  lastTeller: color.nullable(),
  phase,
});

export const bacchanaliaJson = { size: z.int().min(3).max(6), color, setup, action, state };
