import {
  buttonsOf,
  type PageMessage,
  type Person,
  selectsOf,
  WAIT_MS,
} from '@haruspex/playground/testing/person.ts';
import { expect } from 'vitest';
import type { Written } from '../../src/discord/bacchanalia/buttons.ts';
import type { Color } from '../../src/games/bacchanalia/cards.ts';
import { bacchanalia, offers } from '../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../src/games/bacchanalia/state.ts';
import { replay } from '../../src/games/game.ts';
import type { StoryRequest, StorySettings } from '../../src/tables/bacchanalia/settings.ts';
import type { TablesContext } from '../../src/tables/changes/table-transaction.ts';
import { makeRequest } from '../../src/tables/changes/turns.ts';
import { tableDice } from '../../src/tables/fairness/dice.ts';
import type { LoggedAction } from '../../src/tables/game-types.ts';
import { personToAct } from '../../src/tables/seats.ts';
import { logOf } from '../../src/tables/store.ts';
import { isOf, type Table, type TableOf } from '../../src/tables/table.ts';
import { chooseAction, plainRaceJudge } from '../../tools/training/plain-player.ts';
import { parseTap, type Tap } from '../discord/taps.ts';
import { firstStoryRequest } from '../tables/story-world.ts';
import { seeded } from './dice.ts';
import { hasTap, idOf, tableOfLobby } from './game.ts';
import type { Harness } from './harness.ts';
import { arrange } from './panels.ts';

const ASK_AFTER_MS = 20;
const isJoin = (tap: Tap): boolean => tap.on === 'sit';

export type StoryTable = TableOf<'bacchanalia'>;

export function story(table: Table | null): StoryTable {
  if (!table || !isOf('bacchanalia', table)) throw new Error('That is no table of Bacchanalia.');
  return table;
}

/** A story's table as the people at it see it. */
export class StoryGame {
  readonly id: string;
  readonly harness: Harness;

  constructor(harness: Harness, id: string) {
    this.harness = harness;
    this.id = id;
  }

  async table(): Promise<StoryTable> {
    return story(await this.harness.store.load(this.id));
  }

  async state(): Promise<GameState> {
    const { state } = await this.table();
    if (!state) throw new Error('The story has not begun.');
    return state;
  }

  log(): Promise<readonly LoggedAction<'bacchanalia'>[]> {
    return logOf(this.harness.store, { id: this.id, game: 'bacchanalia' });
  }

  /** Waits until the newest version is on the screen. */
  settled(): Promise<StoryTable> {
    return this.until(({ showing, version }) => showing.versionShown >= version);
  }

  /** The table, once it fits. */
  async until(fits: (table: StoryTable) => boolean): Promise<StoryTable> {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      const table = await this.table();
      if (fits(table)) return table;
      if (Date.now() > end)
        throw new Error(
          `Nothing came of it: ${JSON.stringify({ ...table.showing, phase: table.state?.phase })}`,
        );
      await Promise.race([this.harness.nextUpdate(), this.harness.visitors.page.heardMore(ASK_AFTER_MS)]);
    }
  }

  /** The table, once it has a later version and shows it. */
  async after({ version }: Pick<Table, 'version'>): Promise<StoryTable> {
    await this.until((table) => table.version > version);
    return this.settled();
  }

  /** The newest message, as the page has it now. */
  async message(): Promise<PageMessage> {
    const { showing } = await this.settled();
    const { page } = this.harness.visitors;
    return page.until(() => page.messages.get(showing.turnMessageId ?? ''), 'no message of the turn');
  }

  personOf({ seats }: Pick<StoryTable, 'seats'>, color: Color): Person {
    const occupant = seats.find((seat) => seat.color === color)?.occupant;
    if (occupant?.kind !== 'person') throw new Error(`Nobody is ${color}.`);
    return this.harness.person(occupant.userId);
  }

  async expectLogReplays(): Promise<void> {
    const { setup, state, logLength } = await this.table();
    const log = (await this.log()).slice(0, logLength);
    if (!setup) throw new Error('The story has not begun.');
    expect(
      replay(
        bacchanalia,
        setup,
        log.map(({ action }) => action),
      ).state,
    ).toEqual(state);
  }
}

/** The text that a person writes at a moment. */
export type Words = (what: string, who: Person) => string;

/** A person who is asked does one thing at random, from the message's options. Returns the table that is shown then. */
export async function doOneThing(game: StoryGame, random: () => number, words: Words): Promise<StoryTable> {
  const table = await game.settled();
  const { state } = table;
  if (!state) throw new Error('The story has not begun.');
  const offered = offers(state);
  const message = await game.message();
  const { color } = offered;
  if (!color) throw new Error(`Nobody is asked in ${state.phase.name}.`);
  const person = game.personOf(table, color);
  expect(message.content).toContain(`<@${person.id}>`);
  expect(message.content.length).toBeLessThanOrEqual(2000);
  expect(message.attachments[0]?.description?.length ?? 0).toBeGreaterThan(0);
  const pick = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error(`Nothing to choose in ${state.phase.name}.`);
    return one;
  };
  const press = (wanted: (tap: Tap) => boolean) => person.press(message, idOf(message, wanted));
  const came = () => (offered.tellsBacchus ? { came: words('bacchusCame', person) } : {});
  const write = async (what: Written['what'], text: string) => {
    const { modal } = await press((tap) => tap.on === 'storyWrite' && tap.written.what === what);
    await person.fill(modal, { ...came(), text });
  };
  const tellScene = async (keepsCard: boolean, text: string, woven: string) => {
    const isKept = keepsCard && offered.keeps.length > 0;
    const [list] = selectsOf(message);
    // If Bacchus comes, only the select opens a form with space for a card.
    const { modal } =
      isKept && offered.tellsBacchus && list
        ? await person.select(message, list.customId, [pick(list.options).value])
        : await press((tap) => tap.on === 'storyWrite' && tap.written.what === 'tale');
    await person.fill(modal, {
      ...came(),
      text,
      ...(isKept && { card: pick(offered.keeps), woven }),
    });
  };
  switch (state.phase.name) {
    case 'gift': {
      const panel = await (await press((tap) => tap.on === 'storyWishes')).reply();
      const list = pick(selectsOf(panel));
      await person.select(panel, list.customId, [pick(list.options).value]);
      const isGift = (customId: string | null) => {
        const tap = parseTap(customId ?? '');
        return tap?.on === 'storyGift' && !(tap.deus === 'any' && tap.to === 'any');
      };
      const receivers = await person.waitForChange(panel, (shown) =>
        buttonsOf(shown).some(({ customId }) => isGift(customId)),
      );
      const gifts = buttonsOf(receivers).filter(({ customId }) => isGift(customId));
      await person.press(receivers, pick(gifts).customId ?? '');
      break;
    }
    case 'introductions': {
      const { modal } = await press((tap) => tap.on === 'storyWrite' && tap.written.what === 'tale');
      await person.fill(modal, introductionOf(person, words(state.phase.name, person)));
      break;
    }
    case 'ending':
      await write('tale', words(state.phase.name, person));
      break;
    case 'scene':
      await tellScene(random() < 0.4, words('scene', person), words('woven', person));
      break;
    default: {
      const [list] = selectsOf(message);
      if (list) await person.select(message, list.customId, [pick(list.options).value]);
      else await person.press(message, pick(requestButtons(message)).customId ?? '');
    }
  }
  const after = await game.after(table);
  // One form tells the god's coming and the scene.
  const toTell = ['scene', 'ending'].includes(state.phase.name) ? (offered.tellsBacchus ? 2 : 1) : 0;
  expect(after.state?.tales).toBeGreaterThanOrEqual(state.tales + toTell);
  return after;
}

/** A person's answers in the form of an introduction. */
export const introductionOf = ({ name }: Pick<Person, 'name'>, text: string) => ({
  name: `Livia ${name}`.slice(0, 40),
  accusation: 'Arson',
  accuser: 'Prefect Cotta',
  amans: 'Flavia',
  text,
});

const requestButtons = (message: PageMessage) =>
  buttonsOf(message).filter(({ customId }) => {
    const tap = parseTap(customId ?? '');
    return tap?.on === 'story' && tap.request.type !== 'giveMinerva';
  });

/** Allows stories there from now on: everywhere by default. */
export async function allowStories(
  harness: Harness,
  channels: StorySettings['channels'] = 'everywhere',
): Promise<void> {
  const [manager] = harness.visitors.some(1);
  if (!manager) throw new Error('Nobody is there.');
  await arrange(manager, { bacchanalia: channels });
}

/** Each of them has seen what the story leaves out. */
export async function tapReady(game: StoryGame, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const before = await game.settled();
    const { page } = game.harness.visitors;
    const lobby = await page.until(() => page.messages.get(before.showing.lobbyMessageId ?? ''), 'no lobby');
    await person.pressId(lobby.id, `story:${game.id}:safety:ready`);
    await game.until(({ version }) => version > before.version);
  }
}

/** The people sit down at a table that the first of them opens; it starts when it is full. */
export async function startStory(
  harness: Harness,
  people: readonly Person[],
  options: Parameters<Person['command']>[1] = {},
): Promise<StoryGame> {
  const [opener, ...others] = people;
  if (!opener) throw new Error('Nobody is there.');
  const { id } = await (
    await opener.command('bacchanalia new', { players: people.length, ...options })
  ).reply();
  for (const person of others) {
    const lobby = await person.waitForChange(id, (message) => hasTap(message, isJoin));
    await person.press(lobby, idOf(lobby, isJoin));
  }
  const game = new StoryGame(harness, (await tableOfLobby(harness, opener, id)).id);
  await game.until(({ seats }) => seats.length === people.length);
  await tapReady(game, people);
  await game.until(({ status }) => status === 'playing');
  await game.settled();
  return game;
}

/** The text that a player tells, asks or answers now; `tale`: its number. */
export type Telling = (name: string, tale: number) => string;

const TELLING: Telling = (name, tale) => `${name} tells number ${tale}.`;

/** The tables as the bot's other processes have them. */
export const tablesOf = ({ store }: Harness): TablesContext => ({
  store,
  dice: tableDice,
  services: { tuchulcha: { computer: chooseAction, judge: plainRaceJudge } },
  now: () => new Date(),
});

/** Continues without the screen, as another process would, until the story is at a point; then shows it. */
export async function tellUntil(
  game: StoryGame,
  is: (table: StoryTable) => boolean,
  telling: Telling = TELLING,
): Promise<StoryTable> {
  const tables = tablesOf(game.harness);
  let table = await game.settled();
  for (let acts = 0; !is(table) && table.status === 'playing'; acts++) {
    const mover = personToAct(table);
    if (acts > 2000 || !mover || !table.state) throw new Error('The story does not get there.');
    const request = firstStoryRequest(table.state, telling(mover.name, table.state.tales));
    table = await acted(tables, game, mover.userId, request);
  }
  const [reader] = game.harness.visitors.some(1);
  await (await reader?.command('bacchanalia tableau', { table: game.id }))?.reply();
  return game.settled();
}

export async function acted(
  tables: TablesContext,
  { id }: StoryGame,
  userId: string,
  request: StoryRequest,
): Promise<StoryTable> {
  const outcome = await makeRequest(tables, id, null, userId, request);
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return story(outcome.table);
}

/** Once everybody has introduced themselves and somebody has told a scene. */
export const hasScene = ({ state, seats }: StoryTable): boolean => (state?.tales ?? 0) > seats.length;

/** A whole story of these people. */
export async function wholeStory(
  harness: Harness,
  people: readonly Person[],
  telling?: Telling,
): Promise<StoryGame> {
  const game = await startStory(harness, people, { ending: 'parcae-2' });
  await tellUntil(game, () => false, telling);
  return game;
}

export const TALES: Words = (what, who) => `${who.name} tells of ${what}: the torches burn low by the well.`;

/** Plays on until the story is at a point. */
export async function playUntil(
  game: StoryGame,
  is: (phase: string) => boolean,
  random = seeded(7),
): Promise<Awaited<ReturnType<StoryGame['table']>>> {
  for (let table = await game.settled(); ; table = await doOneThing(game, random, TALES)) {
    if (!table.state || table.status !== 'playing' || is(table.state.phase.name)) return table;
  }
}

export const inThread = async (game: StoryGame, person: Person): Promise<PageMessage[]> =>
  person.messages({ channel: (await game.table()).showing.playChannelId ?? '' });

/** Tales, as everybody reads them. */
export const talesIn = async (game: StoryGame, person: Person): Promise<PageMessage[]> =>
  (await inThread(game, person)).filter((message) =>
    buttonsOf(message).some(({ customId }) => parseTap(customId ?? '')?.on === 'storySkip'),
  );
