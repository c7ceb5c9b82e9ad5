import { describe, expect } from 'vitest';
import { seasonsFeature } from '../../../src/discord/features/seasons/index.ts';
import { seasonButtons } from '../../../src/discord/features/seasons/season-texts.ts';
import { DAY, HOUR, MINUTE } from '../../e2e/test-clock.ts';
import { idOf } from '../../tables/people.ts';
import { CHANNEL, SERVER, seasonsOf, taskOf } from '../posting.ts';
import { type Step, scripts } from '../script.ts';
import { wordsOf } from '../stub-interaction.ts';
import type { TestBot } from '../test-bot.ts';

let task: { run(): Promise<void> };
const begin = (bot: TestBot) => {
  task = taskOf(seasonsFeature)(bot);
};

/** So much time later, the season’s card and posts have these words. */
const later =
  (ms: number, ...words: (string | RegExp)[]): Step =>
  async (bot) => {
    const before = bot.discord.requests.length;
    bot.after(ms);
    await bot.store.recordHeartbeat(bot.world.at, Number.POSITIVE_INFINITY);
    // The first run changes the season, the second one shows what that has changed.
    for (const _ of 'ab') await task.run();
    const shown = bot.discord.requests.slice(before).map(({ body }) => JSON.stringify(body));
    for (const word of words) expect(shown.join('\n')).toMatch(word);
  };

/** Bert, who manages nothing, presses a manager’s buttons. */
const forged: Step = async (bot) => {
  const [stored] = await seasonsOf(bot).seasons.openSeasons(SERVER);
  const season = stored?.season.id ?? '';
  for (const id of [seasonButtons.manage({ season }), seasonButtons.deed({ season, deed: 'extend' })])
    expect(wordsOf(await bot.button('bert', id))).toContain('Only a server manager');
};

const filled = (answers: Readonly<Record<string, string>> = {}) => {
  const all = { size: '2', atOnce: '1', pace: 'quick', weeks: '1', start: '2026-03-04 13:30', ...answers };
  const fields = Object.entries(all).map(([field, answer]) => `${field}: ${answer}`);
  return `eva <${fields.join('; ')}>`;
};
const OPENED: readonly Step[] = ['eva /season open=season', [filled()]];
const NAMES = ['anna', 'bert', 'carl', 'dora'] as const;
const JOINED: readonly Step[] = NAMES.map((name) => `${name} [I’m in]`);
const BEGUN: readonly Step[] = [
  ...OPENED,
  ...JOINED,
  later(2 * DAY + 2 * HOUR, 'The season has begun', '0 of 2 tables done'),
];
const MANAGED: readonly Step[] = ['eva /season', 'eva [Manage the season] | Managing:'];

describe('a season', () => {
  scripts(begin, {
    'is opened by those who manage the server, once in a channel': [
      'bert /season open=season | Only a server manager',
      'eva /season open=season',
      [filled({ start: '2026-02-25' }), 'has passed'],
      [filled({ start: 'soon' }), 'couldn’t read the day'],
      [filled({ weeks: '53' }), '1 to 52 weeks'],
      [filled({ weeks: 'ten' }), 'whole number'],
      [filled({ pace: 'slow' }), /about \d weeks.* \d weeks or more/],
      [
        filled(),
        ['The season is open', 'A season of Tuchulcha, 1 week', /About \d+ turns a day/, 'Nobody is in yet'],
      ],
      [filled(), 'A season or an evening is open in this channel already'],
    ],
    'is opened from a form that was refused, and comes back as it was filled in': [
      'eva /season open=season',
      [filled({ size: '3', weeks: '7', start: '_soon_' }), 'couldn’t read the day'],
      'eva [Fill in the form again]',
      ['eva <weeks: ten>', 'whole number'],
      'eva [Fill in the form again]',
      [
        'eva <weeks: 6; start: 2026-03-04 13:30>',
        ['A season of Tuchulcha, 6 weeks', 'One table of 3 at a time'],
      ],
    ],
    'is joined and left with one tap': [
      ...OPENED,
      'anna [I’m in]',
      'anna [Show the log] | opened (eva)',
      ...JOINED,
      // A second tap has the same answer.
      'carl [I’m in] | You’re in. Expect about | no: You’re in already',
      'carl [I’m out] | You’re out. | **In (3):** anna, bert, dora\n',
      'carl [I’m out] | You’re out.',
      [
        'carl [I’m in]',
        [/You’re in\. Expect about \d+ turns a day\./, '**In (4):** ', '[I’m in]\n[I’m out]\n[My season]'],
      ],
    ],
    'begins by itself, calls everybody once, and goes on where somebody leaves': [
      ...BEGUN,
      ({ discord }) => {
        const calls = [...discord.channels.values()].flatMap(({ messages }) => messages);
        expect(calls.flatMap(({ mentions }) => mentions).sort()).toEqual(NAMES.map(idOf));
      },
      [
        'anna /season',
        [
          'You can still finish anywhere from place 1 to 4',
          // The draw decides who begins.
          /^\*\*Table \d(?:\*\*: waiting for \w+\n|: your turn\*\* · with )/m,
          /\[Go to (?:table|my turn)\]/,
          'no: [Past champions]',
        ],
      ],
      'anna [I’m out] | Leave the season?',
      'anna [Leave the season] | You’ve left the season | no: You can still | no: waiting for',
      later(10 * MINUTE),
      'anna /games | You’re at no table',
    ],
    'is managed on a panel, and each change is told on the card': [
      ...BEGUN,
      'bert /season | no: [Manage the season]',
      forged,
      ...MANAGED,
      'eva [Extend by a week] | eva extended the season by a week | **A season of Tuchulcha, 2 weeks**',
      'eva [Extend by a week] | It ends <t:1774445400:F> now | [Take a week back]',
      'eva [Take a week back] | It ends <t:1773840600:F> now | eva took back a week | Tuchulcha, 2 weeks**',
      'eva [Take a week back] | no: [Take a week back] | Tuchulcha, 1 week**',
      'eva [Pause the season] | **Paused:**',
      'eva [Go on] | no: **Paused:**',
      'eva {Exclude someone} carl | Exclude carl?',
      'eva [Exclude this person] | eva excluded carl',
      later(10 * MINUTE),
      'carl /games | You’re at no table',
      'carl /season | manager has excluded you | no: You’ve left | no: reserve',
      'eva {Exclude someone} carl | carl is excluded. Let them in again? | [Not now]',
      'eva [Let them in again] | eva let carl in again',
      later(10 * MINUTE),
      'carl /games | Table | no: You’re at no table',
      'carl /season | [I’m out] | no: excluded',
      async (bot) => {
        await bot.noticeSender.deliver();
        const said = [...bot.discord.channels.keys()].flatMap((channel) => bot.discord.contents(channel));
        expect(said).toContain('A computer player has taken carl’s seat.');
        expect(said).toContain('Carl is back.');
      },
    ],
    'tells a person who was excluded before it began why they can’t be in': [
      ...OPENED,
      ...JOINED,
      ...MANAGED,
      'eva {Exclude someone} carl | Exclude carl?** They can’t join again. | no: computer player',
      'eva [Exclude this person] | eva excluded carl',
      'carl [I’m in] | manager has excluded you | no: earlier | no: [I’m in] | no: You’re not in',
      'eva {Exclude someone} carl | Let them in again?',
      ['eva [Let them in again]', 'anna, bert, dora, carl'],
    ],
    'lets nobody in again who has deleted their data, and says so': [
      ...BEGUN,
      ...MANAGED,
      'eva {Exclude someone} carl',
      'eva [Exclude this person]',
      'eva {Exclude someone} carl | Let them in again?',
      'carl /privacy',
      'carl [Delete my data…]',
      'carl [Delete everything]',
      'eva [Let them in again] | isn’t in, or has deleted their data | no: You’re not in',
      'eva {Exclude someone} carl | isn’t in, or has deleted their data',
    ],
    'lets nobody hand over a seat, or end a game without a result': [
      ...BEGUN,
      'eva /tuchulcha end table=1 | You can’t end table',
    ],
    'ends when a manager says so: what is unfinished is judged, the champion is told, anybody can check': [
      ...BEGUN,
      ...MANAGED,
      'eva [End it now] | End the season now? | [Not now]',
      'eva [End it now] | Managing: | no: [Extend | no: [Pause | no: {Exclude',
      later(10 * MINUTE, '🏆', /wins|share first place/, 'The season is over'),
      ({ discord }) => {
        const posts = discord.contents(CHANNEL).filter((content) => content.includes('🏆'));
        expect(posts).toHaveLength(1);
      },
      ['bert [Past champions]', /Tuchulcha, \d+ weeks? · <t:\d+:d> · 4 people/],
      'bert [Check the draw] | the tables are the same',
    ],
    'of one evening says until when a round runs, until it is over': [
      'eva /season open=evening',
      'eva <size: 2; rounds: 2; final: noFinal; start: 2026-03-04 13:30>',
      ...JOINED,
      later(2 * DAY + 2 * HOUR, /Round 1 of 2: [^.]+\.\*\* What isn’t finished at/),
      'eva /season',
      'eva [Manage the evening] | [Pause the evening]',
      'eva [Pause the evening] | **Paused:**',
      'eva [Go on]',
      'eva [End it now]',
      'eva [End it now]',
      later(10 * MINUTE, 'The evening is over'),
      ({ discord }) => {
        const round = discord.contents(CHANNEL).find((content) => content.startsWith('**Round 1 of 2'));
        expect(round).toMatch(/^[^\n]+\.\*\*\n- Table/);
      },
    ],
    'that is called off after its channel has gone is told of where a manager shows it': [
      ...OPENED,
      ({ discord }) => {
        discord.channels.delete(CHANNEL);
      },
      ...MANAGED,
      'eva [Call it off] | Call the season off?',
      'eva [Call it off]',
      later(10 * MINUTE),
      'bert#3 /season | This season was called off.\nI couldn’t tell anyone | no: [Show it',
      'eva#3 /season',
      'eva#3 [Show it in this channel] | It goes on in <#3>.',
      later(10 * MINUTE, 'This season was called off.', /content[^}]*was called off\."/),
      'eva#3 /season | No season or evening is open | [Open a season] | no: Server managers open them',
      'bert#3 /season | Server managers open them | no: [Open a season]',
    ],
  });
});
