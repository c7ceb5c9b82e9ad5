import { describe, expect } from 'vitest';
import { turnButtons } from '../../../src/discord/tuchulcha/buttons.ts';
import { COLORS, type Color } from '../../../src/games/tuchulcha/board.ts';
import { offers } from '../../../src/games/tuchulcha/game.ts';
import type { GameState } from '../../../src/games/tuchulcha/types.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { withAnswers } from '../../../src/tables/tuchulcha/automatic-play.ts';
import { withPuzzleSettings } from '../../../src/tables/tuchulcha/puzzles.ts';
import { changeTo, findGame } from '../../e2e/found-games.ts';
import { applied } from '../../games/tuchulcha/legal-lines.ts';
import { idOf, person } from '../../tables/people.ts';
import { lobby } from '../posting.ts';
import { Script, type Step, scripts, two } from '../script.ts';
import { toldBy } from '../stub-interaction.ts';
import type { TestBot } from '../test-bot.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora'] as const;

/** A moment of a random game, at a table of its own; who is to act then. */
function moment(wanted: (state: GameState) => boolean, seed = 1, colors: readonly Color[] = COLORS) {
  const found = findGame(colors, wanted, seed);
  const nameOf = (color: Color) => NAMES[colors.indexOf(color)] ?? 'anna';
  const mover = nameOf(found.state.position.turn);
  const begin = async (bot: TestBot) => {
    for (const name of NAMES) {
      const settings = await bot.store.settings(idOf(name));
      await bot.store.saveSettings(idOf(name), withAnswers(settings, { autoPlay: false }));
    }
    const id = await lobby(bot, { size: found.setup.players.length });
    const seats = colors.map((color) => ({ color, occupant: person(nameOf(color)) }));
    const before = await bot.world.store.load(id);
    if (!before) throw new Error('no table');
    await bot.world.store.change(id, before, changeTo(found, seats, bot.world.at));
    await bot.tableMessages.show(id);
  };
  return { begin, mover, other: NAMES.find((name) => name !== mover) ?? 'anna', found };
}

const idIn = async ({ world }: TestBot): Promise<string> => (await world.store.placesIn('1'))[0]?.id ?? '';
/** Somebody plays a step meanwhile. */
const acts: Step = async (bot) => {
  await bot.world.acts(await idIn(bot));
};
const stateOf = async (bot: TestBot): Promise<GameState> => {
  const { state } = await bot.world.table(await idIn(bot));
  if (!state) throw new Error('not begun');
  return state;
};

const roleOf =
  (name: (typeof NAMES)[number], role: string): Step =>
  async (bot) => {
    const color = COLORS[NAMES.indexOf(name)] ?? 'blue';
    expect((await stateOf(bot)).position.colors[color]?.role).toBe(role);
  };

const devotes = (state: GameState, role: string) =>
  state.phase.name === 'before' && offers(state).devotions.some((one) => one.role === role);

describe('a devotion', () => {
  const toTuchulcha = moment((state) => devotes(state, 'tuchulcha') && offers(state).devotions.length > 1, 2);
  const { mover, other } = toTuchulcha;
  scripts(toTuchulcha.begin, {
    'to Tuchulcha asks once more in the place of the turn, and counts with the second tap': [
      `${other} [Devote my temple to Tuchulcha…] | It’s not your turn`,
      [
        `${mover} [Devote my temple to Tuchulcha…]`,
        ['Devote to Tuchulcha for ', '[Back to my turn]\n[Give '],
      ],
      [`${mover} [Back to my turn]`, ['[Roll 2 dice]\n[Devote my temple to Tuchulcha…]', 'no: [Give ']],
      `${mover} [Devote my temple to Tuchulcha…]`,
      [`${mover} [Give ]`, /for Tuchulcha\. Give up one die\.[\s\S]*\[Give up the \d, keep \d-\d-\d\]/],
      roleOf(mover, 'tuchulcha'),
      `${mover} [Give up the ] | [Undo last step] | no: Give up one die`,
      `${mover} [Undo last step] | Give up one die`,
    ],
    'that was forgotten for a roll is out of date': [
      `${mover} [Devote my temple to Tuchulcha…]`,
      acts,
      `${mover} [Give ] | This button is out of date`,
      roleOf(mover, 'normal'),
    ],
  });
  for (const [gives, label, isAll] of [
    ['all on the altar and in the forest', '[Devote my temple to Lasa Vecuvia]', true],
    ['one in play, where those are empty', '[Give ', false],
  ] as const) {
    const toHer = moment(
      (state) =>
        state.phase.name === 'before' &&
        offers(state).devotions.some(
          (one) => one.role === 'lasaVecuvia' && 'from' in one && (one.from === null) === isAll,
        ),
    );
    scripts(toHer.begin, {
      [`to Lasa Vecuvia gives ${gives}`]: [
        [`${toHer.mover} [Devote my temple to Lasa Vecuvia…]`, label],
        [`${toHer.mover} ${label}${isAll ? '' : ']'}`, 'for Lasa Vecuvia'],
        roleOf(toHer.mover, 'lasaVecuvia'),
      ],
    });
  }
});

describe('standing answers', () => {
  const asked = moment((state) => devotes(state, 'tuchulcha'), 2);
  const { mover } = asked;
  scripts(asked.begin, {
    'are given from the question itself': [
      `${mover} [Don’t ask again…] | Answer once for all your tables. | Never devote to Tuchulcha: Off`,
      `${mover} [Never devote to Tuchulcha: Off] | [Never devote to Tuchulcha: On] |
        Your standing answers: no devotion.`,
      async ({ store }) =>
        expect(await store.settings(idOf(mover))).toMatchObject({
          games: { tuchulcha: { neverTuchulcha: true } },
        }),
    ],
  });
});

describe('who brought Tuchulcha down', () => {
  const falls = moment(
    (state) =>
      state.phase.name === 'moving' &&
      offers(state).confirm &&
      applied(state, { type: 'confirm' }).phase.name === 'afterFall',
  );
  const asked = `${falls.mover} [End ] | you brought Tuchulcha down |
    [Devote my temple to Tuchulcha…]\n[Keep my role, end turn]`;
  scripts(falls.begin, {
    'may take the place at the end of the same turn': [
      asked,
      `${falls.mover} [Devote my temple to Tuchulcha…]`,
      `${falls.mover} [Give ]`,
      roleOf(falls.mover, 'tuchulcha'),
    ],
    'or stays; what happened is one message before the next turn': [
      asked,
      [`${falls.mover} [Keep my role, end turn]`, [/reached the altar, Tuchulcha fell, and <@\d+> is out/]],
      roleOf(falls.mover, 'normal'),
    ],
  });
});

describe('Lasa Vecuvia’s last haruspex', () => {
  const drops = moment((state) => {
    const { steps, onlyTurn } = offers(state);
    return (
      state.phase.name === 'moving' &&
      steps.length > 1 &&
      steps.length < 12 &&
      !onlyTurn &&
      steps.some(({ kind }) => kind === 'discard')
    );
  }, 9);
  scripts(drops.begin, {
    'may let a die go, by a button of its own': [
      `${drops.mover} [let the ]`,
      async (bot) => {
        const id = await idIn(bot);
        expect((await bot.world.log(id))[drops.found.actions.length]?.action).toMatchObject({
          step: { kind: 'discard' },
        });
      },
    ],
  });
});

describe('a turn', () => {
  scripts(two, {
    'is one message, step by step and back; it asks before it ends with a loss, leaves a line, and calls the next':
      [
        ['anna [A → ]', ['So far: ', '[Undo last step]']],
        'anna [Undo last step] | no: So far | no: [Undo',
        ['anna [A → ]', 'So far: '],
        'anna [A → ] | , is lost\nAll your dice are used. | [Undo last step]\n[What can I do?]\n[End my turn]',
        [
          'anna [End my turn]',
          [/-# Turn \d+ · anna \(blue\) · \d-\d: .* · .*; lost a haruspex/, '<@102>, you rolled'],
        ],
        async (bot) => {
          const id = await idIn(bot);
          const [next, old] = bot.discord.channel(tableChannel(await bot.world.table(id))).messages;
          expect(next).toMatchObject({ mentions: [idOf('bert')], silent: false });
          expect([old?.components, old?.content.includes('\n')]).toEqual([[], false]);
        },
      ],
  });
  const doubles = moment(({ phase }) => phase.name === 'extra' && phase.dice.length === 2, 1, [
    'blue',
    'yellow',
  ]);
  scripts(doubles.begin, {
    'with doubles asks for a third die, which is not taken back': [
      `${doubles.mover} [A → ] | [Undo last step]`,
      [`${doubles.mover} [Undo last step]`, ['[A → ', '[Undo last step]']],
      `${doubles.mover} [Undo last step] | doubles. Roll a 3rd die? | [Don’t ask again…]`,
      [`${doubles.mover} [Roll a 3rd die]`, [/you rolled \*\*\d-\d-\d/, 'no: [Undo']],
    ],
  });
  const many = moment((state) => offers(state).steps.length > 15, 12, ['blue', 'yellow']);
  scripts(many.begin, {
    'with more steps than fit asks for the haruspex first, and lets another be chosen': [
      [`${many.mover} [A (]`, [/\[A → \d/, '[Another haruspex]']],
      `${many.mover} [Another haruspex] | Choose a haruspex by its letter | [A (`,
      `${many.mover} [A (]`,
      [`${many.mover} [A → ]`, 'So far: '],
    ],
  });
});

describe('What can I do?', () => {
  scripts(two, {
    'answers privately, leads to the board in words and back, and on to a rule': [
      'anna [What can I do?] | **You rolled | no: Open Passages',
      'anna [Board in words] | Table 1. anna (blue) to move. | Open Passages: 6, 16, 26, 36. | [What can I do?]',
      'anna [What can I do?] | **You rolled',
      'anna {Why not? Choose a haruspex} From the temple, blue | With which die?',
      ['anna [Why not with the ]', /\*\*From the temple, blue, with the \d:\*\*/],
    ],
    'on a board that has moved on answers for what is now': [
      'anna [What can I do?]',
      acts,
      `anna {Why not? Choose a haruspex} From the temple, blue |
        -# That button is out of date. Here is the board now.`,
    ],
    'tells those who look on whose turn it is, in their language': [
      'bert@de [What can I do?] | anna (Blau) | [Spielplan in Worten]',
    ],
  });
});

describe('What happened?', () => {
  scripts(two, {
    'is an animation for whoever asks, or a picture, once or always; nothing to who has just played': [
      async (bot) => {
        const id = await idIn(bot);
        await bot.world.plays(id);
        await bot.tableMessages.show(id);
      },
      [
        'bert [What happened?]',
        [/^\*\*Table 1\*\*, turn \d\./, '(An animated picture of', '[Still picture]'],
      ],
      'bert [Still picture] | [Play the animation]\n[Always still pictures]\n(A board.)',
      'bert [Always still pictures] | still pictures instead of animations',
      'bert [What happened?] | [Play the animation]\n[Animations again]\n(A board.) | no: [Still',
      'anna [What happened?] | Nobody has moved since your last turn.',
    ],
  });
});

/** Presses a button of the table that is not on any message. */
const forged =
  (request: Parameters<typeof turnButtons.act>[0]['request'], ahead: number, words: string): Step =>
  async (bot) => {
    const id = await idIn(bot);
    const { version } = await bot.world.table(id);
    const customId = turnButtons.act({ table: id, version: version + ahead, request });
    expect(toldBy(await bot.button('anna', customId)).join('\n')).toContain(words);
    expect((await bot.world.table(id)).version).toBe(version);
  };

describe('a tap that can’t count', () => {
  scripts(two, {
    'is told so, and changes nothing': [
      'bert [A → ] | It’s not your turn. Waiting for anna (blue).',
      'carl [A → ] | You’re not playing at that table. Waiting for anna (blue).',
      forged({ type: 'roll' }, -1, 'This button is out of date. Waiting for anna (blue).'),
      forged({ type: 'undo' }, 7, 'This button is out of date'),
      forged({ type: 'dropDie', die: 5 }, 0, 'Waiting for anna'),
      forged({ type: 'step', die: 5, color: 'blue', from: 99 }, 0, 'Waiting for anna'),
      forged({ type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 1 } }, 0, 'it’s too late for that'),
      async (bot) => {
        const table = await idIn(bot);
        const { version } = await bot.world.table(table);
        const devotion = turnButtons.devotion({ table, version, role: 'lasaVecuvia' });
        expect(toldBy(await bot.button('anna', devotion)).join()).toContain('This button is out of date');
        for (const id of ['nonsense', 't:abc:-1:undo', 't:abc:1:\'; DROP TABLE "Table"; --'])
          expect(toldBy(await bot.button('anna', id)).join()).toContain('from an older version of the bot');
      },
    ],
  });
  scripts((bot) => lobby(bot, { size: 2 }), {
    'on a lobby’s buttons after the start is told that it has begun': [
      'anna [More choices…]',
      'bert [Join the table]',
      'anna {How fast do you play?} slow | That game has already begun. | [Go to table] | no: {',
    ],
  });
});

const table =
  (expected: object): Step =>
  async ({ world }) => {
    const [{ id = '' } = {}] = await world.store.placesIn('1');
    expect(await world.store.load(id)).toMatchObject(expected);
  };
const seats = (...expected: readonly (readonly [string, string])[]) =>
  table({
    seats: expected.map(([color, name]) => ({
      color,
      occupant: name === 'computer' ? { kind: 'computer' } : { kind: 'person', name },
    })),
  });

describe('a lobby', () => {
  scripts(() => {}, {
    'is opened with nothing said': [
      `anna /tuchulcha new | for 4 players |
        [Join the table]\n[Play tonight instead]\n[How to play]\n[More choices…] | (Painted frieze`,
      seats(['blue', 'anna']),
    ],
    'is opened as asked for': [
      'anna /tuchulcha new players=3 color=black computers=1 level=strong hints=true prophecies=false',
      seats(['red', 'computer'], ['black', 'anna']),
      table({ terms: { level: 'strong', hints: true }, reminders: { asksNothing: true } }),
    ],
    'never has more computer players than leave a seat for the opener, and then starts at once': [
      'anna /tuchulcha new players=2 computers=3',
      seats(['blue', 'anna'], ['yellow', 'computer']),
      table({ status: 'playing' }),
    ],
    'keeps the seats of those who are invited from computer players': [
      'anna /tuchulcha new players=3 computers=3 invite=bert',
      seats(['blue', 'anna'], ['yellow', 'computer']),
      table({ status: 'lobby' }),
    ],
    'of a private table counts on the server where its opener says so': [
      'anna /tuchulcha new private=true | counts only for its players',
      'anna [More choices…]',
      'anna [Count on this server] | This game counts on the server',
      table({ counts: true }),
    ],
  });
  scripts(
    async (bot) => {
      await new Script(bot, []).run(['anna /tuchulcha new']);
    },
    {
      'lets people sit down, change their color, and leave': [
        'bert [Join the table]',
        seats(['blue', 'anna'], ['yellow', 'bert']),
        'bert [Join the table] | already',
        'bert [More choices…] | what you can change before the start. | no: {',
        'bert [Play as black]',
        seats(['blue', 'anna'], ['black', 'bert']),
        'bert [Leave the table] | you have no seat here yet. | [Play as red]\n[Play as yellow]\n[Play as black]',
        seats(['blue', 'anna']),
      ],
      'is its opener’s to change: players, level, hints, questions, pace': [
        'anna [More choices…]',
        ['anna {How many play?} 4-1', /Yellow \(Thalna\): \*\*🤖 \p{Lu}\p{Ll}+\*\*/u],
        'anna {How strong should computer players be?} novice | plays a newcomer’s game',
        'anna [Allow hints (unrated)] | Hints are allowed here',
        'anna [Don’t ask readers] | [Ask readers again]',
        'bert [Play tonight instead] | Only the person who opened',
        'anna [Play tonight instead] | Tonight, live: 5 minutes a turn.',
        'anna {How fast do you play?} slow | Slow: 3 days a turn',
        table({ pace: 'slow', terms: { level: 'novice', hints: true }, reminders: { asksNothing: true } }),
        'anna {How many play?} 3-0 | for 3 players',
        table({ size: 3 }),
      ],
      'starts where somebody at it wants so, with fewer, or with computer players': [
        'bert [Join the table] | two neutral colors | [Start with 2 computers]',
        'carl [Start with 2 computers] | Join it first',
        'bert [Start with 2 computers]',
        table({ status: 'playing', size: 4 }),
      ],
    },
  );
});

describe('/rules', () => {
  scripts(() => {}, {
    'every page is two choices away, on one message; what is shared stays': [
      'anna /rules | **Tuchulcha** is a race | {Choose a part: | {Choose a page:',
      'anna {Choose a part} hits | Spiritual power',
      'anna {Choose a page} hits | ### Hitting | **Example:** | [All topics]',
      'anna [Spiritual power] | ### Spiritual power',
      'anna [All topics] | ### The rules of Tuchulcha',
      'anna [Rules of Bacchanalia] | **Bacchanalia** is a story',
      ['anna {Choose a page} storyAim', '### '],
      async (bot) =>
        expect(toldBy(await bot.button('anna', 'rules:share:power'))).toEqual([
          expect.stringContaining('can’t share this page here'),
        ]),
      ['anna#dm /rules topic=page:board', ['### ', 'no: [Share here]']],
    ],
    'titles of what is being typed are suggested, and questions answered': [
      ['anna …rules topic=mistical', /^Mystical stones/],
      ['anna …rules topic=xqzwvk', /^$/],
      ['anna …rules topic=turn', 'Bacchanalia: '],
      ['anna /rules topic=what is a mystical stone', '### '],
      'anna /rules topic=xqzwvk | {Choose a part:',
    ],
  });
});

describe('/tutorial', () => {
  scripts(() => {}, {
    'is one message from the first lesson to the end, where a game can begin': [
      'anna /tutorial | Your goal',
      'anna [Show me how] | 1 of 7',
      'anna [Skip this one] | 2 of 7',
      'anna [Go back one] | 1 of 7',
      'anna [End my turn] | The rules don’t allow',
      'anna [Skip this one] | 2 of 7',
      'anna [Skip to end] | How it ends | [Play the computer]\n[Open a table]\n[Start over]',
      'anna [Start over] | Your goal',
      'anna [Skip to end]',
      'anna [Play the computer] | [Go to table]',
      async ({ store }) =>
        expect(await store.tablesOf(null, idOf('anna'))).toMatchObject([
          { status: 'playing', size: 4, pace: 'live' },
        ]),
    ],
  });
});

describe('/puzzle', () => {
  scripts(() => {}, {
    'is one’s own where the server has none, answered once, and told in the profile': [
      'anna /puzzle | **Daily puzzle**',
      ['anna []', /^(?:✅|❌)/],
      ['anna /puzzle', /(?:✅|❌)/],
      ['anna /profile', /Puzzles: solved \*\*[01]\*\* of 1/],
    ],
    'is the server’s, as it is posted, where it has one': [
      ({ store }) =>
        store.saveGuildSettings('1', withPuzzleSettings(DEFAULT_GUILD_SETTINGS, { channel: '2' })),
      '1m | **Daily puzzle**',
      async (bot) => {
        const buttons = ({ components }: { components: unknown }) => JSON.stringify(components);
        const [, answer] = (await bot.command('anna', 'puzzle'))[0] ?? [];
        expect(buttons(answer as never)).toBe(buttons(bot.discord.channel('2').messages[0] as never));
      },
    ],
  });
});
