import type { PermissionsString } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { standUp } from '../../../src/tables/changes/lobby.ts';
import { declineOffer } from '../../../src/tables/changes/substitutes.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { idOf, whoIs } from '../../tables/people.ts';
import { sure } from '../../tables/world.ts';
import { labelsIn, textsIn } from '../laws.ts';
import { lobby } from '../posting.ts';
import { MISSING_PERMISSION, UNAVAILABLE } from '../rest-stub.ts';
import { Script, type Step, scripts, two } from '../script.ts';
import type { TestBot } from '../test-bot.ts';

const firstTable = async ({ world }: TestBot) => {
  const tables = await Promise.all((await world.store.placesIn('1')).map(({ id }) => world.store.load(id)));
  const table = tables.find((one) => one?.number === 1);
  if (!table) throw new Error('no table');
  return table;
};

const three = (bot: TestBot) => bot.playing(['anna', 'bert', 'carl']);
const aLobby = (bot: TestBot) => lobby(bot, { size: 3 });

/** Who sits where in the end; `(carl)`: a computer player sits in. */
const seated =
  (...expected: string[]): Step =>
  async (bot) => {
    const { seats } = await firstTable(bot);
    const names = seats.map(({ occupant, standIn }) => {
      const name = occupant.kind === 'person' ? whoIs(occupant.userId) : 'computer';
      return standIn ? `(${name})` : name;
    });
    expect(names).toEqual(expected);
  };

/** The bot has these permissions no more. */
const lacking =
  (...permissions: PermissionsString[]): Step =>
  ({ appPermissions }) =>
    appPermissions.remove('Administrator', ...permissions);

const closed =
  (id: { current: string }, closedWhy: string): Step =>
  async ({ world }) =>
    expect(await world.store.load(id.current)).toMatchObject({ status: 'aborted', closedWhy });

/** The table by which a script begins, since a closed one is in no list. */
function kept(begin: (bot: TestBot) => Promise<unknown>) {
  const id = { current: '' };
  return {
    id,
    begin: async (bot: TestBot) => {
      await begin(bot);
      id.current = (await firstTable(bot)).id;
    },
  };
}

const membersIn = ({ channels }: TestBot['discord']) =>
  [...channels.values()].flatMap(({ members }) => [...members]);

const game = kept(three);

describe('ending a game', () => {
  scripts(game.begin, {
    'by agreement takes everybody, and shows who agrees': [
      'bert /tuchulcha end | your haruspexes leave the board | go on for you | [Resign from table 1] | [Propose to end]',
      `bert [Propose to end] | Table 1: I’ve asked the others |
        bert proposes to end table 1 without a result.\nAgreed: bert (1 of 3). | [Agree to end]\n[Play on]`,
      'anna [Agree to end] | Agreed: bert and anna (2 of 3)',
      'carl [Play on] | carl wants to play on: table 1 isn’t ended. | no: [Agree to end]',
      '6m',
      'bert /tuchulcha end',
      'bert [Propose to end] | [Agree to end]',
      'anna [Agree to end]',
      'carl [Agree to end]',
      '1m | Table 1 was closed without a result: everyone agreed. | [Play again]',
      closed(game.id, 'agreed'),
      ({ discord }) => discord.left.add(idOf('carl')),
      'bert [Play again] | Invited: <@101>. | no: <@103>',
    ],
    'by agreement is over with its time, and the game goes on': [
      'bert /tuchulcha end',
      'bert [Propose to end] | [Agree to end]',
      '49h | Table 1 goes on: the proposal to end it is off. | no: [Agree to end]',
    ],
    'by agreement is proposed again below much else, in place of the first message': [
      'bert /tuchulcha end',
      'bert [Propose to end] | [Agree to end]',
      ({ discord }) => {
        for (const id of discord.channels.keys())
          for (let n = 0; n < 30; n++) discord.addMessage(id, 'Ciao', undefined, idOf('anna'));
      },
      '3h',
      'bert [Propose to end] | [Agree to end]',
      ({ discord }) => {
        const said = [...discord.channels.keys()].flatMap((id) => discord.contents(id));
        expect(said.filter((content) => content.includes('bert proposes'))).toHaveLength(1);
      },
    ],
    'by agreement is for those who are still in the game': [
      'carl /tuchulcha end',
      'carl [Resign from table 1] | You’ve resigned',
      'carl /tuchulcha end table=1 | You can’t end table',
      'bert /tuchulcha end',
      'bert [Propose to end] | Agreed: bert (1 of 2)',
      'carl [Agree to end] | You’re out of the game',
      'anna [Agree to end]',
      closed(game.id, 'agreed'),
    ],
    'at once takes its opener a second tap': [
      'anna /tuchulcha end | the game ends for everyone at once',
      'anna [Close table 1] | **Close table 1?**',
      'anna [Close table 1] | Table 1 is closed.',
      closed(game.id, 'opener'),
      'anna /tuchulcha end table=1 | isn’t running',
    ],
    'is for who manages the server, who need not play': [
      'eva …tuchulcha end table= | Table 1',
      'eva /tuchulcha end table=1 | Table 1: end it for everyone?',
      'eva [Close table 1]',
      'eva [Close table 1] | Table 1 is closed.',
      closed(game.id, 'admin'),
    ],
    'is not for whoever has no seat': [
      'dora /tuchulcha end table=1 | You can’t end table',
      ['dora /tuchulcha end table=nonsense', /no table|no longer exists/i],
    ],
  });
  scripts((bot) => bot.playing(['anna'], { size: 3 }), {
    'alone against computer players is done at once': [
      'anna /tuchulcha end',
      'anna [Close table 1]',
      'anna [Close table 1] | Table 1 is closed.',
    ],
  });
  scripts(aLobby, {
    'before the start leaves a line': [
      'anna /tuchulcha end | nobody can join any more',
      'anna [Close table 1] | was closed before it started',
    ],
    'asks which table is meant, and goes on with it': [
      aLobby,
      'anna /tuchulcha end | Which table do you mean?',
      'anna {Choose a table} Table 2 | [Close table 2]',
      'anna [Close table 2] | Table 2 is closed.',
    ],
  });
  scripts(two, {
    'by resigning, out of turn as well: the other wins': [
      'bert /tuchulcha end',
      'bert [Resign from table 1] | You’ve resigned | anna (blue) wins.',
    ],
  });
});

describe('taking a seat away', () => {
  scripts(aLobby, {
    'from a lobby is done at once': [
      'bert [Join the table] | bert',
      'anna /tuchulcha remove player=bert | Table 1: bert is no longer at the table.',
      seated('anna'),
    ],
  });
  scripts(three, {
    'in a game takes a second tap: for a computer player': [
      'anna /tuchulcha remove player=bert becomes=computer | bert can’t take it back',
      seated('anna', 'bert', 'carl'),
      'anna [Computer takes over] | Table 1: a computer player now has bert’s seat.',
      seated('anna', 'computer', 'carl'),
    ],
    'in a game takes a second tap: out of the game': [
      'anna /tuchulcha remove player=bert becomes=out',
      'anna [Remove from the game] | Table 1: bert is out of the game.',
      'bert /tuchulcha end table=1 | You can’t end table',
    ],
    'is for the opener and for who manages the server; and of people who sit there': [
      'bert /tuchulcha remove player=anna table=1 | Only the person who opened',
      'anna /tuchulcha remove player=dora table=1 | That person isn’t at table 1.',
      'eva /tuchulcha remove player=bert table=1 | [Computer takes over]',
    ],
  });
});

const ELSE = 'Table 1: that seat is offered to someone else.';

describe('handing over a seat', () => {
  scripts(two, {
    'asks the other in public; taken, they play on': [
      `anna /tuchulcha hand-over to=carl table=1 | Table 1: I’ve asked carl to take anna’s seat. |
        <@103>: anna offers you a seat at table 1: blue, priest of Alpan. You’d play on from where it stands. |
        -# Tuchulcha, turn 2, 24 hours a turn. Also playing: bert (yellow). |
        [Take the seat]\n[Decline the seat]\n[Withdraw the offer]`,
      ['dora [Take the seat]', ELSE],
      ['anna [Take the seat]', ELSE],
      ['bert [Decline the seat]', ELSE],
      'carl [Withdraw the offer] | only the person who offered this seat',
      'carl [Take the seat] | carl has taken anna’s seat at table 1. | no: in the place of',
      seated('carl', 'bert'),
    ],
    'can be declined by the one who was asked': [
      'bert /tuchulcha hand-over to=carl',
      'carl [Decline the seat] | carl doesn’t want bert’s seat at table 1.',
      seated('anna', 'bert'),
      async (bot) => {
        const table = await firstTable(bot);
        await bot.noticeSender.deliver();
        expect(bot.said(table)).toContain('carl doesn’t want bert’s seat at table 1.');
      },
      'anna /tuchulcha end',
      'anna [Resign from table 1]',
      '1m | no: no longer available',
    ],
    'says that it is gone once the game is over': [
      'anna /tuchulcha hand-over to=carl',
      'anna /tuchulcha end',
      'anna [Resign from table 1]',
      '1m | This seat at table 1 is no longer available. | no: [Take the seat]',
    ],
    'can be withdrawn by its holder': [
      'anna /tuchulcha hand-over to=carl',
      'anna [Withdraw the offer] | anna’s seat at table 1 is no longer on offer.',
    ],
    'is refused to bots, strangers, who sits there already, of seats that are not free, and by onlookers': [
      'anna /tuchulcha hand-over to=bot table=1 | A bot can’t take a seat',
      'anna /tuchulcha hand-over to=stranger table=1 | isn’t on this server',
      'anna /tuchulcha hand-over to=bert table=1 | bert is already at table 1.',
      'anna /tuchulcha hand-over to=anna table=1 | anna is already at table 1.',
      'anna /tuchulcha hand-over of=bert to=carl table=1 | is playing at table',
      'carl /tuchulcha hand-over to=anna table=1 | You’re not playing at that table',
    ],
    'where the bot may not write says what helps, and is no offer': [
      async (bot) => {
        bot.discord.channel(tableChannel(await firstTable(bot))).closed = true;
      },
      ['anna /tuchulcha hand-over to=carl', /Table 1 is safe; .*move.* in another channel takes it there\./],
      (bot) => expect(bot.did).toHaveLength(1),
    ],
  });
  scripts(
    async (bot) => {
      const { id } = await three(bot);
      const table = await bot.world.table(id);
      const seats = table.seats.map((seat, index) =>
        index === 2 ? { ...seat, standIn: true as const } : seat,
      );
      await bot.world.store.change(id, table, { seats });
    },
    {
      'of somebody who is away is for the opener, and for who manages the server': [
        'bert /tuchulcha hand-over of=carl to=dora table=1 | Only the person who opened table',
        `anna /tuchulcha hand-over of=carl to=dora | Table 1: I’ve asked dora to take carl’s seat. |
          <@104>: would you take carl’s seat at table 1: yellow`,
        'anna [Withdraw the offer]',
        'eva /tuchulcha hand-over of=carl to=dora table=1 | I’ve asked dora',
        seated('anna', 'bert', '(carl)'),
        'dora [Take the seat] | dora has taken carl’s seat',
        seated('anna', 'bert', 'dora'),
      ],
    },
  );
});

const followers =
  (...expected: object[]) =>
  async (bot: TestBot): Promise<void> =>
    expect(await bot.store.followers((await firstTable(bot)).id)).toEqual(expected);

describe('following a table', () => {
  const carl = idOf('carl');
  scripts(two, {
    'is nothing for players: they read why, instead of that they have no table': [
      'anna /tuchulcha follow | You’re at table 1, so you’re notified already.',
      'dora /tuchulcha invite player=carl | You’re at no table here.',
      async (bot) => {
        await bot.playing(['anna', 'bert']);
      },
      'anna /tuchulcha follow | That can’t be done at any of your tables now.',
    ],
    'to its end takes one tap; more is said privately': [
      `carl [Follow this table] | You’re following table 1: I’ll message you when it ends. |
        I’ll message you here when table 1 (Tuchulcha) ends. | [Go to table]\n[Unfollow this table]`,
      followers({ userId: carl, at: 'end' }),
      'carl [Tell me every turn] | every turn | no: I’ll message you here',
      followers({ userId: carl, at: 'turn' }),
      'carl [Unfollow this table] | You no longer follow table 1.',
      followers(),
    ],
    'brings a message at each turn, until a tap in the direct messages ends it': [
      'carl /tuchulcha follow at=turn | every turn of table 1',
      async (bot) => {
        await bot.world.plays((await firstTable(bot)).id);
      },
      ['1m', /turn \d/],
      'carl#dm [Unfollow this table] | You no longer follow | [Go to table]',
      followers(),
    ],
    'is stored before the first message is sent, which another process may do much later': [
      (bot) => {
        const { channelApi } = bot.context;
        const open = channelApi.openDirectMessage.bind(channelApi);
        vi.spyOn(channelApi, 'openDirectMessage').mockImplementation(async (userId) => {
          await followers({ userId: carl, at: 'end' })(bot);
          return open(userId);
        });
      },
      'carl [Follow this table] | You’re following table 1',
    ],
    'needs direct messages, also if another process has just stored it and not sent yet': [
      (bot) => bot.discord.closedTo.add(carl),
      'carl /tuchulcha follow | Allow direct messages in this server’s privacy settings | table 1',
      followers(),
      async (bot) => bot.store.follow((await firstTable(bot)).id, carl, 'end'),
      'carl /tuchulcha follow at=turn | Allow direct messages in this server’s privacy settings',
      followers(),
    ],
    'is not for who sits there, nor for tables that are over': [
      'bert [Follow this table] | You’re at table 1, so you’re notified already.',
      'anna /tuchulcha end',
      'anna [Close table 1]',
      'anna [Close table 1]',
      'carl /tuchulcha follow table=1 | isn’t running',
    ],
    'is suggested where others play, and asks which of several': [
      aLobby,
      ['dora …tuchulcha follow table=', /Table 2[\s\S]*Table 1/],
      'dora /tuchulcha follow | Which table do you mean?',
      'dora /tuchulcha follow table=1 at=turn | You’re following table 1',
      followers({ userId: idOf('dora'), at: 'turn' }),
    ],
  });
});

describe('moving a table', () => {
  scripts(two, {
    'to another channel leaves a sign without buttons where it was': [
      'anna#3 /tuchulcha move | Table 1 goes on in <#3>. | [Go to table]',
      '1m',
      ({ discord }) => {
        const [old] = discord.channel('2').messages.slice(-1);
        const parts = old?.components ?? [];
        expect([textsIn(parts), labelsIn(parts)]).toEqual([['Table 1 goes on in <#3>.'], []]);
      },
    ],
    'from a channel that was deleted': [
      ({ discord }) => discord.channels.delete('2'),
      'bert#3 /tuchulcha move | Table 1 goes on in <#3>.',
    ],
    'is not meant for a table that is there already': [
      'anna#3 /tuchulcha new players=2 | table 2',
      'anna#3 /tuchulcha move | Table 1 goes on in <#3>.',
    ],
    'is for who sits there, the opener, and who manages the server': [
      'carl#3 /tuchulcha move table=1 | You’re not playing at that table',
      'eva#3 /tuchulcha move table=1 | goes on in',
    ],
    'to where it is, or where no tables may be, is refused': [
      'anna /tuchulcha move | is already in this channel',
      ({ store }) => store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, channels: ['2'] }),
      'anna#3 /tuchulcha move | You can’t open tables here',
    ],
    'to where a player can’t read, or the bot may not write, is refused': [
      'anna#4 /tuchulcha move | Not everyone at table 1 | this channel: bert. | no: goes on',
      lacking('AttachFiles'),
      'anna#3 /tuchulcha move | I’m not allowed to attach files',
    ],
  });
  scripts(aLobby, {
    'lets nobody sit down from elsewhere who can’t read where it is now': [
      'anna /tuchulcha invite player=bert | <@102>: anna invites you',
      'anna#4 /tuchulcha move | goes on in <#4>',
      'bert [Join the table] | Table 1 is in <#4>',
      seated('anna'),
    ],
    'takes a lobby along, where people can still sit down': [
      'anna#3 /tuchulcha move | goes on in <#3>',
      'bert [Join the table] | bert',
      seated('anna', 'bert'),
    ],
  });
});

describe('a lobby', () => {
  scripts(aLobby, {
    'is kept free of people who have left the server when it would begin': [
      'bert [Join the table]',
      ({ discord }) => discord.left.add(idOf('bert')),
      'carl [Join the table] | free',
      '1m | Bert has left the server: the seat is free again.',
      seated('anna', 'carl'),
      'dora [Join the table] | are playing',
    ],
  });
});

describe('inviting', () => {
  scripts((bot) => lobby(bot, { size: 4, isPrivate: true }), {
    'to a private table lets in, and calls once': [
      'carl [Join the table] | anyone at the table can invite you',
      `anna /tuchulcha invite player=bert | Table 1: bert is invited. | <@102>: anna invites you to table 1. |
        [Go to table]`,
      'anna /tuchulcha invite player=bert | Table 1: bert is already invited. | no: invites you',
      'bert /tuchulcha invite player=carl table=1 | You have no seat at table',
      'bert [Join the table]',
      seated('anna', 'bert'),
      'bert /tuchulcha invite player=carl | Table 1: carl is invited.',
      async (bot) => expect((await firstTable(bot)).invited).toEqual([idOf('bert'), idOf('carl')]),
    ],
    'says who sits there and how fast, and its refusal reaches whoever invited, as long as they are there': [
      'anna /tuchulcha invite player=bert',
      'bert [Join the table]',
      `bert /tuchulcha invite player=carl | bert invites you |
        Tuchulcha, 4 players, 24 hours a turn. Already there: anna and bert.`,
      'bert /tuchulcha invite player=dora',
      'carl [No, thanks] | <@101> and <@102>, carl has declined the invitation to table 1. | The person who invited you knows.',
      async (bot) => {
        const { id } = await firstTable(bot);
        sure(await standUp(bot.world.tables, id, idOf('bert')));
      },
      'dora [No, thanks] | <@101>, dora has declined the invitation to table 1. | no: <@102>, dora',
    ],
    'says that its table was closed': [
      'anna /tuchulcha invite player=bert',
      'anna /tuchulcha end',
      'anna [Close table 1]',
      '1m | -# Table 1: closed before it began. | no: [No, thanks]',
    ],
    'is refused for bots, strangers, and those who sit there': [
      'anna /tuchulcha invite player=bot | Bots can’t be invited',
      'anna /tuchulcha invite player=stranger | isn’t on this server',
      'anna /tuchulcha invite player=anna | anna is already at table 1.',
    ],
    'of one person after another, from one list': [
      'anna [More choices…]',
      'anna [Invite someone…] | Who do you want to invite?',
      'anna {Choose a person} anna | is already at table 1. | {Choose a person',
      'anna {Choose a person} bert | is invited. | {Choose a person',
      'anna {Choose a person} carl | is invited.',
      'bert [Join the table]',
      'bert /tuchulcha end | Table 1: leave it? | [Leave the table]',
    ],
    'from a person’s menu, to one’s only table, and asks to which of several': [
      'anna >Invite to a table bert | Table 1: <@102> is invited.',
      'anna >Invite to a table anna | no: is invited',
      'dora >Invite to a table bert | You have no table that <@102> could join.',
      aLobby,
      'anna >Invite to a table carl | Which table do you want to invite <@103> to?',
      'anna [Table 2] | Table 2: <@103> is invited.',
    ],
  });
  scripts(two, {
    'is refused once the game has begun': ['anna /tuchulcha invite player=carl table=1 | has already begun'],
  });
  scripts(() => {}, {
    'with the table that is opened': [
      'anna /tuchulcha new private=true invite=bert | Invited: <@102> | <@102>: anna invites you to table 1.',
      'anna /tuchulcha new invite=bot | Bots can’t be invited',
      'anna /tuchulcha new invite=stranger | isn’t on this server',
    ],
    'shows a private thread to whom a seat there is offered, until the offer ends, though its answer is lost':
      [
        'anna /tuchulcha new players=2 computers=1 private=true',
        'anna /tuchulcha hand-over to=bert table=1 | <@102>: anna offers you a seat',
        ({ discord }) => expect(membersIn(discord)).toContain(idOf('bert')),
        async (bot) => {
          const hands = { from: idOf('anna'), to: idOf('bert') };
          sure(await declineOffer(bot.tables, (await firstTable(bot)).id, hands));
        },
        '1m | This seat at table 1 is no longer available.',
        ({ discord }) => expect(membersIn(discord)).not.toContain(idOf('bert')),
      ],
    'gives those who are invited seats before computer players': [
      'anna /tuchulcha new players=2 computers=1 invite=bert | no: private thread | <@102>: anna invites you',
      async (bot) => expect(await firstTable(bot)).toMatchObject({ status: 'lobby' }),
    ],
  });
  scripts(() => {}, {
    'says at once which permissions are missing, wherever a table would be opened': [
      'anna /help',
      lacking('AttachFiles', 'ReadMessageHistory'),
      ...['anna /tuchulcha new', 'anna [Open a table]', 'anna /play', 'eva /season open=season'].map(
        (does) => `${does} | I’m not allowed to attach files and read the message history`,
      ),
      async ({ store }) => expect(await store.placesIn('1')).toEqual([]),
    ],
    'asks first if there are no private threads': [
      ({ discord }) =>
        discord.fail({
          method: 'POST',
          path: /threads$/,
          error: MISSING_PERMISSION,
          times: Number.POSITIVE_INFINITY,
        }),
      'anna /tuchulcha new private=true invite=bert | [Open it, everyone here can read it] | no: <@102>',
      'anna [Don’t open it] | No table was opened.',
      async ({ discord, store }) =>
        expect([discord.contents('2'), await store.placesIn('1')]).toEqual([[], []]),
      'anna /tuchulcha new private=true invite=bert',
      'anna /tuchulcha hand-over to=carl table=2 | The game at table 2 hasn’t begun yet. | no: <@103>',
      'anna [Open it | only invited people can sit down, but everyone here can read it | <@102>: anna invites you',
    ],
    'against computer players alone leaves the channel quiet, and counts': [
      'anna /tuchulcha new players=2 computers=1 | has a private thread, so that the channel stays quiet',
      async (bot) => {
        expect(await firstTable(bot)).toMatchObject({ status: 'playing', isPrivate: true, counts: true });
        expect(bot.discord.contents('2')).toEqual([]);
      },
    ],
  });
});

describe('one’s own tables', () => {
  scripts(two, {
    'are listed, and shown': [
      'dora /games | You’re at no table',
      ['anna /games', ['One table waits for you', 'your turn', /<t:\d+:R>/, '[Go to my turn]']],
      'bert /tuchulcha board table=1 | Table 1. anna (blue) to move.',
      'anna …tuchulcha board table= | Table 1: your turn',
    ],
    'are offered with those first that wait, and only those that a command fits': [
      async (bot) => {
        const { id } = await bot.playing(['anna', 'carl']);
        await bot.world.playsUntil(id, 'carl');
      },
      ['anna …tuchulcha board table=', /Table 1: your turn[\s\S]*Table 2/],
      'anna /games | Table 1**: your turn | -# With bert | Table 2: waiting for carl | no: With carl',
      ['anna#3 /tuchulcha board', /Table 1: your turn[\s\S]*Table 2/],
      'anna#3 /nudge | Table 2 | carl | no: Which table',
      'anna#3 /tuchulcha follow | at any of your tables | no: You’re at no table',
    ],
  });
});

/** Anna’s time is up. */
const late: Step = '25h';

describe('when time is up', () => {
  scripts(
    async (bot) => {
      const { id } = await three(bot);
      await bot.world.playsUntil(id, 'anna');
      await bot.tableMessages.show(id);
    },
    {
      'the others are asked; a computer player may sit in, until the player is back': [
        `25h | [Keep waiting] | [Computer plays this turn] | [Computer takes over for now] |
          [Remove the player (both must agree)]`,
        'bert [Computer takes over for now]',
        seated('(anna)', 'bert', 'carl'),
        'anna /games | A computer player plays for you',
        'anna [I’m back at table 1] | no: [I’m back',
        seated('anna', 'bert', 'carl'),
      ],
      'the others vote on a removal, and all of them decide': [
        late,
        'bert [Remove the player] | Table 1: you voted to remove this player.',
        'carl [Remove the player]',
        async (bot) => {
          const { state } = await firstTable(bot);
          expect(JSON.stringify(state)).toContain('"role":"out"');
        },
      ],
      'one of them wants to wait: the message says until when, what can still be done, and later that it was':
        [
          late,
          'bert [Keep waiting]',
          [
            '1m',
            [
              /Bert wants to wait for anna, who can still play.*computer will play it <t:\d+:R>.*others can still choose/,
              'no: time is up',
              '[Remove the player (both must agree)]',
            ],
          ],
          'carl [Remove the player]',
          ['1m', ['Bert wants to wait for anna', 'carl voted to remove', 'no: time is up']],
          async (bot) => {
            await bot.world.plays((await firstTable(bot)).id);
          },
          '1m | That turn has been played. | no: wants to wait',
        ],
      'who played on late needs nobody’s leave, and the old choice says so': [
        late,
        async (bot) => {
          await bot.world.plays((await firstTable(bot)).id);
        },
        'bert [Computer plays this turn] | has been played, or its time isn’t up',
      ],
      'the computer plays one turn, and its line and the end tell of it': [
        late,
        ['bert [Computer plays this turn]', /Turn \d+ · 🤖 for anna \(blue\) · /],
        async (bot) => {
          const { id } = await firstTable(bot);
          for (const name of ['bert', 'carl'] as const)
            sure(await resignGame(bot.world.tables, id, idOf(name)));
          await bot.tableMessages.show(id);
          expect(bot.discord.requests.map(({ body }) => JSON.stringify(body)).join()).toMatch(
            /Turns of blue: \d+ by computer player/,
          );
        },
        'bert /history | anna (won), | no: 🤖',
      ],
    },
  );
  scripts(two, {
    'a person who waits can be reminded, by those who wait': [
      '2h',
      ['dora /nudge table=1', /not playing|no seat/],
      'bert@de /nudge table=1 | Ich erinnere',
      '1m | bert nudges you',
      ['bert /nudge table=1', /nudge/],
    ],
  });
});

test('a private table invites nobody in the channel while its thread can’t be made, and in the thread later', async () => {
  const script = new Script();
  const { discord } = script.bot;
  discord.fail({ method: 'POST', path: /threads$/, error: UNAVAILABLE, times: 9 });
  await script.run(['anna /tuchulcha new private=true invite=bert | no: <@102>']);
  expect([discord.contents('2'), script.bot.logged(50)]).toEqual([[], ['failed to show the table']]);
  discord.recover();
  await script.run(['20m | <@102>: anna invites you to table 1.']);
  expect(discord.contents('2')).toEqual([]);
});

test('a private thread is taken away again from whom an offer has reached, though Discord didn’t say so', async () => {
  const script = new Script();
  const { discord } = script.bot;
  await script.run(['anna /tuchulcha new players=2 computers=1 private=true']);
  discord.fail({ method: 'POST', path: /messages$/, error: UNAVAILABLE, afterwards: true });
  await script.run(['anna /tuchulcha hand-over to=bert table=1 | <@102>: anna offers you a seat']);
  expect(membersIn(discord)).toContain(idOf('bert'));
  await script.run(['bert [Decline the seat]']);
  expect(membersIn(discord)).not.toContain(idOf('bert'));
});
