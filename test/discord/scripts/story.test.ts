import { describe, expect } from 'vitest';
import { storyButtons } from '../../../src/discord/bacchanalia/buttons.ts';
import { links } from '../../../src/discord/views/links.ts';
import { withStorySettings } from '../../../src/tables/bacchanalia/types.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { beginsStory, isTold, storyUntil, told } from '../../tables/story-world.ts';
import { Script, type Step, scripts } from '../script.ts';
import { wordsOf } from '../stub-interaction.ts';
import type { TestBot } from '../test-bot.ts';

const allowed = (channels: 'off' | 'everywhere') => (bot: TestBot) =>
  bot.store.saveGuildSettings(
    '1',
    withStorySettings({ ...DEFAULT_GUILD_SETTINGS, maxTables: null }, { channels }),
  );

const storyOf = async ({ world }: TestBot) =>
  told(await world.store.load((await world.store.placesIn('1'))[0]?.id ?? ''));

const story =
  (expected: object): Step =>
  async (bot) =>
    expect(await storyOf(bot)).toMatchObject(expected);

const seated = (...names: string[]) =>
  story({
    seats: names.map((name, index) => ({
      color: ['blue', 'red', 'yellow', 'black'][index],
      occupant: { name },
    })),
  });

/** Fills in the form with lines and veils. */
const limits =
  (fields: Readonly<Record<string, string>>, ...words: readonly string[]): Step =>
  async (bot) => {
    const { id } = await storyOf(bot);
    const calls = await bot.button('anna', storyButtons.write({ table: id, written: { what: 'terms' } }));
    const [, form] = calls.find(([method]) => method === 'showModal') ?? [];
    const { custom_id } = form as { readonly custom_id: string };
    const said = wordsOf(await bot.form('anna', custom_id, fields));
    for (const word of words) expect(said).toContain(word);
  };

const over = { id: '' };

/** Anna wants the story that is over to be played again. */
const again =
  (words: string): Step =>
  async (bot) =>
    expect(wordsOf(await bot.button('anna', links.rematch({ table: over.id })))).toContain(words);

describe('Bacchanalia', () => {
  scripts(allowed('off'), {
    'is opened nowhere before somebody turns it on; then it is introduced, in the reader’s language': [
      'anna /bacchanalia new | turned off',
      'eva /settings',
      'eva {Bacchanalia} everywhere | *Wherever tables may be opened | **Bacchanalia: a story',
      'eva {Bacchanalia} off',
      '10m',
      'eva {Bacchanalia} everywhere | *Wherever tables may be opened',
      ({ discord }) =>
        expect(discord.contents('2').filter((text) => text.startsWith('**Bacchanalia: a'))).toHaveLength(1),
      'anna@de [Open a story] | Auf der Flucht in einem Fest',
      'anna /help | [Open a story]',
    ],
  });
  scripts(allowed('everywhere'), {
    'an invitation is over once all seats are taken, until one is free again': [
      'anna /bacchanalia new players=3 invite=eva | <@105>: anna invites you',
      'bert [Join the table]',
      'carl [Join the table]',
      '1m | -# Table 1: all seats are taken. | no: [No, thanks]',
      'carl [Leave]',
      '1m | anna invites you | [No, thanks]',
      'eva [Join the table] | You’re at table 1.\nAdd lines and veils, then tap “I’m ready”.',
    ],
    'ends as its opener proposes: nothing said': [
      `anna /bacchanalia new players=5 | On the run amid a festival | For adults | (X-card) |
        30 scenes, then a last round | Add lines and veils |
        [Join the table]\n[I’m ready]\n[Lines and veils]\n[How to play]\n[Leave the table]`,
      story({ size: 5, terms: { end: { kind: 'scenes', scenes: 30 } } }),
    ],
    'ends as its opener proposes: all endings told': [
      'anna /bacchanalia new players=3 ending=told',
      story({ size: 3, terms: { end: { kind: 'allTold' } } }),
    ],
    'ends as its opener proposes: the fifth Parcae': [
      'anna /bacchanalia new ending=parcae-5',
      story({ terms: { end: { kind: 'parcae', times: 5 } } }),
    ],
    'is meant by its own command, and said to whom it is not': [
      ['anna /bacchanalia tableau', /You’re not in a story here\. .?\/bacchanalia new.* opens/],
      'anna /tuchulcha new',
      'anna /bacchanalia new players=3',
      'anna /bacchanalia tableau | Bacchanalia, table',
      'bert /bacchanalia end | You’re not in a story here',
      'anna /bacchanalia move | is already in this channel',
      'anna /bacchanalia invite player=bert | is invited',
      allowed('off'),
      'anna /bacchanalia invite player=carl | turned off',
    ],
  });
});

describe('the lobby of a story', () => {
  scripts(
    async (bot) => {
      await allowed('everywhere')(bot);
      await new Script(bot, []).run(['anna /bacchanalia new players=6']);
    },
    {
      'seats whoever joins in turn order, and begins by the button from three on, once all are ready': [
        'bert [Join the table] | no: [Begin',
        'bert [Join the table] | You’re already at table',
        'carl [Join the table] | no: [Begin',
        'carl [Leave the table]',
        'carl [Join the table]',
        seated('anna', 'bert', 'carl'),
        'anna [I’m ready]',
        'bert [I’m ready] | no: [Begin',
        'carl [I’m ready] | [Begin with 3]',
        'bert [Begin with 3]',
        story({ status: 'playing' }),
      ],
      'nudges who isn’t ready, once in a while, and takes that back once they are': [
        'bert [Join the table]',
        'carl [Join the table]',
        'anna [I’m ready]',
        'carl [I’m ready]',
        'anna /nudge | I’ll remind bert',
        '1m | <@102>, anna nudges you: table 1 is waiting for you. | [Go to table]',
        async (bot) => expect(bot.discord.contents('2').join()).toContain('nudges you'),
        'carl /nudge | There was a nudge at table 1',
        'dora /nudge table=1 | no seat',
        'bert [I’m ready]',
        '1m',
        async (bot) => expect(bot.discord.contents('2').join()).not.toContain('nudges you'),
        'carl /nudge table=1 | isn’t waiting for anyone',
      ],
      'has a list for the end, for those who sit there': [
        'bert {When does the story end?} told | You have no seat at table',
        'anna {When does the story end?} told | Ends when everyone has told their ending.',
        story({ terms: { end: { kind: 'allTold' } } }),
      ],
      'shows lines and veils, and gives back what is too long': [
        limits({ lines: '- Spiders\n\n• Fire', veils: '**Blood**' }),
        async (bot) => {
          const shown = bot.discord.contents('2').join('\n');
          expect(shown).toMatch(/\*\*Lines\*\*, which the story never crosses:\n- Spiders\n- Fire\n/);
          expect(shown).toContain('\\*\\*Blood\\*\\*');
        },
        'bert [Lines and veils] | - Spiders',
        limits(
          { lines: '', veils: Array.from({ length: 21 }, (_, index) => `no. ${index}`).join('\n') },
          'That’s too much',
          'at most 20 lines',
          'no. 20',
        ),
        story({ terms: { lines: ['Spiders', 'Fire'], veils: ['**Blood**'] } }),
      ],
      'forged buttons begin nothing': [
        async (bot) => {
          const { id } = await storyOf(bot);
          expect(wordsOf(await bot.button('anna', `l:${id}:start`))).toContain(
            'A game needs at least three players.',
          );
          expect(wordsOf(await bot.button('anna', `l:${id}:fill`))).toContain('There’s no computer player');
        },
      ],
      'is private where its opener wants it so, in their language': [
        `dora@it /bacchanalia new private=true invite=bert | Per adulti |
          [Siediti al tavolo]\n[Ci sono]\n[Linee e veli]`,
        'carl [Siediti al tavolo] | anyone at the table can invite you',
        'bert [Siediti al tavolo]',
      ],
    },
  );
});

describe('a story', () => {
  scripts(
    async (bot) => {
      await allowed('everywhere')(bot);
      const id = await beginsStory(bot.world, ['anna', 'bert', 'carl'], {
        lobbyMessageId: bot.discord.addMessage('2', 'the lobby').id,
      });
      await bot.tableMessages.show(id);
    },
    {
      'has one command for all ways to end, each for whoever may go it': [
        'anna /bacchanalia end | [Leave the story at table 1]\n[Propose to end]\n[Close table 1]',
        'dora /bacchanalia end | You’re not in a story here',
        'bert /bacchanalia end | Table 1: leave it, or end it for everyone? | /bacchanalia hand-over | no: [Close table 1]',
        `bert [Propose to end] | proposes to end the story | here, before everyone has told their ending |
          no: result`,
        'anna [Agree to end]',
        'carl [Agree to end] | Bacchanalia, table 1** ended by agreement, before the story’s end',
        async ({ world }) => expect(await world.store.placesIn('1')).toEqual([]),
      ],
      'shows its lines and veils to a person who is offered a seat, also those that are added then': [
        limits({ lines: 'Spiders' }),
        `bert /bacchanalia hand-over to=dora | bert offers you a seat in the story at table 1, for adults: bert (red) |
          **Lines**, which the story never crosses:\n- Spiders | [Take the seat]`,
        limits({ lines: 'Spiders', veils: 'Blood' }),
        '1m',
        async (bot) =>
          expect(
            bot.said(await storyOf(bot)).filter((text) => /offers you a seat.*- Blood/s.test(text)),
          ).toHaveLength(1),
        'dora [Take the seat] | dora has taken bert’s seat at table 1.',
      ],
      'is left after a question': [
        'bert /bacchanalia end',
        'bert [Leave the story at table 1] | You’ve left the story',
        story({ state: { players: { red: { left: true } } } }),
      ],
    },
  );
  scripts(
    async (bot) => {
      await allowed('everywhere')(bot);
      const terms = { end: { kind: 'parcae', times: 1 }, lines: ['Spiders'], veils: [] } as const;
      const id = await beginsStory(bot.world, ['anna', 'bert', 'carl'], {
        terms,
        lobbyMessageId: bot.discord.addMessage('2', 'the lobby').id,
      });
      over.id = id;
      await storyUntil(bot.world, id, isTold);
      await bot.tableMessages.show(id);
    },
    {
      'is played again only where it may be, with the same lines and veils': [
        allowed('off'),
        again('turned off'),
        allowed('everywhere'),
        again('table 2'),
        story({ status: 'lobby', size: 3, terms: { end: { kind: 'parcae', times: 1 }, lines: ['Spiders'] } }),
      ],
    },
  );
});

/** A story of Anna, Bert and Carl, shown once it fits. */
const shownOnce = (fits: Parameters<typeof storyUntil>[2]) => async (bot: TestBot) => {
  await allowed('everywhere')(bot);
  const more = { lobbyMessageId: bot.discord.addMessage('2', 'the lobby').id };
  const id = await beginsStory(bot.world, ['anna', 'bert', 'carl'], more);
  await storyUntil(bot.world, id, fits);
  await bot.tableMessages.show(id);
  await bot.periodicTasks.run();
  await bot.noticeSender.settled();
};

const INTRODUCED: readonly Step[] = [
  'anna [Introduce my character]',
  `anna <name: Livia; accusation: Theft; accuser: Prefect Cotta; amans: Sila; text: By the torches I ran.> |
    **Livia (anna)** · introduction\n**The charge:** Theft | >>> By the torches | [Ask about it]\n[Edit it]`,
];

describe('what is told', () => {
  scripts(
    shownOnce(({ state }) => state?.phase.name === 'introductions'),
    {
      'introduces a character, whose name may change': [
        ...INTRODUCED,
        'bert [Edit it] | That’s for someone else to decide.',
        'anna [Edit it]',
        'anna <name: Galla>',
        '1m | **Galla (anna)** · introduction · edited | >>> By the torches',
      ],
      'is asked about by anybody at the table, and answered by its teller, who is called': [
        ...INTRODUCED,
        'bert [Ask about it]',
        'bert <text: Who else was at the well?> | · question\n<@101>, you can answer | [Answer it]',
        'dora [Answer it] | You’re not playing at that table.',
        'anna [Answer it]',
        'anna <text: Nobody.> | **Livia (anna)** · answer\n>>> Nobody.',
        '1m | · question\n>>> Who else | no: [Answer it]',
      ],
      'is cut by anybody at the table, without a name, and told again once by its teller': [
        ...INTRODUCED,
        'carl [X-card] | Nobody asks for a reason.',
        'bert [X-card] | Nobody asks for a reason.',
        `bert [Cut it, without my name] | It’s cut. | what stood here is cut | X-card: a tale is cut. |
          a tale of yours was cut | no: bert cut`,
        'carl [Cut it, and say it was me] | It’s cut. | no: [Cut it | no: already',
        'bert [Tell it again] | That’s for someone else to decide.',
        'anna [Tell it again]',
        'anna <text: It was quiet.> | >>> It was quiet. | **The charge:** Theft',
        'anna [Tell it again] | has been told again already.',
      ],
    },
  );
  scripts(
    shownOnce(({ state }) => state?.phase.name === 'scene'),
    {
      'may be drafted, privately, and is told at once': [
        'dora [Tell it] | You’re not playing at that table. Waiting for anna (blue).',
        'anna [My draft]',
        'anna <text: It began.> | Nobody else sees it. | >>> It began. | [Tell it now] | [Throw it away]',
        'anna [Tell it now] | It’s told. | **anna (blue)** | >>> It began.',
        story({ state: { phase: { name: 'bacchusMoves' } } }),
      ],
      'is told once the bot may write again': [
        async (bot) => {
          bot.discord.channel(tableChannel(await storyOf(bot))).closed = true;
        },
        'anna [Tell it]',
        'anna <text: It began.>',
        async (bot) => {
          for (const { messages } of bot.discord.channels.values())
            expect(JSON.stringify(messages)).not.toContain('It began.');
          for (const channel of bot.discord.channels.values()) channel.closed = false;
        },
        '9m',
        async (bot) =>
          expect(bot.discord.contents(tableChannel(await storyOf(bot))).join()).toContain('>>> It began.'),
      ],
      'stands as its teller edits it': [
        'anna [Tell it]',
        'anna <text: It began.>',
        'bert [Edit it] | That’s for someone else to decide.',
        'anna [Edit it]',
        'anna <text: In other words.; named: The cellar>',
        '1m | edited | >>> In other words. | The cellar | no: It began.',
      ],
      'is read as a chronicle by those at its table, and by nobody else': [
        'anna@de /bacchanalia chronicle | Die Chronik von Tisch 1 | [Als Webseite] | no: [Show everyone here]',
        'dora /bacchanalia chronicle table=1 | only for its players | no: [',
        'dora /bacchanalia chronicle | You haven’t told a story on this server yet.',
        'anna …bacchanalia chronicle table= | Table 1',
        async (bot) => {
          const { id } = await storyOf(bot);
          for (const does of ['show', 'markdown', 'html', 'agree', 'publish'] as const)
            expect(wordsOf(await bot.button('dora', storyButtons.chronicle({ table: id, does })))).toContain(
              'only for its players',
            );
        },
      ],
    },
  );
  scripts(shownOnce(isTold), {
    'is published once all agree, for good': [
      'anna [The chronicle] | [As web page]\n[As Markdown]\n[Agree to publish]',
      'anna [Agree to publish] | so far 1 of 3 do: anna. | [Withdraw my agreement]',
      'anna [Withdraw my agreement] | only for its players',
      'anna [Agree to publish]',
      'bert /bacchanalia chronicle table=1',
      'bert [Agree to publish] | so far 2 of 3 do',
      'dora /bacchanalia chronicle table=1 | only for its players',
      'carl /bacchanalia chronicle table=1',
      'carl [Agree to publish] | All agree to publish it: everyone on this server can read it.',
      'anna [Withdraw my agreement] | that can’t be taken back',
      'dora /bacchanalia chronicle table=1 | everyone on this server can read it. | [As web page]',
    ],
  });
  scripts(shownOnce(isTold), {
    'stands in /history, /verify and /profile': [
      'anna /history | Bacchanalia | no: (won)',
      'anna [Open the game] | [Agree to publish]',
      'dora /history table=1 | only for its players | no: [',
      'dora /verify table=1 | **Table 1: the cards',
      'anna /profile | Stories (Bacchanalia): took part in **1**, told the ending of 1',
      'anna /leaderboard | no: **anna**',
    ],
  });
});
