import * as z from 'zod';
import type { Action } from '../../games/bacchanalia/action.ts';
import { COLORS, DEI, UMBRAE } from '../../games/bacchanalia/cards.ts';
import { MOST_TEXT, SHEET_LIMITS } from '../../games/bacchanalia/outcome.ts';
import { PROMPT_COUNTS } from '../../games/bacchanalia/prompts.ts';
import type { GameState, PromptKey, SceneLine, Setup } from '../../games/bacchanalia/state.ts';
import { agreedEnd, storySettingsJson, storyTitle, termsJson } from '../../tables/bacchanalia/settings.ts';
import { deedsJson } from '../../tables/bacchanalia/types.ts';
import { counter, snowflake, variants } from '../../tables/game-types.ts';
import type { GameStorage } from '../game-storage.ts';
import { storyRows } from './drafts.ts';

/** Bacchanalia's terms, set-up, actions and state as JSON. Only their shapes are checked; whether they are legal, the rules say. */

const color = z.enum(COLORS);
const deus = z.enum(DEI);
const umbra = z.enum(UMBRAE);
const source = z.union([z.literal('middle'), color]);
const endingKind = z.enum(['flight', 'crime', 'bacchanal', 'amansLost', 'amansSaved', 'death']);
const endingBy = z.enum(['amans', 'miles', 'story']);
const twist = z.enum(['accuserGone', 'amansSaved', 'both']).nullable();
const endingChoice = { ending: endingKind, twist };
const ending = { by: endingBy, kind: endingKind, twist };
/** Words of a player. */
const words = z.string().min(1).max(MOST_TEXT);
/** The same, or none: they were cut. */
const wordsLeft = z.string().max(MOST_TEXT);

const sheet = z.strictObject({
  name: z.string().min(1).max(SHEET_LIMITS.name),
  accusation: z.string().max(SHEET_LIMITS.accusation),
  accuser: z.string().max(SHEET_LIMITS.accuser),
  amans: z.string().max(SHEET_LIMITS.amans),
});

const setup: z.ZodType<Setup> = z.strictObject({
  players: z.array(color).min(3).max(6),
  first: color,
  end: agreedEnd,
});

const messages = z.array(snowflake).exactOptional();
const title = storyTitle.exactOptional();
const character = sheet.exactOptional();

const action: z.ZodType<Action> = variants('type', {
  give: { deus, to: color },
  draw: { pick: counter, prompt: counter.exactOptional() },
  tell: { text: words, odd: z.strictObject({ umbra, woven: words }).exactOptional(), title, messages },
  tellBacchus: { text: words },
  introduce: { by: color, text: words, character, messages },
  doubt: { by: color, tale: counter },
  giveBacchus: { to: color },
  aruspex: { choice: variants('type', { putBack: { deus, to: source }, get: { deus, from: source } }) },
  vote: { by: color, upholds: z.boolean(), tale: counter },
  ask: { by: color, about: counter, text: words },
  answer: { by: color, question: counter, text: words },
  giveMinerva: { by: color },
  chooseEnding: endingChoice,
  tellLate: { by: color, ...endingChoice, text: words, title, messages },
  skip: { tale: counter },
  edit: { by: color, tale: counter, text: words, character, title },
  retell: { by: color, tale: counter, text: words, woven: words.exactOptional(), character, title },
  timeReached: {},
  absent: { color },
  leave: { color },
});

const ruling = z.strictObject({
  row: z.enum(['ties', ...DEI, 'goblet']),
  because: z.enum(['most', 'vinumWins', 'vinumLoses', 'tied', 'none']),
  among: z.array(deus),
  most: z.int().min(0).max(4),
  prompt: counter.exactOptional(),
});

const promptKeys = Object.keys(PROMPT_COUNTS) as PromptKey[];

const prompt = z.strictObject({ key: z.enum(promptKeys), variant: counter });

const line = z.enum(promptKeys.filter((key): key is SceneLine => !key.endsWith('Late')));

const place = z.enum(['mustChange', 'stay', 'mayChange']);

const player = z.strictObject({
  dei: z.array(z.strictObject({ name: deus, umbra: z.array(umbra) })),
  hand: z.array(umbra),
  odd: umbra.nullable(),
  wasOdd: umbra.nullable(),
  bacchusCame: z.boolean(),
  milesNext: z.boolean(),
  ended: z.strictObject(ending).nullable(),
  missed: z
    .strictObject({
      by: endingBy,
      choices: z.array(z.strictObject(endingChoice)),
      prompt: prompt.exactOptional(),
    })
    .nullable(),
  left: z.boolean(),
});

const phase = variants('name', {
  gift: { absent: counter },
  drawingFirst: {},
  introductions: { left: z.array(color) },
  drawing: { ending: z.enum(['miles', 'story']).nullable() },
  bacchusMoves: { ruling },
  aruspex: { ruling },
  scene: { ruling, line, place, prompt: prompt.exactOptional() },
  chooseEnding: { ending: endingBy },
  ending: { ...ending, prompt: prompt.exactOptional() },
  bacchusStays: {},
  over: {},
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
  bacchusShows: z.boolean(),
  scene: counter.nullable(),
  draws: counter,
  tales: counter,
  told: z.array(
    z.strictObject({
      teller: color,
      kind: z.enum(['introduction', 'bacchusCame', 'scene', 'ending', 'question', 'answer']),
      about: counter.nullable(),
      ofBacchus: z.boolean(),
      retells: counter.exactOptional(),
    }),
  ),
  questions: z.array(z.strictObject({ tale: counter, about: counter, ofBacchus: z.boolean() })),
  skipped: z.array(counter),
  retold: z.array(counter),
  lastTeller: color.nullable(),
  bacchusAsks: z.array(z.strictObject({ asker: color, tale: counter })),
  claims: z.array(
    z.strictObject({
      color,
      umbra,
      woven: wordsLeft,
      tale: counter,
      isOpen: z.boolean(),
      doubt: z.strictObject({ by: color, votes: z.partialRecord(color, z.boolean()) }).nullable(),
    }),
  ),
  cast: z.partialRecord(color, sheet.extend({ tale: counter })),
  prompts: z.array(prompt),
  phase,
});

export const bacchanaliaStorage: GameStorage<'bacchanalia'> = {
  terms: termsJson,
  setup,
  action,
  state,
  deeds: deedsJson,
  guildSettings: storySettingsJson,
  rows: storyRows,
};
