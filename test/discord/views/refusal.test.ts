import { describe, expect, test } from 'vitest';
import { storyRefusalText } from '../../../src/discord/bacchanalia/story-texts.ts';
import { pageOfRefusal } from '../../../src/discord/tuchulcha/move-texts.ts';
import { pageFor, refusalMessage } from '../../../src/discord/views/refusal.ts';
import type { RefusalCode } from '../../../src/games/bacchanalia/action.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { TableRefusal } from '../../../src/tables/refusal.ts';
import type { Table } from '../../../src/tables/table.ts';
import { LANGUAGES, translator } from '../../../src/texts/index.ts';
import { aTable } from '../../tables/a-table.ts';
import { keysAfter } from '../../texts/keys.ts';

const person = (userId: string, name: string) => ({ kind: 'person', userId, name }) as const;
const setup = { players: ['blue', 'yellow'], first: 'blue' } as const;

/** Blue is to move at table 7. */
const table = aTable({
  status: 'playing',
  setup,
  state: tuchulcha.start(setup),
  seats: [
    { color: 'blue', occupant: person('1', 'Aule') },
    { color: 'yellow', occupant: person('2', 'Larthia') },
  ],
});

const AT = Date.UTC(2026, 10, 21, 12);
const STAMP = '<t:1795262400:R>';

describe('a table’s refusal in words', () => {
  test.each<[TableRefusal, string]>([
    [
      { code: 'noSuchTable' },
      'That table no longer exists, or it’s private: anyone at the table can invite you.',
    ],
    [{ code: 'stale' }, 'This button is out of date. Waiting for Aule (blue).'],
    [{ code: 'notInLobby' }, 'That game has already begun.'],
    [{ code: 'notPlaying' }, 'That game isn’t running.'],
    [{ code: 'seatTaken', color: 'red' }, 'That seat (red) is taken.'],
    [{ code: 'notSeated' }, 'You’re not playing at that table. Waiting for Aule (blue).'],
    [{ code: 'onlyOpener' }, 'Only the person who opened the table can do that.'],
    [{ code: 'notYourTurn', color: 'blue' }, 'It’s not your turn. Waiting for Aule (blue).'],
    [{ code: 'away' }, 'A computer player is playing for you at table 7. Tap “I’m back” to play again.'],
    [{ code: 'notAway' }, 'No computer player is playing for you at table 7.'],
    [{ code: 'notOverdue' }, 'That turn at table 7 has been played, or its time isn’t up yet.'],
    [{ code: 'aboutYou' }, 'This is about your own turn at table 7: just play it.'],
    [
      { code: 'notInvited' },
      'Table 7 is private, and you’re not invited. Anyone at the table can invite you.',
    ],
    [{ code: 'onlyOpenerOrAdmin' }, 'Only the person who opened table 7, or a server manager, can do that.'],
    [{ code: 'offerGone' }, 'That seat at table 7 is no longer available.'],
    [
      { code: 'nudgedLately', color: 'blue', until: AT },
      `There was a nudge at table 7 a short while ago. You can nudge again ${STAMP}.`,
    ],
    [
      { code: 'resting', color: 'blue', until: AT },
      `Table 7: it’s night for Aule (blue), so no clock runs. You can nudge ${STAMP}.`,
    ],
  ])('%o', (refusal, words) => expect(refusalMessage(translator('en'), refusal, table).content).toBe(words));

  test('leads to the table, and back to the seat of whoever is away', () => {
    const labels = (refusal: TableRefusal) =>
      (refusalMessage(translator('en'), refusal, table).rows ?? []).flatMap(({ components }) =>
        components.map((one) => 'label' in one && one.label),
      );
    expect(labels({ code: 'notYourTurn', color: 'blue' })).toEqual(['Go to table']);
    expect(labels({ code: 'away' })).toEqual(['I’m back', 'Go to table']);
  });

  test.each<[string, Partial<Table['showing']>, string]>([
    ['to its lobby', { lobbyMessageId: '44' }, '/1/2/44'],
    [
      'to its turn, in the thread',
      { lobbyMessageId: '44', playChannelId: '55', turnMessageId: '66' },
      '/1/55/66',
    ],
    [
      'into the thread, where no turn stands there yet',
      { lobbyMessageId: '44', playChannelId: '55' },
      '/1/55',
    ],
  ])('leads %s', (_, shown, link) => {
    const showing = { ...table.showing, ...shown };
    const { rows } = refusalMessage(translator('en'), { code: 'notInLobby' }, { ...table, showing });
    const urls = rows.flatMap(({ components }) => components.flatMap((one) => ('url' in one ? one.url : [])));
    expect(urls).toEqual([`https://discord.com/channels${link}`]);
  });

  test.each(['onlyPlayers', 'notPublished', 'noSuchTable'] as const)(
    'leads nowhere who is told %s, and a table that there is not has no number',
    (code) => {
      const { rows, content } = refusalMessage(translator('en'), { code }, table);
      expect(rows).toEqual([]);
      expect(content.includes('7')).toBe(code !== 'noSuchTable');
    },
  );
});

const CODES = keysAfter<RefusalCode>('bacchanalia.why.');

describe.each(LANGUAGES.map(({ code }) => code))('%s', (language) => {
  const t = translator(language);
  const said = (code: RefusalCode): string => storyRefusalText(t, { code });

  test.each(CODES)('%s is a sentence', (code) => expect(said(code)).toMatch(/^\p{Lu}[^{}]*\p{L}[.]$/u));

  test('no two are the same', () => expect(new Set(CODES.map(said)).size).toBe(CODES.length));
});

test.each([
  ['en', '12,000'],
  ['de', '12.000'],
])('%s: what is too long says how long it may be', (language, most) => {
  const refusal = { code: 'tooLong', rule: '4.7', facts: {} } as const;
  expect(storyRefusalText(translator(language), refusal)).toContain(most);
});

describe('the page of a rule', () => {
  test.each([
    ['gameOver', '7', 'end'],
    ['wrongPhase', '3', 'dice'],
    ['wrongPhase', '5.4', 'eliminator'],
    ['noSuchDie', '4.1', 'moving'],
    ['closedByTuchulcha', '5.2', 'tuchulchaPowers'],
    ['powerTooHigh', '4.2', 'power'],
    ['hitNotCompletable', '4.2', 'openHit'],
    ['openHit', '4.2', 'openHit'],
    ['hitterStays', '4.2', 'hitterStays'],
    ['mysticalFirst', '4.3', 'mysticalFirst'],
    ['allDice', '4.4', 'allDice'],
    ['turnNotComplete', '4.4', 'allDice'],
    ['discardFirst', '4.6', 'discard'],
    ['noDiscard', '4.6', 'discard'],
    ['noDiscard', '6.4', 'lasaLast'],
    ['fourPlayersOnly', '6', 'lasaVecuvia'],
    ['tuchulchaNeeded', '6.1', 'devotingLasa'],
    ['tooFewToGive', '5.1', 'devotingTuchulcha'],
    ['notInGame', '7', 'outOfTheGame'],
  ])('%s (section %s): %s', (code, rule, id) => expect(pageOfRefusal({ rule, code })?.page).toBe(id));

  test('is looked for by the section alone where nobody was refused anything', () =>
    expect(pageFor({ game: 'tuchulcha', rule: '4.3' })?.id).toBe('mysticalFirst'));

  test('is none where no page has the section', () =>
    expect(pageFor({ game: 'tuchulcha', rule: '99' })).toBeNull());
});
