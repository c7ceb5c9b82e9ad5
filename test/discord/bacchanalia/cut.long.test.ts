import { ComponentType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storyButtons } from '../../../src/discord/bacchanalia/buttons.ts';
import { chronicleFile } from '../../../src/discord/bacchanalia/chronicle/reading.ts';
import { updateTaleMessages } from '../../../src/discord/bacchanalia/earlier-tales.ts';
import { messagesOfTale } from '../../../src/discord/bacchanalia/find-tale.ts';
import { loadPublishedCopies } from '../../../src/discord/bacchanalia/publication.ts';
import { taleOf } from '../../../src/discord/bacchanalia/story-texts.ts';
import { aboutTaleMessage } from '../../../src/discord/bacchanalia/tale-messages.ts';
import { refreshTable } from '../../../src/discord/handling/refresh-table.ts';
import { who } from '../../../src/discord/views/names.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { openSqliteFile } from '../../../src/storage/database/sqlite-file.ts';
import { openStore, type Store } from '../../../src/storage/index.ts';
import { agreeToTitle, proposeTitle } from '../../../src/tables/bacchanalia/agreement.ts';
import { storyOf } from '../../../src/tables/bacchanalia/story/story.ts';
import type { StoryRequest } from '../../../src/tables/bacchanalia/types.ts';
import { closeTable } from '../../../src/tables/changes/closing.ts';
import { forInteraction } from '../../../src/tables/changes/table-transaction.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import { HOUR_MS } from '../../../src/tables/clock/pace.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import { logOf } from '../../../src/tables/store.ts';
import { type TableOf, tableChannel } from '../../../src/tables/table.ts';
import { translator } from '../../../src/texts/index.ts';
import { type Database, sqliteDatabase } from '../../storage/databases.ts';
import { idOf, type Name, person } from '../../tables/people.ts';
import { beginsStory, firstStoryRequest, storyAt, sureStory } from '../../tables/story-world.ts';
import { MISSING_PERMISSION } from '../rest-stub.ts';
import { TestBot } from '../test-bot.ts';
import { FACTS } from './chronicle/a-story.ts';

const PEOPLE = ['anna', 'bert', 'carl', 'dora'] as const satisfies readonly Name[];

let database: Database;
let store: Store;
let bot: TestBot;
let id: string;
/** How often somebody did something. */
let acts = 0;

beforeEach(async () => {
  database = await sqliteDatabase();
  store = await openStore({ url: database.url });
  bot = new TestBot(store);
  id = await beginsStory(bot.world, PEOPLE, {
    lobbyMessageId: bot.discord.addMessage('2', 'the lobby').id,
    terms: { end: { kind: 'parcae', times: 2 }, lines: [], veils: [] },
  });
  acts = 0;
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const table = (): Promise<TableOf<'bacchanalia'>> => storyAt(bot.world, id);

/** Makes a request as the bot does for a tap: sends what follows, and shows the table. */
async function ask(userId: string, request: StoryRequest): Promise<TableOf<'bacchanalia'>> {
  acts += 1;
  bot.after(1000);
  const tables = forInteraction(bot.world.tables, `7${String(acts).padStart(5, '0')}`);
  const after = sureStory(await makeRequest(tables, id, null, userId, request));
  await bot.noticeSender.deliver();
  await bot.noticeSender.settled();
  await refreshTable(bot.context, id);
  return after;
}

const seatedAt = ({ seats }: TableOf<'bacchanalia'>, color: string): string => {
  const occupant = seats.find((seat) => seat.color === color)?.occupant;
  if (occupant?.kind !== 'person') throw new Error(`nobody is ${color}`);
  return occupant.userId;
};

const stateOf = ({ state }: TableOf<'bacchanalia'>): GameState => {
  if (!state) throw new Error('not begun');
  return state;
};

/** Unique words. */
const marked = (what: string): string => `Marked${what}Words`;

/** Every tale of a kind is told in marked words; scenes with a title and an odd card, introductions with a character. */
async function goOn(): Promise<void> {
  const before = await table();
  const state = stateOf(before);
  const mover = personToAct(before);
  if (!mover) throw new Error(`nobody is asked in ${state.phase.name}`);
  const offered = offers(state);
  const number = state.tales;
  if (!offered.tells) return void (await ask(mover.userId, firstStoryRequest(state, '')));
  if (offered.tellsBacchus)
    return void (await ask(mover.userId, {
      type: 'tell',
      kind: 'bacchusCame',
      text: marked(`Text${number}`),
      here: false,
    }));
  const [keeps] = state.phase.name === 'scene' ? offered.keeps : [];
  await ask(mover.userId, {
    type: 'tell',
    kind: offered.tells,
    text: marked(`Text${number}`),
    here: false,
    ...(keeps && { odd: { umbra: keeps, woven: marked(`Woven${number}`) } }),
    ...(['scene', 'ending'].includes(offered.tells) && { title: marked(`Title${number}`) }),
    ...(offered.tells === 'introduction' && {
      character: {
        name: marked(`Name${number}`),
        accusation: marked(`Crime${number}`),
        accuser: marked(`Accuser${number}`),
        amans: marked(`Amans${number}`),
      },
    }),
  });
}

async function until(fits: (state: GameState) => boolean): Promise<TableOf<'bacchanalia'>> {
  for (let steps = 0; steps < 400; steps++) {
    const now = await table();
    if (fits(stateOf(now))) return now;
    await goOn();
  }
  throw new Error('the story does not get there');
}

/** Searches for marked words of some tales, and notes where they are. */
function search(tales: readonly number[]) {
  const mark = new RegExp(`Marked[A-Z][a-z]+(?:${tales.join('|')})Words`);
  const found: string[] = [];
  const look = (where: string, what: unknown) => {
    const [words] = mark.exec(typeof what === 'string' ? what : JSON.stringify(what)) ?? [];
    if (words) found.push(`${where}: ${words}`);
  };
  return { found, look };
}

/** All parts of some tales that can still be read, and where. */
async function leftOf(...tales: readonly number[]): Promise<string[]> {
  const now = await table();
  const { found, look } = search(tales);
  for (const [channel, { messages }] of bot.discord.channels)
    for (const { content, components } of messages) look(`message in ${channel}`, [content, components]);
  look('picture', bot.drawn.at(-1));
  look('state', now.state);
  const log = await logOf(bot.store, now, now);
  const story = now.setup && storyOf(now.setup, log, {});
  if (!story) throw new Error('not begun');
  for (const kind of ['html', 'md'] as const)
    look(kind, (await chronicleFile(story, FACTS, kind)).content.toString());
  return found;
}

/** Places where some tales' words are still stored: rows, caches, exports, and the bytes of the file. */
async function storedOf(...tales: readonly number[]): Promise<string[]> {
  const { found, look } = search(tales);
  // First what is kept in memory: reading the rows would renew it.
  look('replay', await bot.tableMessages.replay(await table()));
  look('log', await bot.store.log(id));
  for (const name of PEOPLE) look(`export of ${name}`, await store.allOf(idOf(name)));
  const file = openSqliteFile(database.url.replace(/^file:/, ''));
  try {
    const tables = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as {
      name: string;
    }[];
    for (const { name } of tables) look(`table ${name}`, file.prepare(`SELECT * FROM "${name}"`).all());
  } finally {
    file.close();
  }
  return found;
}

const cut = async (tale: number): Promise<TableOf<'bacchanalia'>> => {
  const now = await table();
  const teller = stateOf(now).told[tale]?.teller ?? '';
  const other = now.seats.find(({ color }) => color !== teller);
  const by = PEOPLE.find((name) => idOf(name) === seatedAt(now, other?.color ?? ''));
  bot.after(1000);
  await bot.button(
    by ?? '',
    storyButtons.act({ table: id, request: { type: 'skip', tale, anonymous: true } }),
  );
  await bot.noticeSender.settled();
  return table();
};

test('of what a cut takes away, the words go first, then what quotes them, then names', async () => {
  await until(({ told }) => told.filter(({ kind }) => kind === 'scene').length === 1);
  const tale = stateOf(await table()).told.findIndex(({ kind }) => kind === 'introduction');
  bot.after(2 * 3_600_000);
  // A former channel is read-only: what is shown there stays.
  const { messages } = bot.discord.channel(tableChannel(await table()));
  const { content = '' } = messages.find((one) => one.content?.includes(marked(`Text${tale}`))) ?? {};
  bot.discord.addChannel('77');
  bot.discord.addMessage('77', content);
  await loadPublishedCopies.save(bot.store, id, { channels: ['77'], chronicles: [] });
  bot.discord.fail({ method: 'PATCH', path: /channels\/77/, error: MISSING_PERMISSION, times: 99 });
  const from = bot.discord.requests.length;
  await cut(tale);
  const edits = bot.discord.requests
    .slice(from)
    .filter(({ method, path }) => method === 'PATCH' && path.includes('/messages/'))
    .map(({ body }) => JSON.stringify(body));
  expect(edits[0]).toContain('retell');
  expect(edits.filter((body) => body.includes(marked(`Name${tale}`)))).toEqual([]);
  expect(messages.filter((one) => one.content?.includes(marked(`Name${tale}`)))).toEqual([]);
  // Old messages are edited no faster than Discord allows, with one edit reserved for turns.
  const times = bot.discord.requests
    .slice(from)
    .filter(({ method }) => method === 'PATCH')
    .map(({ at }) => at);
  expect(times.length).toBeGreaterThan(3);
  for (const [nth, at] of times.slice(4).entries())
    expect(at - (times[nth] ?? 0)).toBeGreaterThanOrEqual(6000);
}, 60_000);

test('what is cut while its edit is on the way is not shown again, and neither holds up other notices', async () => {
  await until(({ told }) => told.filter(({ kind }) => kind === 'scene').length === 1);
  const begun = await table();
  const { told } = stateOf(begun);
  const tale = told.findIndex(({ kind }) => kind === 'scene');
  bot.after(2 * 3_600_000);
  const asks = async (color: string, request: StoryRequest) =>
    sureStory(await makeRequest(bot.world.tables, id, null, seatedAt(begun, color), request));
  const [teller = '', other = ''] = [told[tale]?.teller, begun.seats[0]?.color];
  await asks(teller, { type: 'edit', tale, text: marked(`Edited${tale}`) });
  const { channelApi } = bot.context;
  const editInBulk = channelApi.editInBulk.bind(channelApi);
  let cutTold: Promise<void> | null = null;
  channelApi.editInBulk = async (...edit) => {
    if (cutTold) await cutTold;
    else {
      await delivered;
      await asks(other, { type: 'skip', tale, anonymous: true });
      cutTold = bot.noticeSender.deliver();
      await cutTold;
      await vi.waitFor(async () => expect(await leftOf(tale)).toEqual([]), 20_000);
    }
    return editInBulk(...edit);
  };
  const delivered = bot.noticeSender.deliver();
  await delivered;
  await bot.noticeSender.settled();
  expect(cutTold).not.toBeNull();
  expect(await leftOf(tale)).toEqual([]);
}, 60_000);

const lastOf = (state: GameState, kind: GameState['told'][number]['kind']): number =>
  state.told.findLastIndex((told) => told.kind === kind);

test('edited names change by one reading and one edit per message, also in a turn that is older; cut ones go', async () => {
  await until(({ phase }) => phase.name === 'introductions');
  const { messages } = bot.discord.channel(tableChannel(await table()));
  const { id: newest } = messages.at(-1) ?? {};
  const found = () => messages.find((message) => message.id === newest);
  await goOn();
  await goOn();
  const now = await table();
  const told = [...stateOf(now).told.entries()].filter(([, { kind }]) => kind === 'introduction');
  expect(told).toHaveLength(2);
  const older = found();
  if (!older) throw new Error('no turn');
  // Another player's character may be called the same.
  const other = `; ${marked('Name1')} (dora)`;
  older.content = told.map(([, { teller }]) => who(translator('en'), now, teller)).join(' and ') + other;
  const edits = async ([tale, { teller }] = told[1] ?? [0, { teller: '' }], text = `Anew ${tale}`) => {
    const character = { name: `Other${tale}`, accusation: '', accuser: '', amans: '' };
    const request: StoryRequest = { type: 'edit', tale, text, character };
    sureStory(await makeRequest(bot.world.tables, id, null, seatedAt(now, teller), request));
  };
  for (const one of told) await edits(one);
  const from = bot.discord.requests.length;
  const [[first] = [0], [last] = [0]] = told;
  await updateTaleMessages(bot.context, await table(), { kind: 'shownAgain', from: first, to: last });
  const made = bot.discord.requests.slice(from);
  const edited = made.flatMap(({ method, path }) => (method === 'PATCH' ? [path] : []));
  expect(made.filter(({ method }) => method === 'GET')).toHaveLength(1);
  expect(edited.toSorted()).toEqual([...new Set(edited)].toSorted());
  expect(edited).toHaveLength(3);
  expect(found()?.content).toMatch(/^Other0 \(\w+\) and Other1 \(\w+\); MarkedName1Words \(dora\)$/);
  await cut(first);
  expect(found()?.content).toMatch(/^(?!Marked|Other0)\w+ \(\w+\) and Other1 \(\w+\); Mark/);
  // A text for three messages, of which two go with the next edit.
  const whole = () => messages.filter(({ content }) => content?.includes('Long words.'));
  const sizes = [];
  for (const times of [250, 5]) {
    await edits(undefined, 'Long words. '.repeat(times).trim());
    await bot.noticeSender.deliver();
    await bot.noticeSender.settled();
    sizes.push(whole().length);
  }
  expect(sizes).toEqual([3, 1]);
});

test('nobody can ask about tales of a closed story, in a former channel either', async () => {
  const before = await until(({ told }) => told.length === 2);
  const { messages } = bot.discord.channel(tableChannel(before));
  const shown = () => JSON.stringify(messages.map(({ components }) => components));
  expect(shown()).toContain(':question-');
  // Its thread takes no more messages: it goes on in its channel.
  const path = new RegExp(`^/channels/${tableChannel(before)}/messages$`);
  bot.discord.fail({ method: 'POST', path, error: MISSING_PERMISSION, times: 99 });
  await until(({ turnNumber }) => turnNumber > stateOf(before).turnNumber);
  expect(tableChannel(await table())).toBe('2');
  sureStory(await closeTable(bot.world.tables, id, person('anna'), true));
  await bot.noticeSender.deliver();
  await bot.noticeSender.settled();
  expect(shown()).toContain(':skip:');
  expect(shown()).not.toContain(':question-');
});

describe('the thread reads like a book', () => {
  /** The labels under each tale's messages, by its number. */
  async function labels(): Promise<string[][]> {
    const now = await table();
    const replay = await bot.tableMessages.replay(now);
    const messages = (bot.discord.channels.get(tableChannel(now))?.messages ?? []).map(
      ({ content, components }) => {
        const buttons = (components ?? []).flatMap((row) =>
          row.type === ComponentType.ActionRow ? row.components : [],
        );
        return {
          content,
          customIds: buttons.flatMap((one) => ('custom_id' in one ? [one.custom_id] : [])),
          labels: buttons.flatMap((one) => ('label' in one ? [one.label ?? ''] : [])),
        };
      },
    );
    return stateOf(now).told.map((_, tale) =>
      messagesOfTale(now, replay, tale, messages).flatMap((message) => message.labels),
    );
  }

  test('buttons go from all but the last three tales, and the message menu has them still', async () => {
    await until(({ tales }) => tales === 6);
    const all = await labels();
    expect(all.slice(0, 3)).toEqual([[], [], []]);
    for (const last of all.slice(3)) expect(last).toEqual(expect.arrayContaining(['Ask about it', 'X-card']));
    const now = await table();
    const replay = await bot.tableMessages.replay(now);
    const old = taleOf(replay, 0);
    if (!old) throw new Error('no tale');
    const { rows } = aboutTaleMessage(translator('en'), now, old);
    expect(rows[0]?.components).toHaveLength(2);
  });

  test('the last scene loses *Edit it* with the next one, also where an earlier scene was told again between', async () => {
    await until((state) => state.told.filter(({ kind }) => kind === 'scene').length === 2);
    const [first = 0, second = 0] = stateOf(await table()).told.flatMap(({ kind }, tale) =>
      kind === 'scene' ? [tale] : [],
    );
    const teller = stateOf(await table()).told[first]?.teller ?? '';
    await cut(first);
    await ask(seatedAt(await table(), teller), { type: 'retell', tale: first, text: 'Told anew.' });
    expect((await labels())[second]).toContain('Edit it');
    await until((state) => state.told.filter(({ kind }) => kind === 'scene').length === 4);
    expect((await labels())[second]).not.toContain('Edit it');
  });
});

test('a story is named after its end, and the card in the channel follows, with its last words until they are cut', async () => {
  await until(({ phase }) => phase.name === 'over');
  const { seats, channelId, state } = await table();
  const [first = '', ...others] = seats.map(({ color }) => color);
  const card = () => bot.discord.contents(channelId).findLast((content) => /table\s1/.test(content)) ?? '';
  expect(card()).toContain(marked(`Text${(state?.tales ?? 0) - 1}`));
  const call = async (color: string, title: string | null) => {
    bot.after(1000);
    const by = seatedAt(await table(), color);
    const named =
      title === null ? agreeToTitle(bot.world.tables, id, by) : proposeTitle(bot.world.tables, id, by, title);
    sureStory(await named);
    await bot.noticeSender.deliver();
    await bot.noticeSender.settled();
  };
  await call(first, 'The well');
  expect(card()).toContain('**The well**');
  await call(first, 'The dry well');
  expect(card()).toContain('**The well**');
  for (const color of others.slice(0, 2)) await call(color, null);
  expect(card()).toContain('**The dry well**');
  await cut((state?.tales ?? 0) - 1);
  expect(card()).toContain('**The dry well**');
  expect(card()).not.toContain(marked(`Text${(state?.tales ?? 0) - 1}`));
}, 120_000);

describe('what an X-card cuts', () => {
  test('stands in no message after the end, though it is told there without a button, and the log loses it at once', async () => {
    const { told } = stateOf(await until(({ phase }) => phase.name === 'over'));
    const scene = told.findIndex(({ kind }) => kind === 'scene');
    expect(await leftOf(scene)).not.toEqual([]);
    await cut(scene);
    expect([...(await leftOf(scene)), ...(await storedOf(scene))]).toEqual([]);
  }, 120_000);

  test('stands in no message, picture, state or chronicle, whatever it was, and is stored no more once it is told anew or the story is over', async () => {
    // Introductions: names are in headings and gray lines of later messages.
    const begun = await until((state) => state.claims?.some(({ isOpen }) => isOpen) ?? false);
    const scene = lastOf(stateOf(begun), 'scene');
    const claim = stateOf(begun).claims?.find(({ tale }) => tale === scene);
    if (!claim) throw new Error('no card was kept');
    const others = stateOf(begun).setup.players.filter((color) => color !== claim.color);
    const [doubter = 'red', voter = 'red'] = others;
    expect((await leftOf(scene)).join()).toContain('Woven');

    // A doubt quotes the scene; a question and an answer are about it; it is edited, and cut, and voted on.
    await ask(seatedAt(begun, doubter), { type: 'doubt', tale: scene });
    expect(
      bot.discord.requests.filter(({ body }) => /challenges.*users":\[\]/.test(JSON.stringify(body))),
    ).toEqual([]);
    await ask(seatedAt(begun, doubter), {
      type: 'ask',
      about: scene,
      text: marked(`Text${stateOf(await table()).tales}`),
    });
    const question = lastOf(stateOf(await table()), 'question');
    await ask(seatedAt(begun, claim.color), {
      type: 'answer',
      question,
      text: marked(`Text${question + 1}`),
    });
    await ask(seatedAt(begun, claim.color), {
      type: 'edit',
      tale: scene,
      text: `${marked(`Edited${scene}`)} ${'long '.repeat(500)}`,
      title: marked(`Other${scene}`),
    });
    expect(await leftOf(scene)).not.toEqual([]);
    await cut(scene);
    expect(await leftOf(scene)).toEqual([]);
    await ask(seatedAt(begun, voter), { type: 'vote', upholds: false, tale: scene });
    expect(await leftOf(scene)).toEqual([]);

    // Until it is retold, its teller finds it in the form. The vote is by far older than what is told anew.
    expect(await storedOf(scene)).not.toEqual([]);
    bot.after(5 * HOUR_MS);
    await ask(seatedAt(begun, claim.color), {
      type: 'retell',
      tale: scene,
      text: 'Told anew.',
      woven: 'The mirror.',
    });
    expect(await leftOf(scene)).toEqual([]);
    expect(await storedOf(scene)).toEqual([]);
    const votes = async () => bot.discord.contents(tableChannel(await table())).join('\n');
    expect(await votes()).toContain('Told anew.');
    await cut(stateOf(await table()).tales - 1);
    expect(await votes()).not.toContain('Told anew.');

    for (const tale of [question, question + 1]) {
      expect(await leftOf(tale)).not.toEqual([]);
      await cut(tale);
      expect(await leftOf(tale)).toEqual([]);
    }
    for (const tale of stateOf(begun).told.keys()) {
      if (stateOf(begun).told[tale]?.kind !== 'introduction') continue;
      expect(await leftOf(tale)).not.toEqual([]);
      await cut(tale);
      expect(await leftOf(tale)).toEqual([]);
    }

    // The rest of the story; each tale but the last is cut as soon as it is told.
    for (let over = false; !over; ) {
      const { tales } = stateOf(await table());
      await goOn();
      const state = stateOf(await table());
      over = state.phase.name === 'over';
      if (over || state.tales === tales) continue;
      await cut(tales);
      expect(await leftOf(tales)).toEqual([]);
    }
    const { told, skipped } = stateOf(await table());
    expect(new Set(skipped.map((tale) => told[tale]?.kind))).toEqual(
      new Set(['introduction', 'bacchusCame', 'scene', 'ending', 'question', 'answer']),
    );
    expect(await storedOf(...skipped)).toEqual([]);

    const last = told.length - 1;
    expect(await storedOf(last)).not.toEqual([]);
    await cut(last);
    expect([...(await leftOf(last)), ...(await storedOf(last))]).toEqual([]);
  }, 120_000);
});
