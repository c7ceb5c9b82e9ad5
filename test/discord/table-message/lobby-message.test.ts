import { describe, expect, test } from 'vitest';
import { colorSign } from '../../../src/discord/api/emojis.ts';
import { bodyOf } from '../../../src/discord/api/message.ts';
import { optionsMessage } from '../../../src/discord/features/lobby/index.ts';
import { invitation, lobbyMessage } from '../../../src/discord/table-message/lobby-message.ts';
import { COLORS, type Color } from '../../../src/games/tuchulcha/board.ts';
import { PROPOSED_TERMS } from '../../../src/tables/bacchanalia/terms.ts';
import { allowanceOf, PACES } from '../../../src/tables/clock/pace.ts';
import type { Seat, StateOf } from '../../../src/tables/game-types.ts';
import type { Table } from '../../../src/tables/table.ts';
import { USUAL_TERMS } from '../../../src/tables/tuchulcha/terms.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { aTable } from '../../tables/a-table.ts';
import { controlsIn, labelsIn, rowsIn, textOf } from '../laws.ts';

const t = translator('en');

describe('the card of a game in direct messages', () => {
  const table = aTable({
    status: 'playing',
    guildId: '101',
    openerId: '101',
    isPrivate: true,
    counts: true,
    channelId: '9101',
    showing: { ...aTable().showing, lobbyMessageId: '5', playChannelId: '9101', turnMessageId: '6' },
  });

  test('says nothing of a server, and is followed by nobody', () => {
    const message = lobbyMessage(table);
    expect(textOf(message)).not.toMatch(/server|Private table/);
    expect(controlsIn(message.layout?.parts ?? [])).toEqual([
      expect.objectContaining({ label: 'Go to table', url: 'https://discord.com/channels/@me/9101/6' }),
    ]);
  });
});

describe('a lobby', () => {
  const person = (color: Color, name: string): Seat<'tuchulcha'> => ({
    color,
    occupant: { kind: 'person', userId: name, name },
  });
  const anna = person('blue', 'Anna');
  const computer = (color: Color): Seat<'tuchulcha'> => ({ color, occupant: { kind: 'computer' } });

  const terms = (given: Parameters<typeof aTable>[0]) =>
    textOf(lobbyMessage(aTable(given)))
      .split('\n')
      .slice(1);

  test.each(LANGUAGES)('has a seat in each line, which begins with a capital letter: $code', ({ code }) => {
    const lines = terms({ locale: code, seats: [anna, computer('red')] });
    const seats = lines.filter((line) => COLORS.some((color) => line.startsWith(colorSign(color))));
    expect(seats.length).toBeGreaterThan(1);
    for (const seat of seats) expect(seat).toMatch(/^\P{L}+\p{Lu}/u);
  });

  test.each(PACES)('says in words how fast and how long it is played: %s', (pace) => {
    const [, line] = terms({ pace });
    expect(line).toMatch(
      pace === 'none'
        ? /^⏱ No clock: take as long/
        : /^⏱ .* a turn\. The game takes about (an|\d+) (hour|days|weeks)\.$/,
    );
  });

  test('computer players make it shorter, and so do fewer seats', () => {
    const line = (given: Parameters<typeof aTable>[0]) => terms({ pace: 'live', ...given })[1];
    expect(line({ size: 2 })).toContain('about 40 minutes');
    expect(line({ size: 4 })).toContain('about an hour');
    expect(line({ size: 4, seats: [computer('red'), computer('black')] })).toContain('about 30 minutes');
  });

  test('says who computer players are and how well they play, in points', () => {
    const seats = [anna, computer('yellow')];
    const novice = { ...USUAL_TERMS, level: 'novice' } as const;
    const line = (given: Parameters<typeof aTable>[0]) =>
      terms({ seats, ...given }).find((one) => one.includes('🤖')) ?? '';
    expect(line({ size: 2, terms: novice })).toMatch(
      /\*\*🤖 \p{Lu}\p{Ll}+\*\*, .+; plays a newcomer’s game \(about \d+ points\)$/u,
    );
    expect(line({ size: 4, terms: novice })).toMatch(/; plays a newcomer’s game \(about \d+ points\)$/);
    const begun = textOf(lobbyMessage(aTable({ seats, size: 2, terms: novice, status: 'playing' })));
    expect(begun).toMatch(/\n\*\*🤖 \p{Lu}\p{Ll}+\*\*, .+; plays a newcomer’s game/u);
  });

  test('says that hints are for everybody, and what follows from it', () => {
    expect(terms({ terms: { ...USUAL_TERMS, hints: true } }).join()).toContain('isn’t rated');
    expect(terms({}).join()).not.toContain('isn’t rated');
  });

  const own = 'This game isn’t rated, and counts only for its players';
  const counts = 'This game counts on the server';
  test.each<[string, Parameters<typeof aTable>[0], string | null]>([
    ['a private table’s game is for its players alone', { isPrivate: true }, own],
    ['it counts where its opener says so', { isPrivate: true, counts: true }, counts],
    ['it is said as well where the game began at once', { isPrivate: true, status: 'playing' }, own],
    ['a public one’s counts, and nothing is said', {}, null],
    ['a public one’s counts, whatever was chosen', { counts: false }, null],
  ])('who sees the result: %s', (_, given, said) => {
    const lines = terms(given).filter((line) => line.includes('counts only') || line.includes('counts on'));
    expect(lines).toEqual(said === null ? [] : [expect.stringContaining(said)]);
  });

  test.each<[string, Parameters<typeof aTable>[0], string, readonly string[]]>([
    ['of a public table', {}, '3', []],
    ['of a private table', { isPrivate: true }, '3', ['Count on this server']],
    ['of one that counts', { isPrivate: true, counts: true }, '3', ['Count only for its players']],
    ['of a private table, for another than its opener', { isPrivate: true }, 'Anna', []],
  ])('the choice who sees the result is among the options %s', (_, given, userId, expected) => {
    const { rows } = optionsMessage(t, aTable({ seats: [anna], ...given }), userId);
    const labels = rows.flatMap(({ components }) =>
      components.flatMap((one) => ('label' in one ? [one.label] : [])),
    );
    expect(labels.filter((label) => /server|players/.test(label ?? ''))).toEqual(expected);
  });

  test('has one button to join, and those that are rare behind another', () => {
    const labels = (given: Parameters<typeof aTable>[0]) =>
      labelsIn(lobbyMessage(aTable(given)).layout?.parts ?? []).filter((label) => label !== 'Sit here');
    const others = ['How to play', 'More choices…'];
    expect(labels({ seats: [anna] })).toEqual(['Join the table', 'Play tonight instead', ...others]);
    expect(labels({ seats: [anna], pace: 'live' })).toContain('Over days instead');
    expect(labels({ seats: [anna, person('yellow', 'Bert')] })).toEqual([
      'Join the table',
      'Start with 2 computers',
      'Start with 2',
      ...others,
    ]);
  });

  test('has a row for each seat: who sits there, or a button to sit down', () => {
    const two = rowsIn(lobbyMessage(aTable({ size: 2, seats: [anna] }))).filter((line) =>
      /Anna|Sit here/.test(line),
    );
    expect(two).toEqual([
      expect.stringMatching(/Blue.*Anna$/),
      expect.stringMatching(/Yellow.*free.*\[Sit here\]$/),
    ]);
    const four = rowsIn(lobbyMessage(aTable({ size: 4, seats: [anna, computer('red')] })));
    expect(four.filter((line) => line.includes('[Sit here]'))).toEqual([
      expect.stringMatching(/Red.*🤖/u),
      expect.stringContaining('Yellow'),
      expect.stringContaining('Black'),
    ]);
  });

  test('its picture stays when people come and go, until the game begins', () => {
    const table = aTable({ seats: [anna] });
    expect(bodyOf(lobbyMessage(table)).files.map(({ name }) => name)).toEqual(['tuchulcha.webp']);
    const closed = lobbyMessage({ ...table, status: 'aborted' });
    expect(bodyOf(closed).body.attachments).toEqual([]);
  });

  test('the words are the clock’s own time', () => {
    const units = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;
    for (const pace of PACES) {
      const found = /(\d+) (minutes|hours|days)/.exec(t(`pace.${pace}`));
      const unit = found?.[2] as keyof typeof units | undefined;
      expect(unit ? Number(found?.[1]) * units[unit] : null, pace).toBe(allowanceOf(pace)?.refillMs ?? null);
    }
  });

  test.each([
    ['an open one says nothing of invitations', {}, null],
    ['of those who are invited', { invited: ['4', '5'] }, 'Invited: <@4> and <@5>.'],
    [
      'a private one, of those who are invited',
      { isPrivate: true, invited: ['4'] },
      'Private table: only invited people can sit down, but everyone here can read it. Invited: <@4>.',
    ],
    [
      'one in a private thread, and who else can read that',
      { isPrivate: true, showing: { ...aTable().showing, threadMembers: ['3'] } },
      '🔒 Private: only you at the table, and those you invite, see this thread. Members who manage threads can read it, too. Invited: nobody.',
    ],
  ])('%s', (_, given, line) => {
    const found = terms(given).find((one) => /Private|Invited/.test(one)) ?? null;
    expect(found).toBe(line);
  });

  test.each<[string, readonly Seat<'tuchulcha'>[], string | null]>([
    ['one alone', [anna], null],
    [
      'two beside each other',
      [anna, person('red', 'Bert')],
      'With two players, **Bert** plays yellow: two sit opposite each other.',
    ],
    ['two opposite each other', [anna, person('yellow', 'Bert')], null],
    ['three', [anna, person('red', 'Bert'), person('yellow', 'Carl')], null],
  ])('says whose color changes if it starts now: %s', (_, seats, line) => {
    expect(terms({ seats, size: 4 }).find((one) => one.startsWith('With two players')) ?? null).toBe(line);
  });

  const voters = (color: Color): Seat<'tuchulcha'> => ({
    color,
    occupant: { kind: 'voters', name: 'games' },
  });
  test.each<[string, readonly Seat<'tuchulcha'>[], string | null]>([
    ['computer players alone wait for a person', [computer('blue'), computer('yellow')], 'At least one seat'],
    ['a person and a computer player begin', [anna, computer('yellow')], 'All seats are taken:'],
    ['two people may be asked about each other', [anna, person('yellow', 'Bert')], 'All seats are taken:'],
    ['two sides that vote', [voters('blue'), voters('yellow')], '🗳️ Everyone on this server'],
    ['voters and a computer player', [voters('blue'), computer('yellow')], '🗳️ Everyone on this server'],
  ])('says what a full table waits for, if anything: %s', (_, seats, begins) => {
    const message = lobbyMessage(aTable({ size: 2, seats }));
    const [line = null] = textOf(message)
      .split('\n')
      .filter((one) => /^(At least|All seats|🗳️)/u.test(one));
    expect(line?.slice(0, begins?.length) ?? null).toBe(begins);
    const joins = JSON.stringify(message).includes('"Join the table"');
    expect(joins).toBe(
      seats.some(({ occupant }) => occupant.kind === 'computer') && !begins?.startsWith('🗳️'),
    );
  });

  test('names those who are invited without ringing anybody: it is edited again and again', () =>
    expect(lobbyMessage(aTable({ invited: ['4'] })).mentions).toEqual([]));
});

test('an invitation rings those who are invited, and names the table and who invites', () => {
  const { content, mentions } = invitation(aTable({ invited: ['4', '5'] }), { by: '@Aule *' });
  expect(mentions).toEqual(['4', '5']);
  expect(content).toContain('<@4> and <@5>: @\u200bAule \\* invites you to table 7.\n-# Tuchulcha, ');
  expect(content).toContain('Nobody has a seat yet.');
});

describe('the key of a played table’s card', () => {
  const seatsOf = (first: string): Seat<'tuchulcha'>[] => [
    { color: 'blue', occupant: { kind: 'person', userId: '11', name: first } },
    { color: 'yellow', occupant: { kind: 'computer' } },
  ];
  const setup = { players: ['blue', 'yellow'], first: 'blue' } as const;
  const showing = { ...aTable().showing, playChannelId: '2', turnMessageId: '5' };
  const base = aTable({ status: 'playing', size: 2, seats: seatsOf('Anna'), setup, showing });
  const story: Table = {
    ...base,
    game: 'bacchanalia',
    terms: PROPOSED_TERMS,
    state: { cast: {} } as unknown as StateOf<'bacchanalia'>,
  };
  const livia = { cast: { blue: { name: 'Livia' } } } as unknown as StateOf<'bacchanalia'>;

  test.each<[string, Table, Partial<Table>]>([
    ['another person', base, { seats: seatsOf('Bert') }],
    ['a deleted name', base, { seats: seatsOf('') }],
    ['another starting player', base, { setup: { ...setup, first: 'yellow' } }],
    ['who begins after a rematch', base, { firstAfter: 'blue' }],
    ['stronger computer players', base, { terms: { ...USUAL_TERMS, level: 'novice' } }],
    ['a private table', base, { isPrivate: true }],
    ['a private table that counts', { ...base, isPrivate: true }, { counts: true }],
    ['another language', base, { locale: 'de' }],
    ['a new message in the channel', base, { showing: { ...showing, turnMessageId: '6' } }],
    ['a thread', base, { showing: { ...showing, playChannelId: '9' } }],
    ['another channel', { ...base, showing: { ...showing, playChannelId: '9' } }, { channelId: '9' }],
    ['lines and veils', story, { terms: { ...PROPOSED_TERMS, lines: ['spiders'] } }],
    ['a character’s name', story, { state: livia }],
  ])('changes with what is written there: %s', (_, before, change) => {
    const after = { ...before, ...change } as Table;
    expect(lobbyMessage(after)).not.toEqual(lobbyMessage(before));
  });

  test('stays the same while only the game goes on', () => {
    const thread = { ...base, showing: { ...showing, playChannelId: '9' } };
    const later = { ...thread, version: 9, showing: { ...thread.showing, turnMessageId: '6', turnShown: 4 } };
    expect(lobbyMessage(later)).toEqual(lobbyMessage(thread));
  });
});
