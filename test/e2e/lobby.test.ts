import { buttonsOf, type PageMessage, type Person, selectsOf } from '@haruspex/playground/testing/person.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '../../src/tables/table.ts';
import { type Game, labelsOf, openTable } from './game.ts';
import { Harness } from './harness.ts';

let harness: Harness;
let aule: Person;
let larthia: Person;
let arnth: Person;
let thana: Person;

beforeAll(async () => {
  harness = await Harness.open();
  [aule, larthia, arnth, thana] = ['Aule', 'Larthia', 'Arnth', 'Thana'].map((name) =>
    harness.person(name),
  ) as [Person, Person, Person, Person];
});
afterAll(() => harness.close());

/** Presses a button of the lobby, and waits for the result. */
async function lobbyTap(game: Game, person: Person, label: string | RegExp): Promise<void> {
  const { version } = await game.table();
  await person.press(await game.lobby(), label);
  await game.advanced(version);
}

/** Further choices of the person at the table: a message for them alone. */
const optionsOf = async (game: Game, person: Person): Promise<PageMessage> =>
  (await person.press(await game.lobby(), 'More choices…')).reply();

/** Presses one of the further buttons, and waits for the resulting options. */
async function optionTap(game: Game, person: Person, label: string): Promise<PageMessage> {
  const { version } = await game.table();
  const options = await optionsOf(game, person);
  await person.press(options, label);
  await game.advanced(version);
  return person.waitForChange(options, (now) => !labelsOf(now).includes(label));
}

/** Presses a button that will be refused; returns the answer. */
async function refused(game: Game, person: Person, label: string | RegExp): Promise<string> {
  const before = await game.table();
  const done = await person.press(await game.lobby(), label);
  const { content } = await done.reply();
  expect((await game.table()).version).toBe(before.version);
  return content;
}

const seated = ({ seats }: Table): string[] =>
  seats.map(
    ({ color, occupant }) => `${color} ${occupant.kind === 'person' ? occupant.name : 'computer player'}`,
  );

describe('opening', () => {
  test('with nothing said: four seats, the opener on blue, a picture, and one button to join', async () => {
    const game = await openTable(harness, aule);
    const lobby = await game.lobby();
    expect(lobby.content).toContain('for 4 players');
    expect(seated(await game.table())).toEqual(['blue Aule']);
    expect(labelsOf(lobby)).toEqual([
      'Join the table',
      'Play tonight instead',
      'How to play',
      'More choices…',
    ]);
    expect(lobby.attachments.map(({ filename, description }) => [filename, description])).toEqual([
      ['tuchulcha.webp', expect.stringContaining('demon Tuchulcha')],
    ]);
    expect(harness.visitors.page.notified).toEqual([]);
  });

  test('with players, color and computer players as asked for', async () => {
    const game = await openTable(harness, aule, { players: 3, color: 'black', computers: 1 });
    expect(seated(await game.table())).toEqual(['red computer player', 'black Aule']);
  });

  test('against computer players only, it starts at once', async () => {
    const game = await openTable(harness, aule, { players: 3, computers: 2 });
    await expect.poll(async () => (await game.table()).status).toBe('playing');
    expect((await game.message()).content).toContain(aule.mention);
  });

  test('never with more computer players than leave a seat for the opener', async () => {
    const game = await openTable(harness, aule, { players: 2, computers: 3 });
    expect(seated(await game.table())).toEqual(['blue Aule', 'yellow computer player']);
  });

  test('tables of a server are numbered on, in whatever channel', async () => {
    const one = await openTable(harness, aule);
    const two = await openTable(harness, larthia, { channel: 'lounge' });
    expect(two.number).toBe(one.number + 1);
    expect((await two.table()).channelId).toBe(harness.playground.admin.channelId('lounge'));
  });
});

describe('a lobby', () => {
  test('lets people sit down, change their color, and leave', async () => {
    const game = await openTable(harness, aule);
    await lobbyTap(game, larthia, 'Join the table');
    expect(seated(await game.table())).toEqual(['blue Aule', 'yellow Larthia']);
    expect(await refused(game, larthia, 'Join the table')).toContain('already');
    await optionTap(game, larthia, 'Play as black');
    expect(seated(await game.table())).toEqual(['blue Aule', 'black Larthia']);
    expect((await game.lobby()).content).toMatch(/black \(Leinth\).*Larthia/);
    const left = await optionTap(game, larthia, 'Leave the table');
    expect(seated(await game.table())).toEqual(['blue Aule']);
    expect(labelsOf(left)).toEqual(['Play as red', 'Play as yellow', 'Play as black']);
  });

  test('takes computer players in and out, for its opener alone', async () => {
    const game = await openTable(harness, aule);
    const choose = async (players: string) => {
      const { version } = await game.table();
      await aule.select(await optionsOf(game, aule), 'How many play?', [players]);
      await game.advanced(version);
    };
    await choose('4-1');
    expect(seated(await game.table())).toEqual(['blue Aule', 'yellow computer player']);
    expect((await game.lobby()).content).toMatch(/yellow \(Thalna\): \*\*🤖 \p{Lu}\p{Ll}+\*\*/u);
    expect(selectsOf(await optionsOf(game, larthia))).toEqual([]);
    await choose('4-0');
    expect(seated(await game.table())).toEqual(['blue Aule']);
  });

  test('has no choices left once the game has begun, and a list from before says so', async () => {
    const game = await openTable(harness, aule, { players: 2 });
    const options = await optionsOf(game, aule);
    const { version } = await game.table();
    await larthia.press(await game.lobby(), 'Join the table');
    await game.advanced(version);
    await aule.select(options, 'How fast do you play?', ['Slow: 3 days a turn']);
    const now = await aule.waitForChange(options, (one) => one.content === 'That game has already begun.');
    expect(selectsOf(now)).toEqual([]);
    expect(labelsOf(now)).toEqual(['Go to table']);
    expect(aule.secrets({ after: options })).toEqual([]);
  });

  test('is made smaller by its opener, but not too small for the people', async () => {
    const game = await openTable(harness, aule);
    await lobbyTap(game, larthia, 'Join the table');
    const { version } = await game.table();
    const options = await optionsOf(game, aule);
    const list = selectsOf(options).find(({ placeholder }) => placeholder === 'How many play?');
    expect(list?.options?.map(({ value }) => value)).toEqual(['2-0', '3-0', '3-1', '4-0', '4-1', '4-2']);
    await aule.select(options, 'How many play?', ['3-0']);
    await game.advanced(version);
    expect((await game.table()).size).toBe(3);
    expect((await game.lobby()).content).toContain('for 3 players');
  });

  test('offers two people the other seats to computers, which starts the game, and tells of neutral colors', async () => {
    const game = await openTable(harness, aule);
    expect(labelsOf(await game.lobby())).not.toContain('Start with 2 computers');
    await lobbyTap(game, larthia, 'Join the table');
    expect((await game.lobby()).content).toContain('two neutral colors');
    await lobbyTap(game, larthia, 'Start with 2 computers');
    const { status, seats } = await game.table();
    expect([status, seats.length]).toEqual(['playing', 4]);
  });

  test('has computer players of a level that its opener chooses, with their names', async () => {
    const game = await openTable(harness, aule, { computers: 1, level: 'strong' });
    expect((await game.lobby()).content).toMatch(
      /🤖 (Laris|Tanchvil|Venel|Velthur)\*\*, .*; plays a strong game/,
    );
    const { version } = await game.table();
    await aule.select(await optionsOf(game, aule), 'How strong should computer players be?', ['novice']);
    await game.advanced(version);
    expect((await game.table()).terms.level).toBe('novice');
    await aule.waitForChange(await game.lobby(), ({ content }) =>
      content.includes('plays a newcomer’s game'),
    );
    expect((await game.lobby()).content).toMatch(
      /🤖 (Thresu|Fasti|Tite|Hasti)\*\*, .*; plays a newcomer’s game/,
    );
    await optionTap(game, aule, 'Allow hints (unrated)');
    expect((await game.table()).terms.hints).toBe(true);
    expect((await game.lobby()).content).toContain('Hints are allowed here');
    const options = await optionsOf(game, aule);
    await aule.press(options, 'Don’t ask readers');
    await aule.waitForChange(options, (now) => labelsOf(now).includes('Ask readers again'));
    expect((await game.table()).reminders.asksNothing).toBe(true);
    const quiet = await openTable(harness, larthia, { prophecies: false });
    expect((await quiet.table()).reminders.asksNothing).toBe(true);
  });

  test('counts on the server where the opener of a private table says so', async () => {
    const game = await openTable(harness, aule, { private: true });
    expect((await game.lobby()).content).toContain('counts only for its players');
    await optionTap(game, aule, 'Count on this server');
    expect((await game.table()).counts).toBe(true);
    expect((await game.lobby()).content).toContain('This game counts on the server');
  });

  test('has its pace changed by its opener alone, in one tap or in a list', async () => {
    const game = await openTable(harness, aule);
    expect((await game.lobby()).content).toContain(
      'Over days: 24 hours a turn. The game takes about 2 weeks.',
    );
    expect(await refused(game, larthia, 'Play tonight instead')).toContain('Only the person who opened');
    await lobbyTap(game, aule, 'Play tonight instead');
    expect((await game.table()).pace).toBe('live');
    const lobby = await game.lobby();
    expect(lobby.content).toContain('Tonight, live: 5 minutes a turn. The game takes about an hour.');
    expect(lobby.attachments).toHaveLength(1);
    const { version } = await game.table();
    await aule.select(await optionsOf(game, aule), 'How fast do you play?', ['Slow: 3 days a turn']);
    await game.advanced(version);
    expect((await game.table()).pace).toBe('slow');
    expect(selectsOf(await optionsOf(game, larthia))).toEqual([]);
  });

  test('starts with fewer than it has seats, where somebody at it wants so', async () => {
    const game = await openTable(harness, aule, { players: 4 });
    await optionTap(game, larthia, 'Play as red');
    await lobbyTap(game, thana, 'Join the table');
    expect(await refused(game, arnth, 'Start with 3')).toContain('Join it first');
    await lobbyTap(game, thana, 'Start with 3');
    const { status, setup } = await game.table();
    expect(status).toBe('playing');
    expect(setup?.players).toEqual(['blue', 'red', 'yellow']);
  });

  test('starts by itself when the last seat is taken, and then links to the game', async () => {
    const game = await openTable(harness, aule, { players: 2 });
    await lobbyTap(game, larthia, 'Join the table');
    const message = await game.message();
    const lobby = await aule.waitForChange((await game.table()).showing.lobbyMessageId ?? '', (now) =>
      buttonsOf(now).some(({ url }) => url !== null),
    );
    expect(lobby.content).toMatch(/Aule \(blue\) and Larthia \(yellow\) are playing/);
    expect(lobby.content).toContain('Drawn to go first: Aule (blue)');
    expect(labelsOf(lobby)).toEqual(['Go to table', 'Follow this table']);
    expect(buttonsOf(lobby)[0]?.url).toContain(
      `/channels/${harness.playground.guildId}/${message.channel_id}`,
    );
  });
});

describe('closing a table before the start', () => {
  test('is the opener’s, and leaves a line without buttons', async () => {
    const game = await openTable(harness, thana);
    const other = await (await larthia.command('tuchulcha end', { table: game.id })).reply();
    expect(other.ephemeral_for).toBe(larthia.id);
    expect(other.content).toContain('You can’t end table');
    const ways = await (await thana.command('tuchulcha end', { table: game.id })).reply();
    expect(labelsOf(ways)).toEqual(['Leave the table', `Close table ${game.number}`]);
    await thana.press(ways, `Close table ${game.number}`);
    await thana.waitForChange(ways, ({ content }) => content === `Table ${game.number} is closed.`);
    const lobby = await game.lobby();
    expect(lobby.content).toContain('closed before it started');
    expect(buttonsOf(lobby)).toEqual([]);
  });

  test('asks which table is meant, and goes on with it', async () => {
    const [one, two] = [await openTable(harness, arnth), await openTable(harness, arnth)];
    const asked = await (await arnth.command('tuchulcha end', {}, { channel: 'lounge' })).reply();
    expect(asked.content).toBe('Which table do you mean?');
    expect(selectsOf(asked)[0]?.options?.map(({ value }) => value)).toEqual(
      expect.arrayContaining([one.id, two.id]),
    );
    await arnth.select(asked, 'Choose a table', [two.id]);
    const ways = await arnth.waitForChange(asked, (message) => labelsOf(message).length > 0);
    expect(ways.content).toContain(`Table ${two.number}: leave it`);
  });
});

test('nothing of all this was worth a warning in the log', () => {
  expect(harness.loggedFrom(40)).toEqual([]);
});
