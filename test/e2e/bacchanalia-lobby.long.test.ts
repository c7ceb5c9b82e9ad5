import {
  buttonsOf,
  formOf,
  type PageMessage,
  type Person,
  type ShownModal,
  selectsOf,
} from '@haruspex/playground/testing/person.ts';
import type { Values } from '@haruspex/playground/testing/spell.ts';
import { describe, expect } from 'vitest';
import type { AgreedEnd } from '../../src/games/bacchanalia/state.ts';
import { test } from './fixtures.ts';
import { labelsOf, tableOfLobby } from './game.ts';
import type { Harness } from './harness.ts';
import { arrange } from './panels.ts';
import { allowStories, StoryGame, tapReady } from './story.ts';

/** Marked as age-restricted in the playground. */
const ADULTS = 'after-dark';
const BOX = 'a story game for adults';

const places = (channel: string) => ({ channel });

/** The refusal of a table. */
async function refusedIn(person: Person, channel: string): Promise<string> {
  const answer = await (await person.command('bacchanalia new', {}, places(channel))).reply();
  expect(answer.ephemeral_for).toBe(person.id);
  return answer.content;
}

/** Opens a table; its lobby is the answer. */
async function open(
  harness: Harness,
  opener: Person,
  values: Values = {},
  channel = ADULTS,
): Promise<StoryGame> {
  const { id } = await (await opener.command('bacchanalia new', values, places(channel))).reply();
  await opener.waitForChange(id, (message) => buttonsOf(message).length > 0);
  const game = new StoryGame(harness, (await tableOfLobby(harness, opener, id)).id);
  await game.settled();
  return game;
}

async function lobbyOf(game: StoryGame): Promise<PageMessage> {
  const { showing } = await game.settled();
  const { page } = game.harness.visitors;
  return page.until(() => page.messages.get(showing.lobbyMessageId ?? ''), 'no lobby');
}

/** Presses a button of the lobby; returns the resulting table. */
async function presses(game: StoryGame, person: Person, button: string): Promise<void> {
  const before = await game.table();
  await person.press(await lobbyOf(game), button);
  await game.after(before);
}

/** The others join the opener's table one after the other, and all tap *Ready*. */
async function joinAndBegin(game: StoryGame, opener: Person, others: readonly Person[]): Promise<void> {
  for (const person of others) await presses(game, person, 'Join the table');
  await tapReady(game, [opener, ...others]);
}

async function refused(game: StoryGame, person: Person, button: string): Promise<string> {
  const answer = await (await person.press(await lobbyOf(game), button)).reply();
  expect(answer.ephemeral_for).toBe(person.id);
  return answer.content;
}

const seated = async (game: StoryGame): Promise<string[]> =>
  (await game.table()).seats.map(
    ({ color, occupant }) => `${color} ${occupant.kind === 'person' ? occupant.name : occupant.kind}`,
  );

async function formFor(game: StoryGame, person: Person): Promise<ShownModal> {
  const { modal } = await person.press(await lobbyOf(game), 'Lines and veils');
  if (!modal) throw new Error('No form was opened.');
  return modal;
}

const COMMON = 'Common lines, to tick';
const LINES = 'Lines: never in this story';
const VEILS = 'Veils: only hinted at';

describe.concurrent('Bacchanalia is opened', () => {
  test('nowhere before somebody turns it on, and then where they said', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    const offered = () => harness.visitors.page.commands.map(({ name }) => name);
    expect(offered()).not.toContain('bacchanalia');
    await expect(larthia.command('bacchanalia new', {}, places(ADULTS))).rejects.toThrow(/no command/);
    const settings = await arrange(aule, { bacchanalia: 'ageRestricted' });
    expect(settings.content).toContain(`Bacchanalia, ${BOX}, may be played in age-restricted channels`);
    expect(await refusedIn(larthia, 'games')).toContain('only play it in age-restricted channels');
    const game = await open(harness, larthia);
    expect((await game.table()).channelId).toBe(harness.playground.admin.channelId(ADULTS));
    await arrange(aule, { bacchanalia: 'everywhere' });
    await open(harness, larthia, {}, 'games');
    expect((await arrange(aule)).content).toContain('may be played wherever tables may be opened');
    await arrange(aule, { bacchanalia: 'off' });
    // The command exists as long as a table is open.
    expect(await refusedIn(larthia, ADULTS)).toContain('turned off');
    expect(await harness.store.tablesOf(harness.playground.guildId, larthia.id)).toHaveLength(2);
    // If it can be played there, the channel gets an introduction, and a tap opens a story in one's own language.
    const before = larthia.messages({ channel: 'games' }).at(-1)?.id ?? '0';
    await arrange(aule, { bacchanalia: 'everywhere' });
    const card = await larthia.waitFor(
      ({ id, content }) => id > before && content.startsWith('**Bacchanalia: a story'),
    );
    const help = await (await larthia.command('help')).reply();
    expect(buttonsOf(help).map(({ label }) => label)).toContain('Open a story');
    larthia.setLocale('de');
    await larthia.press(card, 'Open a story');
    const lobby = await larthia.waitFor(({ content }) =>
      content.includes('Karten und Aufgaben sind auf Deutsch'),
    );
    expect(lobby.ephemeral_for ?? null).toBeNull();
    larthia.setLocale('en-US');
    // Tuchulcha is for everybody.
    await (await larthia.command('tuchulcha new')).reply();
  });

  test('as soon as a channel is marked, and no more when it is not', async ({ harness, aule }) => {
    await allowStories(harness, 'ageRestricted');
    const { admin } = harness.playground;
    admin.setAgeRestricted(admin.channelId('lounge'));
    admin.setAgeRestricted(admin.channelId(ADULTS), false);
    await expect.poll(() => refusedIn(aule, ADULTS)).toContain(BOX);
    await open(harness, aule, {}, 'lounge');
  });

  test.for<readonly [string, Values, AgreedEnd]>([
    ['nothing said', {}, { kind: 'scenes', scenes: 30 }],
    ['all endings told', { ending: 'told' }, { kind: 'allTold' }],
    ['the fifth Parcae', { ending: 'parcae-5' }, { kind: 'parcae', times: 5 }],
  ])('to end as its opener proposes: %s', async ([, values, end], { harness, aule, expect }) => {
    await allowStories(harness, 'everywhere');
    const game = await open(harness, aule, { players: 3, ...values });
    const { terms, size } = await game.table();
    expect([terms?.end, size]).toEqual([end, 3]);
    expect(await seated(game)).toEqual(['blue Aule']);
  });
});

describe.concurrent('its lobby', () => {
  test('says what it is, and seats whoever joins in turn order', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    await allowStories(harness, 'ageRestricted');
    const game = await open(harness, aule, { players: 5 });
    const lobby = await lobbyOf(game);
    expect(lobby.content).toContain('You’re on the run amid a festival');
    expect(lobby.content).toContain('For adults');
    expect(lobby.content).toContain('(X-card)');
    expect(lobby.content).toContain('No lines or veils yet.');
    expect(lobby.content).toContain('The story ends after 30 scenes, with a last round');
    expect(labelsOf(lobby)).toEqual([
      'Join the table',
      'I’m ready',
      'Lines and veils',
      'How to play',
      'Leave the table',
    ]);
    const [thana, arnth] = [harness.person('Thana'), harness.person('Arnth')];
    // Both tap the button that carries red.
    await Promise.all([larthia.press(lobby, 'Join the table'), thana.press(lobby, 'Join the table')]);
    await game.until(({ seats }) => seats.length === 3);
    const colors = async () => (await game.table()).seats.map(({ color }) => color);
    expect(await colors()).toEqual(['blue', 'red', 'yellow']);
    expect(await refused(game, larthia, 'Join the table')).toContain('You’re already at table');
    await presses(game, larthia, 'Leave the table');
    await presses(game, arnth, 'Join the table');
    await game.settled();
    expect(await colors()).toHaveLength(3);
    expect(labelsOf(await lobbyOf(game))).not.toContain('Begin with 3');
    await tapReady(game, [aule, thana, arnth]);
    await game.settled();
    expect(labelsOf(await lobbyOf(game))).toContain('Begin with 3');
  });

  test('has a form for lines and veils, which nobody but its people writes in', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    await allowStories(harness, 'ageRestricted');
    const game = await open(harness, aule);
    const before = await game.table();
    const first = await formFor(game, aule);
    expect(
      formOf(first).fields.map(({ label, required, paragraph }) => [label, required, paragraph]),
    ).toEqual([
      [COMMON, false, false],
      [LINES, false, true],
      [VEILS, false, true],
    ]);
    const ticked = { [COMMON]: ['Torture'], [LINES]: '- Spiders\n\n• Fire', [VEILS]: '**Blood**' };
    await aule.fill(first, ticked);
    await game.after(before);
    const { content } = await lobbyOf(game);
    expect(content).toContain('**Lines**, which the story never crosses:\n- Torture\n- Spiders\n- Fire\n');
    expect(content).toContain('\\*\\*Blood\\*\\*');
    const again = await formFor(game, aule);
    expect(formOf(again).fields.map(({ values }) => values)).toEqual([
      ['Torture'],
      ['Spiders\nFire'],
      ['**Blood**'],
    ]);
    // Spectators read them.
    const { modal, reply } = await larthia.press(await lobbyOf(game), 'Lines and veils');
    expect(modal).toBeNull();
    expect((await reply()).content).toContain('- Spiders');
  });

  test.for<readonly [string, (game: StoryGame, person: Person) => Promise<void>, string]>([
    ['who has left', (game, person) => presses(game, person, 'Leave the table'), 'You have no seat at table'],
  ])(
    'takes no form from %s meanwhile, and gives it back',
    async ([, happens, words], { harness, larthia, aule, expect }) => {
      await allowStories(harness, 'ageRestricted');
      const game = await open(harness, aule);
      await presses(game, larthia, 'Join the table');
      await presses(game, harness.person('Thana'), 'Join the table');
      const form = await formFor(game, larthia);
      await happens(game, larthia);
      await larthia.fill(form, { [LINES]: 'Spiders' });
      await larthia.waitForSecret(({ content }) => content.includes(words));
      await larthia.waitForSecret(({ content }) => content.endsWith('Spiders'));
      expect((await game.table()).terms?.lines).toEqual([]);
    },
  );

  test('gives back what is too long, and keeps what was there', async ({ harness, aule, expect }) => {
    await allowStories(harness, 'ageRestricted');
    const game = await open(harness, aule);
    const many = Array.from({ length: 21 }, (_, index) => `no. ${index}`).join('\n');
    await aule.fill(await formFor(game, aule), { [VEILS]: many });
    const answer = await aule.waitForSecret(({ content }) => content.includes('That’s too much'));
    expect(answer.content).toContain('at most 20 lines');
    await aule.waitForSecret(({ content }) => content.includes('no. 20'));
    expect((await game.table()).terms?.veils).toEqual([]);
  });

  test('has a list for the end, for those who sit there', async ({ harness, aule, larthia, expect }) => {
    await allowStories(harness, 'ageRestricted');
    const game = await open(harness, aule);
    const before = await game.table();
    const lobby = await lobbyOf(game);
    expect(selectsOf(lobby).map(({ placeholder }) => placeholder)).toEqual(['When does the story end?']);
    const stranger = await (await larthia.select(lobby, null, ['told'])).reply();
    expect(stranger.content).toContain('You have no seat at table');
    await aule.select(lobby, null, ['When everyone has told their ending']);
    await game.after(before);
    expect((await game.table()).terms?.end).toEqual({ kind: 'allTold' });
    expect((await lobbyOf(game)).content).toContain('Ends when everyone has told their ending.');
  });

  test('starts by the button from three on', async ({ harness, aule, larthia, expect }) => {
    await allowStories(harness, 'ageRestricted');
    const game = await open(harness, aule, { players: 6 });
    await presses(game, larthia, 'Join the table');
    expect(labelsOf(await lobbyOf(game)).some((label) => label.startsWith('Start'))).toBe(false);
    const forged = await harness.messageWith((await game.table()).channelId, [
      `l:${game.id}:start`,
      `l:${game.id}:fill`,
    ]);
    expect((await (await aule.pressId(forged.id, `l:${game.id}:start`)).reply()).content).toContain(
      'A game needs at least three players.',
    );
    expect((await (await aule.pressId(forged.id, `l:${game.id}:fill`)).reply()).content).toContain(
      'There’s no computer player',
    );
    await presses(game, harness.person('Thana'), 'Join the table');
    await tapReady(game, [aule, larthia, harness.person('Thana')]);
    await game.settled();
    await presses(game, larthia, 'Begin with 3');
    expect((await game.table()).status).toBe('playing');
  });

  test('is in the language of its opener, private where they want it so', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    await arrange(aule, { bacchanalia: 'ageRestricted', language: 'nl' });
    const thana = harness.person('Thana');
    aule.setLocale('it');
    const game = await open(harness, aule, { private: true, invite: larthia.id });
    const lobby = await lobbyOf(game);
    expect(lobby.content).toContain('Per adulti');
    expect(labelsOf(lobby)).toEqual([
      'Siediti al tavolo',
      'Ci sono',
      'Linee e veli',
      'Come si gioca',
      'Lascia il posto',
      'Altre scelte…',
    ]);
    expect(lobby.content).toContain('🔒 Privato: questo thread lo vedete solo voi al tavolo');
    expect(thana.messages().filter(({ content }) => content.includes('Per adulti'))).toEqual([]);
    await expect(thana.press(lobby, 'Siediti al tavolo')).rejects.toThrow(/not there/);
    await presses(game, larthia, 'Siediti al tavolo');
    expect(await seated(game)).toEqual(['blue Aule', 'red Larthia']);
    aule.setLocale('nl');
    const { modal } = await aule.press(await lobbyOf(game), 'Linee e veli');
    expect(modal && formOf(modal).title).toBe('Jouw lijnen en sluiers');
  });
});

describe.concurrent('a table of Bacchanalia', () => {
  test('is not moved, nor spoken of, where it may not be', async ({ harness, aule, larthia, expect }) => {
    await allowStories(harness, 'ageRestricted');
    const game = await open(harness, aule);
    const said = async (command: string, values: Values, channel: string) =>
      (await (await aule.command(command, values, places(channel))).reply()).content;
    expect(await said('bacchanalia move', {}, 'games')).toContain('only play it in age-restricted channels');
    expect(await said('bacchanalia move', {}, ADULTS)).toContain('/bacchanalia tableau');
    expect(await said('bacchanalia invite', { player: larthia.id }, 'games')).toContain('is invited');
    const invitation = await larthia.waitFor(({ content }) => content.startsWith(larthia.mention));
    expect(invitation.channel_id).toBe((await game.table()).channelId);
    await allowStories(harness, 'off');
    const thana = harness.person('Thana');
    expect(await said('bacchanalia invite', { player: thana.id }, ADULTS)).toContain('turned off');
    expect((await game.table()).invited).toEqual([larthia.id]);
  });

  test('is meant by its own command, and left by it after a question', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    await allowStories(harness, 'everywhere');
    const none = await (await aule.command('bacchanalia tableau', {}, places(ADULTS))).reply();
    expect(none.content).toMatch(/You’re not in a story here\. .?\/bacchanalia new.* opens/);
    await (await aule.command('tuchulcha new', {}, places(ADULTS))).reply();
    const game = await open(harness, aule, { players: 3 });
    const shown = await (await aule.command('bacchanalia tableau', {}, places(ADULTS))).reply();
    expect(shown.content).toContain('Bacchanalia, table');
    await joinAndBegin(game, aule, [larthia, harness.person('Thana')]);
    await game.until(({ status }) => status === 'playing');
    const { number } = await game.settled();
    const question = await (await larthia.command('bacchanalia end', {}, places(ADULTS))).reply();
    expect(question.content).toContain(`Table ${number}: leave it, or end it for everyone?`);
    await larthia.press(question, `Leave the story at table ${number}`);
    await larthia.waitForChange(question.id, ({ content }) => content.includes('You’ve left the story'));
    expect((await game.state()).players).toMatchObject({ red: { left: true } });
  });

  test('has one command for all ways to end, each for whoever may go it', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    await allowStories(harness, 'ageRestricted');
    const game = await open(harness, aule, { players: 3 });
    const thana = harness.person('Thana');
    const ways = async (person: typeof aule) =>
      (await person.command('bacchanalia end', {}, places(ADULTS))).reply();
    expect(labelsOf(await ways(aule))).toEqual(['Leave the table', 'Close table 1']);
    await joinAndBegin(game, aule, [larthia, thana]);
    await game.until(({ status }) => status === 'playing');
    expect(labelsOf(await ways(aule))).toEqual([
      'Leave the story at table 1',
      'Propose to end',
      'Close table 1',
    ]);
    const own = await ways(larthia);
    expect(labelsOf(own)).toEqual(['Leave the story at table 1', 'Propose to end']);
    expect((await ways(harness.person('Arnth'))).content).toContain('You’re not in a story here');

    await larthia.press(own, 'Propose to end');
    const { page } = harness.visitors;
    const asked = await page.until(
      () => [...page.messages.values()].find(({ content }) => content.includes('proposes to end the story')),
      'nobody is asked',
    );
    expect(asked.content).toContain('the story at table 1 here, before everyone has told their ending');
    expect(asked.content).not.toContain('result');
    for (const person of [aule, thana]) await person.press(asked, 'Agree to end');
    expect((await game.until(({ status }) => status === 'aborted')).closedWhy).toBe('agreed');
  });

  test('is played again only where it may be, with the same lines and veils', async ({
    harness,
    aule,
    larthia,
    expect,
  }) => {
    await allowStories(harness, 'ageRestricted');
    const game = await open(harness, aule, { players: 3, ending: 'told' });
    await aule.fill(await formFor(game, aule), { [LINES]: 'Spiders' });
    await game.until(({ terms }) => terms?.lines.length === 1);
    await joinAndBegin(game, aule, [larthia, harness.person('Thana')]);
    const { channelId } = await game.until(({ status }) => status === 'playing');
    for (const person of [aule, larthia, harness.person('Thana')]) {
      const before = await game.settled();
      if (before.status === 'finished') break;
      const values = { table: game.id };
      const question = await (await person.command('bacchanalia end', values, places(ADULTS))).reply();
      await person.press(question, /^Leave the story/);
      await game.after(before);
    }
    expect((await game.table()).status).toBe('finished');
    const { id } = await harness.messageWith(channelId, [`a:${game.id}`]);
    await allowStories(harness, 'off');
    expect((await (await aule.pressId(id, `a:${game.id}`)).reply()).content).toContain('turned off');
    expect(await harness.store.tablesOf(harness.playground.guildId, aule.id)).toEqual([]);
    await allowStories(harness, 'ageRestricted');
    await aule.pressId(id, `a:${game.id}`);
    await aule.waitForSecret(({ content }) => content.includes('You’re at table'));
    const [again] = await harness.store.tablesOf(harness.playground.guildId, aule.id);
    expect(again).toMatchObject({ game: 'bacchanalia', size: 3, status: 'lobby', channelId });
    expect(again?.terms).toMatchObject({ end: { kind: 'allTold' }, lines: ['Spiders'], veils: [] });
    // Carried over, and confirmed again.
    expect(again?.terms).not.toHaveProperty('ready');
  });
});
