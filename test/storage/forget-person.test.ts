import { beforeEach, expect, it, test } from 'vitest';
import type { Action } from '../../src/games/bacchanalia/action.ts';
import { bacchanalia } from '../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../src/games/bacchanalia/state.ts';
import { replay } from '../../src/games/game.ts';
import { bacchanaliaStorage } from '../../src/storage/bacchanalia/json.ts';
import { PROPOSED_TERMS } from '../../src/tables/bacchanalia/terms.ts';
import { runDueTask } from '../../src/tables/changes/run-due-task.ts';
import { autoPlayTable, resignGame } from '../../src/tables/changes/turns.ts';
import { FORGOTTEN_WORDS, isForgotten, type Snowflake } from '../../src/tables/game-types.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import { playAtRandom, randomFrom, randomSetup } from '../games/bacchanalia/random-play.ts';
import { LONG_TIMEOUT_MS } from '../runs.ts';
import { seededDice } from '../tables/dice.ts';
import { idOf } from '../tables/people.ts';
import { sure, World } from '../tables/world.ts';
import { everything } from './databases.ts';
import { describeStores } from './describe.ts';
import { facts, GUILD, newTable } from './samples.ts';
import { storyState } from './story-samples.ts';
import { changed } from './workbench.ts';

/** A text that nobody else writes in these tests. */
const WORDS = 'Zed\'s "vine" 🍇';

describeStores('words told in stories', ({ store, database, fresh }) => {
  let made = 0;
  let [zed, ann]: Snowflake[] = [];

  beforeEach(() => {
    [zed, ann] = [fresh(), fresh()];
  });

  /** A story's table of Zed, who is the first of its players, and Ann, who is all the others, with this log. */
  async function story(
    status: 'playing' | 'finished',
    log: readonly (readonly [by: Snowflake | undefined, Action])[],
    state: GameState = storyState,
  ): Promise<string> {
    made += 1;
    const id = `story${made}`;
    const { setup } = state;
    const seats = setup.players.map((color, at) => {
      const [userId = '', name] = at === 0 ? [zed, 'Zed'] : [ann, 'Ann'];
      return { color, occupant: { kind: 'person', userId, name } } as const;
    });
    const at = new Date('2026-11-20T12:00:00Z');
    const table = await store().create(newTable(id, { game: 'bacchanalia', seats, size: 3 }));
    const sittings = seats.map((seat) => ({ ...seat, seq: 0, standIn: false, why: 'start', at }) as const);
    const actions = log.map(([actor = '', action], seq) => ({ seq, actor, action, at }));
    changed(await store().change(id, table, { status, setup, facts, state, sittings, actions }));
    return id;
  }

  async function logOf(id: string): Promise<Action[]> {
    return (await store().log(id)).map(({ action }) => bacchanaliaStorage.action.parse(action));
  }

  async function stateOf(id: string): Promise<GameState> {
    return bacchanaliaStorage.state.parse((await store().load(id))?.state);
  }

  async function isWritten(words: string): Promise<boolean> {
    const all = JSON.stringify([...(await everything(database().url)).values()]);
    return all.includes(JSON.stringify(JSON.stringify(words).slice(1, -1)).slice(1, -1));
  }

  it.each(['playing', 'finished'] as const)(
    'are gone with whoever told them, where the game is %s',
    async (status) => {
      const rest: Action[] = [
        { type: 'draw', pick: 3 },
        { type: 'chooseEnding', ending: 'death', twist: null },
        { type: 'skip', tale: 1 },
      ];
      const id = await story(status, [
        [zed, { type: 'tell', text: WORDS }],
        [ann, { type: 'tell', text: 'Ann’s' }],
        [ann, { type: 'ask', by: 'yellow', about: 0, text: 'Why?' }],
        [zed, { type: 'answer', by: 'red', question: 2, text: `${WORDS}!` }],
        [zed, { type: 'ask', by: 'red', about: 1, text: `${WORDS}?` }],
        [zed, { type: 'tell', text: WORDS, odd: { umbra: 'venus', woven: WORDS } }],
        [ann, { type: 'tell', text: 'Ann’s', odd: { umbra: 'venus', woven: `@… ${WORDS} (loved by Ann)` } }],
        [ann, { type: 'tell', text: 'Ann’s', odd: { umbra: 'venus', woven: 'a vine' } }],
        [zed, { type: 'skip', tale: 0 }],
        [zed, { type: 'retell', by: 'red', tale: 0, text: `${WORDS}…` }],
        [zed, { type: 'edit', by: 'red', tale: 1, text: `${WORDS}!` }],
        [
          zed,
          {
            type: 'tellLate',
            by: 'red',
            ending: 'flight',
            twist: null,
            text: WORDS,
            title: `<@1> ${WORDS}.`,
          },
        ],
        ...rest.map((action) => [zed, action] as const),
      ]);
      expect(await isWritten(WORDS)).toBe(true);
      await store().forgetPerson(zed ?? '');
      expect(await logOf(id)).toEqual([
        { type: 'tell', text: FORGOTTEN_WORDS },
        { type: 'tell', text: 'Ann’s' },
        { type: 'ask', by: 'yellow', about: 0, text: 'Why?' },
        { type: 'answer', by: 'red', question: 2, text: FORGOTTEN_WORDS },
        { type: 'ask', by: 'red', about: 1, text: FORGOTTEN_WORDS },
        { type: 'tell', text: FORGOTTEN_WORDS, odd: { umbra: 'venus', woven: FORGOTTEN_WORDS } },
        { type: 'tell', text: 'Ann’s', odd: { umbra: 'venus', woven: FORGOTTEN_WORDS } },
        { type: 'tell', text: 'Ann’s', odd: { umbra: 'venus', woven: 'a vine' } },
        { type: 'skip', tale: 0 },
        { type: 'retell', by: 'red', tale: 0, text: FORGOTTEN_WORDS },
        { type: 'edit', by: 'red', tale: 1, text: FORGOTTEN_WORDS },
        {
          type: 'tellLate',
          by: 'red',
          ending: 'flight',
          twist: null,
          text: FORGOTTEN_WORDS,
          title: FORGOTTEN_WORDS,
        },
        ...rest,
      ]);
      expect(await isWritten(WORDS)).toBe(false);
    },
  );

  it('are gone from the state too where its log does not replay, and so are all others’', async () => {
    const claim = { color: 'red', umbra: 'venus', tale: 2, isOpen: true, doubt: null } as const;
    const cast = { red: { name: WORDS, accusation: WORDS, accuser: '', amans: '', tale: 0 } };
    const kept = { type: 'tell', text: WORDS, odd: { umbra: 'venus', woven: WORDS } } as const;
    const state = { ...storyState, claims: [{ ...claim, woven: WORDS }], cast };
    const id = await story('playing', [[zed, kept]], state);
    await store().forgetPerson(zed ?? '');
    const { claims, cast: left } = await stateOf(id);
    expect(claims).toEqual([{ ...claim, woven: FORGOTTEN_WORDS }]);
    expect(left).toEqual({});
    expect(await isWritten(WORDS)).toBe(false);
  });

  it('leave games that can be replayed, wherever they stand', { timeout: LONG_TIMEOUT_MS }, async () => {
    const { setup, log, states } = playAtRandom(
      randomSetup(3, { kind: 'allTold' }, randomFrom(6)),
      { absent: 1, leave: 0, other: 8 },
      randomFrom(7),
    );
    const spoken = log.map((action, at): readonly [Snowflake | undefined, Action] => {
      const own = ('by' in action ? action.by : states[at]?.turn) === 'blue';
      const words = own ? WORDS : 'Ann’s';
      if ('text' in action) {
        const woven = action.type === 'tell' && action.odd && { odd: { ...action.odd, woven: words } };
        const sheet = { name: words, accusation: words, accuser: '', amans: words };
        const character = action.type === 'introduce' && { character: sheet };
        const title = action.type === 'tell' && states[at]?.phase.name === 'scene' && { title: words };
        return [own ? zed : ann, { ...action, text: words, ...woven, ...character, ...title } as Action];
      }
      return [own ? zed : ann, action];
    });
    const open = states.flatMap(({ claims }, at) => (claims.length > 0 ? [at] : [])).slice(0, 30);
    expect(open.length).toBeGreaterThan(3);
    const ids = new Map<string, string>();
    for (const length of [...open, log.length]) {
      const until = spoken.slice(0, length);
      const { state } = replay(
        bacchanalia,
        setup,
        until.map(([, action]) => action),
      );
      const id = await story(length === log.length ? 'finished' : 'playing', until, state);
      ids.set(id, JSON.stringify(state));
    }
    const whole = [...ids.keys()].at(-1) ?? '';
    const before = await store().result(whole);
    expect(before?.placings.map(({ player, rank, skill }) => [player, rank, skill])).toContainEqual([
      { kind: 'person', userId: zed, name: 'Zed' },
      null,
      null,
    ]);
    expect([...ids.values()].filter((state) => state.includes(JSON.stringify(WORDS))).length).toBeGreaterThan(
      0,
    );
    await store().forgetPerson(zed ?? '');
    for (const id of ids.keys()) {
      const { state } = replay(bacchanalia, setup, await logOf(id));
      expect(await stateOf(id)).toEqual(state);
    }
    const after = await store().result(whole);
    expect(after?.placings.map(({ deeds }) => deeds)).toEqual(before?.placings.map(({ deeds }) => deeds));
    expect((await store().rebuild(GUILD)).fixed).toBe(0);
    expect(await isWritten(WORDS)).toBe(false);
  });

  it('that are not told yet are gone as well', async () => {
    const { id } = await store().create(newTable(`drafted${made}`, { seats: [] }));
    const part = { text: WORDS, messageId: null };
    for (const userId of [zed ?? '', ann ?? ''])
      await store().games.bacchanalia.addToDraft(id, userId, part, new Date());
    await store().forgetPerson(zed ?? '');
    expect(await store().games.bacchanalia.draft(id, zed ?? '')).toBeNull();
    expect((await store().games.bacchanalia.draft(id, ann ?? ''))?.parts).toEqual([part]);
    await store().games.bacchanalia.dropDraft(id, ann ?? '');
  });

  it('are published by nobody’s leave any more', async () => {
    const seat = { color: 'blue', occupant: { kind: 'person', userId: zed ?? '', name: 'Zed' } } as const;
    const reminders = { ...freshReminders(0), publish: [zed ?? '', ann ?? ''] };
    const { id } = await store().create(newTable(`published${made}`, { seats: [seat], reminders }));
    await store().change(id, { version: 1, remindersVersion: 1 }, { status: 'aborted', closedWhy: 'agreed' });
    await store().forgetPerson(zed ?? '');
    expect((await store().load(id))?.reminders.publish).toEqual([ann]);
    // The reminders in hand would write the person back.
    expect(await store().saveReminders(id, 1, { reminders, wakeAt: null, notices: [] })).toBe('stale');
  });

  it('leave messages of which a key names them to be kept up to date, and drop those not sent yet', async () => {
    const id = await story('playing', []);
    const [key, other] = [`${id}:1:${zed}:timeUp`, `${id}:2:${zed}:timeUp`];
    const about = {
      tableId: id,
      userId: null,
      text: { kind: 'timeUp', turn: 1 },
      dueAt: new Date(0),
    } as const;
    await store().notify([key, other].map((one) => ({ ...about, key: one })));
    await store().claimNotice(key, 0, new Date(0));
    const live = { channelId: '7', messageId: '8', digest: 'as sent', seen: 0 };
    await store().settleNotice(key, 'sent', new Date(0), { live });
    await store().forgetPerson(zed ?? '');
    const due = await store().dueNotices(new Date(1), new Date(0), 9, new Set([id]));
    expect(due).toMatchObject([{ ...about, live }]);
    expect(due[0]?.key).not.toContain(zed);
  });

  it('are published by nobody who agrees while they are being forgotten', async () => {
    const id = await story('finished', [[zed, { type: 'tell', text: WORDS }]]);
    const before = await store().load(id);
    if (!before) throw new Error('no table');
    await store().forgetPerson(zed ?? '');
    const reminders = { ...before.reminders, publish: [zed ?? ''] };
    expect(
      await store().saveReminders(id, before.remindersVersion, { reminders, wakeAt: null, notices: [] }),
    ).toBe('stale');
  });

  it('whose lines and veils they are is known to their writers alone, and taken away with them', async () => {
    made += 1;
    const [mine, theirs] = [zed ?? '', ann ?? ''];
    const own = {
      [mine]: { lines: ['Spiders'], veils: [] },
      [theirs]: { lines: ['Fire'], veils: ['Blood'] },
    };
    const limits = { lines: ['Spiders', 'Fire'], veils: ['Blood'] };
    const wishes = { [theirs]: [{ deus: 'venus', to: mine } as const] };
    const terms = { end: { kind: 'allTold' }, ...limits, own, wishes, ready: [mine, theirs] } as const;
    const seats = [mine, theirs].map((userId, at) => ({
      color: at === 0 ? ('blue' as const) : ('red' as const),
      occupant: { kind: 'person', userId, name: '' } as const,
    }));
    const id = `limits${made}`;
    await store().create(newTable(id, { game: 'bacchanalia', openerId: mine, seats, size: 3, terms }));
    const all = await store().allOf(mine);
    expect(all).toMatchObject({
      opened: [{ terms: { end: terms.end, ...limits } }],
      terms: [{ tableId: id, lines: ['Spiders'], veils: [], ready: true }],
    });
    expect(JSON.stringify(all)).not.toContain(theirs);
    await store().forgetPerson(mine);
    expect((await store().load(id))?.terms).toEqual({
      end: terms.end,
      ...limits,
      own: { [theirs]: own[theirs] },
      wishes: { [theirs]: [] },
      ready: [theirs],
    });
  });

  it('have the title on which those who are left agree', async () => {
    const id = await story('finished', []);
    const table = await store().load(id);
    if (!table) throw new Error('no table');
    const proposedTitle = { title: 'The burning town', agreed: [ann ?? ''] };
    const seats = table.seats.map((seat, at) => (at === 2 ? { ...seat, standIn: true as const } : seat));
    const terms = { ...PROPOSED_TERMS, title: 'The well', proposedTitle };
    const { version } = changed(await store().change(id, table, { seats, terms }));
    await store().show(id, { versionShown: version });
    const now = () => new Date(Date.now() + 1000);
    const isUnshown = async () => (await store().unshown(now())).includes(id);
    expect(await isUnshown()).toBe(false);
    await store().forgetPerson(zed ?? '');
    expect(await isUnshown()).toBe(true);
    const tables = { store: store(), now, dice: seededDice(1), services: {} };
    expect((await autoPlayTable(tables, id))?.terms).toMatchObject({ title: 'The burning town' });
  });

  it('are among all that is stored of a person, with what they have not told yet', async () => {
    const id = await story('finished', [
      [zed, { type: 'tell', text: WORDS }],
      [ann, { type: 'tell', text: 'Ann’s' }],
      [ann, { type: 'skip', tale: 0 }],
      [zed, { type: 'retell', by: 'red', tale: 0, text: `${WORDS}…` }],
    ]);
    const part = { text: 'A draft', messageId: '77' };
    const { addToDraft } = store().games.bacchanalia;
    await addToDraft(id, zed ?? '', part, new Date(1_700_000_000_000));
    await addToDraft(id, ann ?? '', { text: 'Ann’s draft', messageId: null }, new Date());
    const terms = { end: { kind: 'allTold' }, lines: ['Spiders'], veils: [] } as const;
    await store().create(
      newTable(`opened${made}`, { game: 'bacchanalia', size: 3, openerId: zed ?? '', seats: [], terms }),
    );
    const reminders = { ...freshReminders(0), publish: [zed ?? ''] };
    await store().saveReminders(`opened${made}`, 1, { reminders, wakeAt: null, notices: [] });

    const all = await store().allOf(zed ?? '');
    expect(all).toMatchObject({
      opened: [{ terms }],
      actions: [
        { tableId: id, seq: 0, action: { type: 'tell', text: WORDS } },
        { tableId: id, seq: 3, action: { type: 'retell', tale: 0, text: `${WORDS}…` } },
      ],
      drafts: [{ tableId: id, parts: [part], updatedAt: '2023-11-14T22:13:20.000Z' }],
      turns: [{ tableId: `opened${made}`, agreesToPublish: true }],
    });
    expect(JSON.stringify(all)).not.toContain('Ann’s');
  });
});

test('a game goes on without a player who was forgotten in the middle of a turn', async () => {
  const world = new World(3);
  const { store } = world;
  const id = await world.playing(['anna', 'bert', 'carl']);
  const mover = await world.moverName(id);
  await store.forgetPerson(idOf(mover));
  expect(await store.due(world.at, 9)).toEqual([id]);
  expect(await world.mover(id)).toBe('computer');
  await runDueTask(world.tables, id);
  const next = await world.moverName(id);
  expect(next).not.toBe(mover);
  expect((await world.table(id)).reminders.turn?.userId).toBe(idOf(next));

  for (const name of ['anna', 'bert', 'carl'] as const) {
    if (name === mover || (await world.table(id)).status === 'finished') continue;
    sure(await resignGame(world.tables, id, idOf(name)));
  }
  const { placings } = (await store.result(id)) ?? { placings: [] };
  expect(placings.map(({ rank, part, won }) => [rank, part, won])).toEqual([
    [1, 'left', false],
    [2, 'left', false],
    [3, 'left', false],
    [null, 'substitute', true],
  ]);
  const gone = placings.filter(({ player }) => player.kind === 'person' && isForgotten(player.userId));
  expect(gone.map(({ part }) => part)).toEqual(['left']);
  expect((await store.rebuild('1')).fixed).toBe(0);
});
