import * as z from 'zod';
import { type Action, MAX_TEXT_LENGTH, SHEET_LIMITS } from '../../games/bacchanalia/action.ts';
import { PROMPT_COUNTS } from '../../games/bacchanalia/card-moves.ts';
import { COLORS, DEI, UMBRAE } from '../../games/bacchanalia/cards.ts';
import { bacchanalia } from '../../games/bacchanalia/game.ts';
import type { GameState, PromptKey, SceneLine, Setup } from '../../games/bacchanalia/state.ts';
import { replay } from '../../games/game.ts';
import {
  type Draft,
  type DraftPart,
  type DraftStore,
  draftPart,
  fits,
  isDraftOf,
  tellersOf,
  withPart,
} from '../../tables/bacchanalia/drafts.ts';
import { namesIn, withoutNames, withoutWords } from '../../tables/bacchanalia/index.ts';
import { agreedEnd, storyTitle, termsJson } from '../../tables/bacchanalia/terms.ts';
import { deedsJson, storySettingsJson } from '../../tables/bacchanalia/types.ts';
import { counter, FORGOTTEN_WORDS, type Snowflake, snowflake, variants } from '../../tables/game-types.ts';
import { parseJson, parseTableRows } from '../columns.ts';
import type { TransactionClient, Transactions } from '../database/client.ts';
import { type GameRows, type GameStorage, jsonOf } from '../game-storage.ts';
import type { Draft as DraftRow } from '../generated/sqlite/client.ts';
import { ChangedBefore, markChanged } from '../interactions.ts';

const partsJson = z.array(draftPart).refine(fits, { error: 'more than a draft holds' });
/** A new row without parts. */
const NO_PARTS = '[]';

const draftRow = z.object({ tableId: z.string(), userId: snowflake, updatedAt: z.date() });

function draftRepository(transactions: Transactions): DraftStore {
  const { client } = transactions;
  return {
    async draft(tableId, userId) {
      const row = await client.draft.findUnique({ where: { tableId_userId: { tableId, userId } } });
      return row && parseDraft(row);
    },

    async addToDraft(tableId, userId, part, now, interactionId, holds) {
      if (withPart([], part) === 'full') return 'full';
      const empty = { tableId, userId, parts: NO_PARTS, updatedAt: now };
      const where = { tableId_userId: { tableId, userId } };
      return transactions
        .write(async (tx) => {
          // Locks the row: a concurrent addition waits, and adds to the draft that this one leaves.
          const row = await tx.draft.upsert({ where, create: empty, update: { userId } });
          const added = withPart(parseJson(partsJson, row.parts), part, holds);
          if (added === 'full') return 'full';
          const draft = await tx.draft.update({ where, data: draftRowOf(tableId, userId, added, now) });
          await markChanged(tx, tableId, interactionId, now);
          return parseDraft(draft);
        })
        .catch((error: unknown) => {
          if (error instanceof ChangedBefore) return 'added';
          throw error;
        });
    },

    async dropDraft(tableId, userId, on) {
      for (;;) {
        const row = await client.draft.findUnique({ where: { tableId_userId: { tableId, userId } } });
        if (!row) return null;
        const draft = parseDraft(row);
        if (!isDraftOf(draft, on)) return draft;
        const { count } = await client.draft.deleteMany({ where: { tableId, userId, parts: row.parts } });
        if (count > 0) return null;
      }
    },
  };
}

/** Throws BrokenRow. */
function parseDraft(row: DraftRow): Draft {
  return parseTableRows(row.tableId, () => ({
    ...draftRow.parse(row),
    parts: parseJson(partsJson.min(1), row.parts),
  }));
}

/** Throws BrokenRow. */
function draftRowOf(
  tableId: string,
  userId: Snowflake,
  parts: readonly DraftPart[],
  updatedAt: Date,
): DraftRow {
  const row = { tableId, userId, parts: JSON.stringify(parts), updatedAt };
  parseDraft(row);
  return row;
}

/** Drafts, which are no longer needed after telling. */
const storyRows: GameRows<'bacchanalia'> = {
  createStore: draftRepository,
  async afterActions(tx, tableId, actions) {
    for (const userId of tellersOf(actions)) await tx.draft.deleteMany({ where: { tableId, userId } });
  },
  async forgetBefore(tx, before) {
    await tx.draft.deleteMany({
      where: { updatedAt: { lt: before }, table: { status: { in: ['finished', 'aborted'] } } },
    });
  },
  async forgetPerson(tx, userId, begun) {
    for (const id of begun) {
      await forgetInStory(tx, userId, id);
      // A concurrent vote to publish would write the person back from the old reminders.
      await tx.table.updateMany({ where: { id }, data: { remindersVersion: { increment: 1 } } });
    }
    await tx.draft.deleteMany({ where: { userId } });
    return 0;
  },
  async exportPerson(tx, userId) {
    const drafts = await tx.draft.findMany({ where: { userId }, orderBy: { tableId: 'asc' } });
    return { drafts: drafts.map((draft) => ({ ...draft, parts: JSON.parse(draft.parts) })) };
  },
};

/** Removes what the person told, asked, answered and wove into a story, and their names in others' cards. The actions stay and can be replayed. */
async function forgetInStory(tx: TransactionClient, userId: Snowflake, tableId: string): Promise<void> {
  const json = jsonOf('bacchanalia');
  const { state, setup } = await tx.table.findUniqueOrThrow({
    where: { id: tableId },
    select: { state: true, setup: true },
  });
  const rows = await tx.tableAction.findMany({
    where: { tableId },
    orderBy: { seq: 'asc' },
    select: { seq: true, actor: true, action: true },
  });
  const parsed = rows.map((row) => ({ ...row, before: parseJson(json.action, row.action) }));
  const names = namesIn(parsed.flatMap(({ actor, before }) => (actor === userId ? before : [])));
  const actions: Action[] = [];
  for (const { seq, actor, action: stored, before } of parsed) {
    const left = actor === userId ? withoutWords(before) : withoutNames(before, names);
    actions.push(left);
    const action = JSON.stringify(left);
    if (left !== before && action !== stored)
      await tx.tableAction.updateMany({ where: { tableId, seq }, data: { action } });
  }
  if (state === null || setup === null) return;
  const left = stateAfter(parseJson(json.setup, setup), actions, parseJson(json.state, state));
  await tx.table.updateMany({ where: { id: tableId }, data: { state: JSON.stringify(left) } });
}

/** The state of a log from which the person was removed. If it doesn't replay, nobody's words are kept. */
function stateAfter(setup: Setup, actions: readonly Action[], before: GameState): GameState {
  try {
    return replay(bacchanalia, setup, actions).state;
  } catch {
    const claims = before.claims.map((claim) => ({ ...claim, woven: claim.woven && FORGOTTEN_WORDS }));
    return { ...before, claims, cast: {} };
  }
}

/** Bacchanalia's terms, setup, actions and state as JSON. Only shapes are checked; the rules decide what is legal. */

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
const words = z.string().min(1).max(MAX_TEXT_LENGTH);
/** The same, or none if they were cut. */
const wordsLeft = z.string().max(MAX_TEXT_LENGTH);

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
