import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declareCustomIds, MAX_CUSTOM_ID_LENGTH, oneOf, tableId, text } from '../../src/discord/custom-id.ts';
import { allRoutes, routeOf } from '../../src/discord/registry.ts';
import { LESSONS } from '../../src/discord/tuchulcha/tutorial/lessons.ts';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { formatHaruspex, parseHaruspex } from '../../src/tables/tuchulcha/apply-request.ts';
import { GROUPS, PAGES } from '../../src/texts/rules/pages.ts';
import { holdsFor } from '../holds-for.ts';
import { runs } from '../runs.ts';
import { formatTap, parseTap, TAPS, type Tap, written } from './taps.ts';
import { TestBot } from './test-bot.ts';

/** How many texts of each id are tried. */
const TEXTS = runs(4, 100);

const formatted = (id: unknown, values: unknown): string => (id as (values: unknown) => string)(values);

const all = allRoutes();
const routes = all.map((route) => [route.name, route] as const);

describe('every declared button, list and form', () => {
  test('is answered', () => {
    const answered: ReadonlySet<unknown> = new Set(all.map(({ id }) => id));
    for (const [name, id] of Object.entries(TAPS)) expect(answered.has(id), name).toBe(true);
    for (const { name, responder } of all) expect(Object.keys(responder), name).not.toEqual([]);
  });

  test.each(routes)('%s is read as it was written, and by nobody else', (_, { id }) => {
    holdsFor(written(id.pattern), { numRuns: TEXTS }, (customId) => {
      const values = id.parse(customId);
      expect(values).not.toBeNull();
      expect(formatted(id, values)).toBe(customId);
      expect(customId.length).toBeLessThanOrEqual(id.longest);
      expect(all.filter((other) => other.id.parse(customId) !== null)).toHaveLength(1);
      expect(routeOf(customId)?.route.id).toBe(id);
    });
  });

  test.each(routes)('%s fits into what Discord allows', (_, { id }) => {
    expect(id.longest).toBeLessThanOrEqual(MAX_CUSTOM_ID_LENGTH);
  });

  test.each(routes)('%s: one character more, less or other is another id or none', (_, { id }) => {
    const hostile = fc.tuple(
      written(id.pattern),
      fc.nat(),
      fc.constantFrom('insert', 'delete', 'change'),
      fc.string({ minLength: 1, maxLength: 1 }),
    );
    holdsFor(hostile, { numRuns: TEXTS }, ([customId, where, how, letter]) => {
      const at = where % (customId.length + 1);
      const rest = customId.slice(how === 'insert' ? at : at + 1);
      const other = `${customId.slice(0, at)}${how === 'delete' ? '' : letter}${rest}`;
      const found = routeOf(other);
      // A parsed id is formatted as the same text: no two texts have one meaning.
      if (found) expect(formatted(found.route.id, found.values)).toBe(other);
    });
  });

  test('no text that a person could think up breaks the parser', () => {
    const names = 't l story learn past rules constructor __proto__ toString 1 abc'.split(' ');
    const words = fc.constantFrom(...names, '', '\n');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), (parts) => {
        const customId = parts.join(':');
        const found = routeOf(customId);
        if (found) expect(formatted(found.route.id, found.values)).toBe(customId);
      }),
    );
  });
});

describe('a declaration', () => {
  test('of a field without a place, or a place without a field, is refused', () => {
    expect(() => declareCustomIds({ one: ['one', { table: tableId }] })).toThrow('a field has no place');
    expect(() => declareCustomIds({ one: ['one:{table}', {}] })).toThrow('no field table');
  });

  test('of what may be too long for Discord is refused', () => {
    const field = text('[a-z]{1,100}', 100);
    expect(() => declareCustomIds({ long: ['x:{field}', { field }] })).toThrow('up to 102 characters');
  });

  test('has no two words for one value', () => {
    const { choose } = declareCustomIds({ choose: ['choose:{of}', { of: oneOf('group', 'page') }] });
    expect(choose({ of: 'page' })).toBe('choose:page');
    expect(choose.parse('choose:page')).toEqual({ of: 'page' });
    expect(choose.parse('choose:pages')).toBeNull();
  });
});

type Values<On extends Tap['on']> = Extract<Tap, { readonly on: On }>;
const turn = (request: Values<'turn'>['request']): Tap => ({ on: 'turn', table: 'abc', version: 5, request });
const story = (request: Values<'story'>['request']): Tap => ({ on: 'story', table: 'abc', request });
const draft = (does: Values<'storyDraft'>['does']): Tap => ({ on: 'storyDraft', table: 'abc', does });
const write = (written: Values<'storyWrite'>['written']): Tap => ({
  on: 'storyWrite',
  table: 'abc',
  written,
});

/** Custom ids of existing messages in Discord: none of these may change. */
const KNOWN: readonly (readonly [string, Tap])[] = [
  ['l:abc:sit-k', { on: 'sit', table: 'abc', seat: 'black' }],
  ['vote:abc:12:w5bT.x3', { on: 'vote', table: 'abc', seq: 12, way: 'w5bT.x3' }],
  ['vote:abc:0:roll', { on: 'vote', table: 'abc', seq: 0, way: 'roll' }],
  ['votes:abc:12', { on: 'otherVotes', table: 'abc', seq: 12 }],
  ['votes:abc:12:3', { on: 'voteOther', table: 'abc', seq: 12, list: 3 }],
  ['l:abc:sit-v', { on: 'sit', table: 'abc', seat: 'violet' }],
  ['l:abc:join', { on: 'join', table: 'abc' }],
  ['l:abc:options', { on: 'options', table: 'abc' }],
  ['l:abc:pace:live', { on: 'pace', table: 'abc', pace: 'live' }],
  ['l:abc:pace', { on: 'choosePace', table: 'abc' }],
  ['hint:abc:7', { on: 'hint', table: 'abc', version: 7 }],
  ['hint:abc:7:take', { on: 'takeHint', table: 'abc', version: 7 }],
  ['hint:abc:7:2', { on: 'showHint', table: 'abc', version: 7, which: 2 }],
  ['l:abc:level', { on: 'chooseLevel', table: 'abc' }],
  ['l:abc:counts:yes', { on: 'counting', table: 'abc', counts: true }],
  ['l:abc:place:open', { on: 'place', table: 'abc', does: 'open' }],
  ['l:abc:readers:no', { on: 'readers', table: 'abc', asked: false }],
  ['l:abc:hints:yes', { on: 'hints', table: 'abc', allowed: true }],
  ['welcome:play', { on: 'welcomePlay' }],
  ['welcome:alone', { on: 'welcomeAlone' }],
  ['welcome:open', { on: 'openTable' }],
  ['welcome:open:tonight', { on: 'welcomeOpenFor', when: 'tonight' }],
  ['learn:privately', { on: 'learn' }],
  ['prefs:page:time', { on: 'preferencesPage', page: 'time' }],
  ['prefs:end-turn', { on: 'preferencesSelect', setting: 'end-turn' }],
  ['prefs:only-turn:on', { on: 'preferencesToggle', setting: 'only-turn', to: true }],
  ['prefs:quiet-from', { on: 'preferencesSelect', setting: 'quiet-from' }],
  ['server:page:limits', { on: 'settingsPage', page: 'limits' }],
  ['server:threads:off', { on: 'settingsToggle', setting: 'threads', to: false }],
  ['profile:of', { on: 'profileChoice' }],
  ['server:channels', { on: 'settingsSelect', setting: 'channels' }],
  ['invite:abc:12345', { on: 'inviteTo', table: 'abc', userId: '12345' }],
  ['invite:abc', { on: 'invite', table: 'abc' }],
  ['l:abc:players', { on: 'choosePlayers', table: 'abc' }],
  ['l:abc:fill', { on: 'fill', table: 'abc' }],
  ['t:abc:5:roll', turn({ type: 'roll' })],
  ['t:abc:5:end', turn({ type: 'confirm' })],
  ['t:abc:5:s3kT', turn({ type: 'step', die: 3, color: 'black', from: 'temple' })],
  ['t:abc:5:s6be', turn({ type: 'step', die: 6, color: 'blue', from: 'exit' })],
  ['t:abc:5:s1y40', turn({ type: 'step', die: 1, color: 'yellow', from: 40 })],
  ['t:abc:5:g2', turn({ type: 'discard', die: 2 })],
  ['t:abc:5:x2', turn({ type: 'dropDie', die: 2 })],
  ['t:abc:5:vt4', turn({ type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 4 } })],
  ['t:abc:5:vl-', turn({ type: 'devote', devotion: { role: 'lasaVecuvia', from: null } })],
  ['t:abc:5:vl12', turn({ type: 'devote', devotion: { role: 'lasaVecuvia', from: 12 } })],
  [
    't:abc:5:w5bT.3b5.x2',
    turn({
      type: 'turn',
      steps: [
        { type: 'step', die: 5, color: 'blue', from: 'temple' },
        { type: 'step', die: 3, color: 'blue', from: 5 },
        { type: 'dropDie', die: 2 },
      ],
    }),
  ],
  ['season:join:abc', { on: 'seasonJoin', season: 'abc' }],
  ['season:leave:abc', { on: 'seasonLeave', season: 'abc' }],
  ['season:leave:abc:surely', { on: 'seasonLeaveSurely', season: 'abc' }],
  ['season:seat:abc', { on: 'seasonSeat', season: 'abc' }],
  ['season:page:abc', { on: 'seasonPage', season: 'abc' }],
  ['season:own:abc', { on: 'seasonPageFromPost', season: 'abc' }],
  ['season:draw:abc', { on: 'seasonDraw', season: 'abc' }],
  ['season:hall', { on: 'seasonHall' }],
  ['season:open', { on: 'seasonOpen' }],
  ['season:evening', { on: 'seasonOpenEvening' }],
  [
    'season:again:season:4_3_daily_ten___7 Dec 18:00',
    {
      on: 'seasonAgain',
      of: 'season',
      filled: new Map(
        Object.entries({
          size: '4',
          atOnce: '3',
          pace: 'daily',
          weeks: 'ten',
          rounds: '',
          final: '',
          start: '7 Dec 18:00',
        }),
      ),
    },
  ],
  ['season:file:abc:csv', { on: 'seasonFile', season: 'abc', as: 'csv' }],
  ['season:log:abc', { on: 'seasonLog', season: 'abc' }],
  ['season:manage:abc', { on: 'seasonManage', season: 'abc' }],
  ['season:do:abc:extend', { on: 'seasonDeed', season: 'abc', deed: 'extend' }],
  ['season:exclude:abc', { on: 'seasonExclude', season: 'abc' }],
  ['season:exclude:abc:12345', { on: 'seasonExcludeSurely', season: 'abc', person: '12345' }],
  ['season:readmit:abc:12345', { on: 'seasonReadmit', season: 'abc', person: '12345' }],
  ['h:abc:5:all', { on: 'haruspex', table: 'abc', version: 5, of: null }],
  ['h:abc:5:k14', { on: 'haruspex', table: 'abc', version: 5, of: { color: 'black', from: 14 } }],
  ['standing:abc', { on: 'standing', table: 'abc' }],
  ['answer:abc:rolls:yes', { on: 'answer', table: 'abc', answer: 'alwaysRolls', given: true }],
  ['v:abc:5:l', { on: 'devotion', table: 'abc', version: 5, role: 'lasaVecuvia' }],
  ['r:abc', { on: 'resign', table: 'abc' }],
  ['a:abc', { on: 'rematch', table: 'abc' }],
  ['award:abc', { on: 'award', table: 'abc' }],
  ['award:abc:0', { on: 'awardChoice', table: 'abc', list: 0 }],
  ['games:page:1:next', { on: 'gamesPage', page: 1, by: 'next' }],
  ['vacation:end', { on: 'endVacation' }],
  ['vacation:begin', { on: 'beginVacation' }],
  ['vacation:then:join:abc', { on: 'endVacationFirst', after: 'join:abc' }],
  ['vacation:stay', { on: 'stayOnVacation' }],
  ['invite:abc:no', { on: 'decline', table: 'abc' }],
  ['invite:abc:no:1', { on: 'declineTo', table: 'abc', by: '1' }],
  ['help:abc:5', { on: 'help', table: 'abc', version: 5 }],
  ['words:abc:5', { on: 'words', table: 'abc', version: 5 }],
  ['why:abc:5', { on: 'why', table: 'abc', version: 5 }],
  ['why:abc:5:re:3', { on: 'whyDie', table: 'abc', version: 5, of: { color: 'red', from: 'exit' }, die: 3 }],
  ['rule:openHit', { on: 'rule', page: 'openHit' }],
  ['late:abc:7:standIn', { on: 'late', table: 'abc', turn: 7, does: 'standIn' }],
  ['mute:abc:7', { on: 'mute', table: 'abc', turn: 7 }],
  ['seers:2026-Q4:2', { on: 'seers', period: '2026-Q4', page: 2 }],
  ['seers:season', { on: 'seersSeason' }],
  ['seer:abc:12:0:sure', { on: 'prophecy', table: 'abc', turn: 12, option: 0, certainty: 'sure' }],
  ['seer:abc:quiet', { on: 'askReaders', table: 'abc', asks: 'quiet' }],
  ['fair:abc', { on: 'fairness', table: 'abc' }],
  ['back:abc', { on: 'back', table: 'abc' }],
  ['agree:abc', { on: 'agree', table: 'abc' }],
  ['ends:abc', { on: 'propose', table: 'abc' }],
  ['close:abc', { on: 'close', table: 'abc' }],
  ['close:abc:surely', { on: 'closeSurely', table: 'abc' }],
  ['keep:abc', { on: 'keep', table: 'abc' }],
  ['offer:abc:1:2:takeAbsent', { on: 'offer', table: 'abc', from: '1', to: '2', does: 'takeAbsent' }],
  ['remove:abc:1:out', { on: 'remove', table: 'abc', userId: '1', becomes: 'out' }],
  ['since:abc', { on: 'recap', table: 'abc' }],
  ['moves:abc:3:7:still', { on: 'moves', table: 'abc', from: 3, to: 7, as: 'still' }],
  ['moves:always:film', { on: 'movesAlways', as: 'film' }],
  ['follow:abc:end', { on: 'follow', table: 'abc', at: 'end' }],
  ['check:share:abcdef0123', { on: 'shareCheck', table: 'abcdef0123' }],
  ['dice:share', { on: 'shareDice' }],
  [
    'leaders:season:tuchulcha:2026-Q4:0:1',
    { on: 'leadersSeason', game: 'tuchulcha', period: '2026-Q4', players: 0, page: 1 },
  ],
  ['profile:share:1', { on: 'profileShare', userId: '1' }],
  ['puzzle:0123456789:20778:3', { on: 'puzzleAnswer', puzzle: '0123456789', day: 20_778, choice: 3 }],
  ['privacy:delete', { on: 'privacy', does: 'delete' }],
  ['past:list:all:newest', { on: 'historyList', of: null, part: { from: 'newest' } }],
  ['past:list:1:before-12', { on: 'historyList', of: '1', part: { from: 'before', position: 12 } }],
  ['past:mine', { on: 'historyMine' }],
  ['past:choose', { on: 'historyChoice' }],
  ['past:game:abc:details', { on: 'history', table: 'abc', does: 'details' }],
  ['past:game:abc:page', { on: 'history', table: 'abc', does: 'page' }],
  ['past:turn:abc:0:open', { on: 'replay', table: 'abc', turn: 0, by: 'open' }],
  ['past:turn:abc:12:lesson', { on: 'replay', table: 'abc', turn: 12, by: 'lesson' }],
  ['past:turns:abc', { on: 'replayChoice', table: 'abc' }],
  ['story:abc:do:give-venus-red', story({ type: 'give', deus: 'venus', to: 'red' })],
  [
    'story:abc:do:get-miles-middle',
    story({ type: 'aruspex', choice: { type: 'get', deus: 'miles', from: 'middle' } }),
  ],
  [
    'story:abc:do:end-amansSaved-accuserGone',
    story({ type: 'chooseEnding', ending: 'amansSaved', twist: 'accuserGone' }),
  ],
  ['story:abc:do:skip-3-nobody', story({ type: 'skip', tale: 3, anonymous: true })],
  ['story:abc:do:minerva', story({ type: 'giveMinerva' })],
  ['story:open', { on: 'storyOpen' }],
  ['story:abc:choose:weave', { on: 'storyChoice', table: 'abc', of: 'weave' }],
  ['story:abc:write:again', write({ what: 'again' })],
  ['story:abc:safety:drop', { on: 'storySafety', table: 'abc', does: 'drop' }],
  ['story:abc:choose:tie', { on: 'storyChoice', table: 'abc', of: 'tie' }],
  ['story:abc:choose:aruspex', { on: 'storyChoice', table: 'abc', of: 'aruspex' }],
  ['story:abc:write:question-3', write({ what: 'question', about: 3 })],
  ['story:abc:write:part', write({ what: 'part' })],
  ['story:abc:write:tell-2', write({ what: 'tell', holds: 2 })],
  ['story:abc:write:draft-0', write({ what: 'draft', holds: 0 })],
  ['story:abc:write:edit-7', write({ what: 'edit', tale: 7 })],
  ['story:abc:write:late-1', write({ what: 'late', holds: 1 })],
  ['story:abc:write:late', write({ what: 'late' })],
  ['story:abc:write:terms', write({ what: 'terms' })],
  ['story:abc:write:terms-0123abcd', write({ what: 'terms', on: '0123abcd' })],
  ['story:abc:write:title-0123abcd', write({ what: 'title', on: '0123abcd' })],
  ['story:abc:write:edit-7-0123abcd', write({ what: 'edit', tale: 7, on: '0123abcd' })],
  ['story:abc:write:tell-2-0123abcd', write({ what: 'tell', holds: 2, on: '0123abcd' })],
  ['story:abc:write:draft-1-0123abcd', write({ what: 'draft', holds: 1, on: '0123abcd' })],
  ['story:abc:draft:tell', draft({ what: 'tell' })],
  ['story:abc:draft:drop-0123abcd', draft({ what: 'drop', on: '0123abcd' })],
  ['story:abc:skip:3', { on: 'storySkip', table: 'abc', tale: 3 }],
  ['story:abc:tableau', { on: 'storyTableau', table: 'abc' }],
  ['story:abc:lookUp:2', { on: 'storyLookUp', table: 'abc', page: 2 }],
  ['story:abc:title', { on: 'storyAnyTitle', table: 'abc' }],
  ['story:abc:title:0123abcd', { on: 'storyTitle', table: 'abc', of: '0123abcd' }],
  ['story:abc:cast', { on: 'storyCast', table: 'abc' }],
  ['story:abc:castOf', { on: 'storyCastOf', table: 'abc' }],
  ['story:abc:wishes', { on: 'storyWishes', table: 'abc' }],
  ['story:abc:wish', { on: 'storyWish', table: 'abc' }],
  ['story:abc:gift:venus:green', { on: 'storyGift', table: 'abc', deus: 'venus', to: 'green' }],
  ['story:abc:gift:any:any', { on: 'storyGift', table: 'abc', deus: 'any', to: 'any' }],
  ['story:abc:write:tale', write({ what: 'tale' })],
  ['story:abc:do:doubt-12', story({ type: 'doubt', tale: 12 })],
  ['story:abc:do:vote-yes-12', story({ type: 'vote', upholds: true, tale: 12 })],
  ['story:abc:safety:show', { on: 'storySafety', table: 'abc', does: 'show' }],
  ['story:abc:safety:pause', { on: 'storySafety', table: 'abc', does: 'pause' }],
  ['story:abc:safety:ready', { on: 'storySafety', table: 'abc', does: 'ready' }],
  ['story:abc:do:end-death-both', story({ type: 'chooseEnding', ending: 'death', twist: 'both' })],
  ['story:abc:chronicle:html', { on: 'chronicle', table: 'abc', does: 'html' }],
  ['rules:choose:group', { on: 'rulesChoice', of: 'group' }],
  ...PAGES.map(({ id }) => [`rules:page:${id}:9`, { on: 'rulesPage', page: id, part: 9 }] as const),
  ...PAGES.map(({ id }) => [`rules:share:${id}`, { on: 'rulesShare', page: id }] as const),
  ...GROUPS.map((group) => [`rules:contents:${group}`, { on: 'rulesContents', group }] as const),
  ...LESSONS.map(({ id }) => [`learn:${id}`, { on: 'tutorial', page: id }] as const),
  ...LESSONS.flatMap(({ id, choices }) =>
    choices.map(
      (choice) =>
        [
          `learn:${id}:${choice.id}`,
          { on: 'tutorialAnswer', answer: { page: id, choice: choice.id } },
        ] as const,
    ),
  ),
  ['learn:aim', { on: 'tutorial', page: 'aim' }],
  ['learn:end', { on: 'tutorial', page: 'end' }],
];

test.each(KNOWN)('%s means what it always meant', (customId, tap) => {
  expect(parseTap(customId)).toEqual(tap);
  expect(formatTap(tap)).toBe(customId);
});

test('outside of servers, a button that needs one says so, and none says that it is of an older version', async () => {
  const bot = new TestBot();
  const inDirect = { userId: '7', guildId: null, channelId: '9', isManager: false };
  const said: Record<string, string> = {};
  for (const [customId] of KNOWN) {
    const { button, select } = routeOf(customId)?.route.responder ?? {};
    if (button) said[customId] = JSON.stringify(await bot.button(inDirect, customId));
    else if (select) said[customId] = JSON.stringify(await bot.select(inDirect, customId, ['all']));
  }
  const saying = (words: string) => Object.keys(said).filter((id) => said[id]?.includes(words));
  expect(saying('That needs a server').length).toBeGreaterThan(20);
  // They lead to a button and a choice that never were.
  expect(saying('older version')).toEqual(['vacation:then:join:abc', 'rules:choose:group']);
});

test('a haruspex is written and read', () => {
  const haruspex = fc.record({
    color: fc.constantFrom(...COLORS),
    from: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom('temple' as const, 'exit' as const)),
  });
  holdsFor(haruspex, {}, (given) => {
    expect(parseHaruspex(formatHaruspex(given))).toEqual(given);
  });
});

test.each([
  ['nothing', ''],
  ['another bot', 'vote:7'],
  ['a button for a role that the bot gave', 'seat-role'],
  ['a button for a champion’s role', 'season:role:abc'],
  ['a list of champions’ roles', 'season:role:abc:choose'],
  ['no table', 't::5:undo'],
  ['no version', 't:abc::undo'],
  ['a negative version', 't:abc:-1:undo'],
  ['an unknown request', 't:abc:5:fly'],
  ['a die of seven', 't:abc:5:s7bT'],
  ['an unknown color', 't:abc:5:s5gT'],
  ['more than is asked', 't:abc:5:undo:undo'],
  ['a name that every object has', 't:abc:5:constructor'],
  ['a lobby tap that is none', 'l:abc:toString'],
  ['a table of capitals', 'r:ABC'],
  ['a devotion from the exit', 't:abc:5:vle'],
  ['a die of seven', 'why:abc:1:b3:7'],
  ['a position with zeros', 'past:list:all:before-007'],
  ['a list with a line break', 'past:list:all:newest\n'],
  ['a turn too late', 'past:turn:abc:123456:next'],
  ['a name that every object has', 'late:abc:1:constructor'],
  ['something before it', ' back:abc'],
  ['a quarter that is none', 'leaders:show:tuchulcha:2026-Q5:0:1'],
  ['a page that is none', 'rules:page:nowhere:0'],
  ['a choice of another lesson', 'learn:power:pair'],
  ['a gift to a color that is none', 'story:abc:do:give-bacchus-white'],
  ['a card from two places', 'story:abc:do:get-miles-middle-red'],
  ['a skip of no tale', 'story:abc:skip:1x'],
])('%s is nothing of ours: %j', (_, customId) => {
  expect(parseTap(customId)).toBeNull();
  expect(routeOf(customId)).toBeNull();
});
