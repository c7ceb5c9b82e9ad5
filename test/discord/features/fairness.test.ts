import { describe, expect, test } from 'vitest';
import type { OutMessage } from '../../../src/discord/api/message.ts';
import { sharedBy } from '../../../src/discord/handling/reply.ts';
import { lobbyMessage } from '../../../src/discord/table-message/lobby-message.ts';
import { facesMessage } from '../../../src/discord/tuchulcha/dice.ts';
import { endMessage } from '../../../src/discord/tuchulcha/end-message.ts';
import { checkMessage, proofMessage } from '../../../src/discord/views/fairness.ts';
import { plainName } from '../../../src/discord/views/names.ts';
import { COLORS } from '../../../src/games/tuchulcha/board.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../../src/games/tuchulcha/types.ts';
import { formatFacts, type SeatHistory } from '../../../src/tables/fairness/check.ts';
import { drawFirst, rollOf, Secret } from '../../../src/tables/fairness/dice.ts';
import type { LoggedAction, Seat } from '../../../src/tables/game-types.ts';
import type { Faces } from '../../../src/tables/results/result.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { localeTexts } from '../../../src/texts/index.ts';
import { aTable } from '../../tables/a-table.ts';
import { labelsIn, textOf } from '../laws.ts';

const HEX = 'a1b2c3d4'.repeat(8);
const secret = Secret.of(HEX);
const ID = 'abcdef0123';
const LOBBY = '1'.repeat(19);
const OTHERS = 7;
/** The first person has sat down eleven times, another who left again as often as given. */
const seatHistory: SeatHistory = Array.from({ length: 11 + OTHERS }, (_, index) => ({
  interactionId: '2'.repeat(19),
  seats: [{ color: 'blue', holder: index < 11 ? '1' : '99' }],
}));
const startedBy = '3'.repeat(19);
const facts = formatFacts({
  lobbyMessageId: LOBBY,
  seatHistory,
  startedBy,
  seats: COLORS.map((color) => ({
    color,
    occupant: { kind: 'person', userId: '1', name: '' },
    joinedBy: '2'.repeat(19),
  })),
});
const source = { id: ID, secret, facts };
const setup = { players: COLORS, first: drawFirst(source, COLORS) };

const seats = COLORS.map(
  (color, at): Seat<'tuchulcha'> => ({
    color,
    occupant: { kind: 'person', userId: `${at + 1}`, name: '_'.repeat(32) },
  }),
);
const showing = { ...aTable().showing, lobbyMessageId: LOBBY, playChannelId: '55', turnMessageId: '66' };
const lobby = aTable({ secret, seatHistory, seats: seats.slice(0, 3), showing });
const playing = aTable({
  secret,
  seatHistory,
  facts,
  seats,
  setup,
  state: tuchulcha.start(setup),
  status: 'playing',
  showing,
});

const over = { name: 'over', winners: ['blue'] } as const;
const ended: GameState = { ...tuchulcha.start(setup), phase: over };
const finished: TableOf<'tuchulcha'> = { ...playing, status: 'finished', state: ended };
const closed: TableOf<'tuchulcha'> = { ...playing, status: 'aborted', closedWhy: 'opener' };

/** Each from a separate interaction. */
const rolled = (number: number, dice: readonly number[]): LoggedAction => ({
  seq: number,
  actor: 'table',
  at: new Date(0),
  interactionId: `90${number}`,
  action: { type: 'roll', dice },
});
const roll = (number: number) => rollOf(source, { number, interactionId: `90${number}` }, 2);
const log = Array.from({ length: 30 }, (_, number) => rolled(number, roll(number)));

const labels = ({ rows, layout }: OutMessage): unknown[] => labelsIn([...rows, ...(layout?.parts ?? [])]);

describe('the first message of a table', () => {
  test('shows the beginning of what the dice are fixed to, from the lobby on, and leads to all of it once the dice are rolled', () => {
    for (const table of [lobby, playing, finished, closed]) {
      const message = lobbyMessage(table);
      expect(textOf(message)).toContain(`Dice sealed: \`${secret.commitment.slice(0, 16)}\``);
      expect(labels(message)).not.toContain('Show the proof');
      for (const long of [secret.commitment, facts, HEX]) expect(textOf(message)).not.toContain(long);
    }
  });

  test('leads nowhere where nothing was played', () => {
    const before = { ...lobby, status: 'aborted', closedWhy: 'expired' } as const;
    expect(textOf(lobbyMessage(before))).not.toContain('sealed');
    expect(labels(lobbyMessage(before))).toEqual([]);
  });
});

describe('/verify says of a table', () => {
  const say = (table: TableOf<'tuchulcha'>, entries: readonly LoggedAction[] = []) =>
    checkMessage('en', table, entries, true);

  test('that its dice are right, with all that is needed to work them out', () => {
    const message = say(finished, log);
    expect(message.content).toBe(
      '**Table 7: the dice are right.** Worked out again from the secret: who began, and all 30 rolls.',
    );
    expect(labels(message)).toEqual(['Show the proof', 'Share here']);
    expect(proofMessage('en', finished).content.split('\n')).toEqual([
      `-# Fixed before the start; its beginning is in the table’s first message: \`${secret.commitment}\``,
      `-# ${plainName('_'.repeat(32))} joined 11 times.`,
      '-# Others joined 7 times and left again.',
      `-# Known since the start: \`${facts}\``,
      `-# The secret: \`${HEX}\``,
      expect.stringContaining(`-# The table’s id: \`${ID}\`. A roll without me: `),
      expect.stringContaining(
        '-# Each roll also depends on the tap that led to it, which nobody can know in advance.',
      ),
    ]);
  });

  test('the same of one that was closed', () =>
    expect(say(closed, log).content).toContain('**Table 7: the dice are right.**'));

  test('which rolls are wrong', () => {
    const tampered = log.map((entry, at) => (at === 4 ? rolled(4, [1, 1]) : entry));
    const due = roll(4).join('-');
    expect(due).not.toBe('1-1');
    expect(say(finished, tampered).content.split('\n').slice(0, 2)).toEqual([
      '**Table 7: the dice aren’t right.** 1 of 30 rolls differs from what the secret gives.',
      `Roll 4, counted from 0: 1-1. The secret gives ${due}.`,
    ]);
  });

  test('some of them, where there are many, and how many more', () => {
    const lines = say({ ...finished, secret: Secret.of('0'.repeat(64)) }, log).content.split('\n');
    expect(lines.filter((line) => line.startsWith('Roll '))).toHaveLength(5);
    expect(lines.find((line) => line.startsWith('And '))).toMatch(/^And \d+ more\.$/);
  });

  test('that somebody else had to begin', () => {
    const other = COLORS.find((color) => color !== setup.first) ?? 'blue';
    const { content } = say({ ...finished, setup: { ...setup, first: other } }, log);
    expect(content).toContain('0 of 30 rolls differ'.replace('0', 'None'));
    expect(content).toMatch(
      new RegExp(`To begin: .*\\(${other}\\)\\. The secret gives .*\\(${setup.first}\\)`),
    );
  });

  test('that its facts are not its players’', () => {
    const three = { ...setup, players: COLORS.slice(0, 3) };
    expect(say({ ...finished, setup: three }, log).content).toContain('doesn’t match the players');
  });

  test.each<[string, TableOf<'tuchulcha'>, RegExp, RegExp | null]>([
    [
      'a game that goes on',
      playing,
      /^\*\*Table 7 is still playing\.\*\* [^\n]*$/,
      /^-# Checksum of [^\n]*\n.* joined 11 .*\n.*\n-# Known since/,
    ],
    [
      'a lobby',
      lobby,
      /^\*\*Table 7 hasn’t begun\.\*\* [^\n]*$/,
      /^-# Checksum of the dice’s secret, fixed [^\n]*\n-# [^\n]* joined 11 [^\n]*\n[^\n]*$/,
    ],
    ['one that was closed before its start', { ...lobby, status: 'aborted' }, /no dice were rolled/, null],
  ])('what there is to say of %s, without the secret or anything to share', (_, table, words, proof) => {
    const message = say(table);
    expect(message.content).toMatch(words);
    expect(labels(message)).toEqual(proof ? ['Show the proof'] : []);
    const { content } = proofMessage('en', table);
    if (proof) expect(content).toMatch(proof);
    expect(content).not.toContain(HEX);
  });

  test('no way to a first message that is gone', () => {
    const moved = { ...finished, showing: { ...showing, lobbyMessageId: null } };
    expect(labels(proofMessage('en', finished))).toEqual(['First message']);
    expect(labels(proofMessage('en', moved))).toEqual([]);
  });

  test('for everybody, who shares it', () => {
    expect(sharedBy('en', 'Anna', checkMessage('en', finished, log, false)).content).toMatch(
      /^-# Anna shares this\.\n\*\*Table 7: the dice are/,
    );
  });
});

describe('/dice', () => {
  const faces: Faces = [1034, 980, 1002, 955, 1017, 1012];

  test('says in words how even they are', () => {
    const message = facesMessage('en', faces, true);
    expect(message.content.split('\n')).toEqual([
      '**The dice of this server**: 6,000 dice in finished games.',
      '1 came up most often (17.2%), 4 least often (15.9%); each should come up 16.7% of the time.',
      'Fair dice would look at least this uneven in 55 of 100 cases.',
    ]);
    expect(labels(message)).toEqual(['Share here']);
  });

  test.each<[string, Faces, string]>([
    ['none', [0, 0, 0, 0, 0, 0], 'No game has been finished on this server yet'],
    ['too few', [3, 4, 5, 4, 3, 6], 'too few to say'],
    ['loaded ones', [900, 900, 900, 900, 900, 1500], 'in fewer than one of 100 cases'],
    ['perfectly even ones', [100, 100, 100, 100, 100, 100], 'in 99 of 100 cases'],
  ])('says of %s what can be said', (_, counted, words) => {
    expect(facesMessage('en', counted, true).content).toContain(words);
  });

  test('writes numbers as the language does', () => {
    const { content } = facesMessage('de', faces, false);
    expect(content).toContain('die 1 (17,2\u00a0%)');
    expect(content).toContain('6.000');
    expect(sharedBy('de', 'Anna', facesMessage('de', faces, false)).content).toMatch(
      /^-# Anna teilt dies\.\n/,
    );
  });
});

test.each(Object.keys(localeTexts))('everything fits into a message: %s', (locale) => {
  const four: TableOf<'tuchulcha'>[] = [lobby, playing, finished, closed].map((table) => ({
    ...table,
    locale,
    number: 99_999,
  }));
  const wrong = {
    ...finished,
    locale,
    secret: Secret.of('0'.repeat(64)),
    setup: { ...setup, players: COLORS.slice(0, 2) },
  };
  const contents = [
    ...four.map((table) => textOf(lobbyMessage(table))),
    endMessage({ ...finished, locale }, ended, [], [], [], () => undefined).message.content,
    proofMessage(locale, wrong).content,
    sharedBy(locale, '_'.repeat(100), checkMessage(locale, wrong, log, false)).content,
    sharedBy(
      locale,
      '_'.repeat(100),
      facesMessage(locale, [123_456, 123_456, 123_456, 123_456, 123_456, 9], false),
    ).content,
  ];
  for (const content of contents) expect(content.length, content).toBeLessThanOrEqual(1800);
});
