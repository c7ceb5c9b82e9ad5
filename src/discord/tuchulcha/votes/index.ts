import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { isLevel, LEVEL_NAMES, type LevelName } from '../../../games/tuchulcha/computer-players/levels.ts';
import { findTable } from '../../../tables/changes/table-transaction.ts';
import { castVote, closeBallot } from '../../../tables/changes/votes.ts';
import { isPace, PACES } from '../../../tables/clock/pace.ts';
import { turnTimes } from '../../../tables/reminders/timing.ts';
import { isOf } from '../../../tables/table.ts';
import { raceWays } from '../../../tables/tuchulcha/index.ts';
import { personOf } from '../../api/interaction.ts';
import { plain } from '../../api/message.ts';
import { openHere } from '../../features/lobby/new.ts';
import { type HandlerContext, type PeriodicTask, translatorFor } from '../../handling/context.ts';
import { choice, choiceOption, type Feature, respond, type ServerCommand } from '../../handling/feature.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import { answer, promiseReply, replyRefusal } from '../../handling/reply.ts';
import { stamp } from '../../views/names.ts';
import { othersMessage, voteButtons } from './ballot.ts';

type Voting = ButtonInteraction | StringSelectMenuInteraction;

/** Stores a vote: only its voter is told now, and the public message shows the number of votes later. */
async function vote(
  context: HandlerContext,
  interaction: Voting,
  { table: id, seq }: { readonly table: string; readonly seq: number },
  way: string,
  label: string,
): Promise<void> {
  const { tables, tableMessages } = context;
  const found = await findTable(tables, id);
  const outcome = await castVote(tables, found, seq, personOf(interaction), way);
  if (!outcome.ok) return replyRefusal(context, interaction, outcome.refusal, outcome.table);
  tableMessages.noteWords(id);
  const t = await translatorFor(context, interaction);
  const { up } = await turnTimes(tables, outcome.table);
  await answer(interaction, plain(t('vote.cast', { way: label, until: up ? stamp(up) : 'none' })));
}

/** The label that the person tapped. Discord doesn't guarantee that the message contains it. */
function pressedLabel({ component }: Voting, way: string): string {
  if (!component) return '';
  if ('options' in component) return component.options.find(({ value }) => value === way)?.label ?? '';
  return 'label' in component ? (component.label ?? '') : '';
}

/** Opens a table at which the channel plays as one player. */
async function openForChannel(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  const { options } = interaction;
  const against = options.getString('against');
  const pace = options.getString('pace');
  const sides = against === SIDES ? 2 : 1;
  await openHere(context, interaction, 'tuchulcha', (settings) => ({
    size: PLAYERS,
    computers: PLAYERS - sides,
    voters: { name: channelName(interaction), sides },
    pace: isPace(pace) ? pace : settings.pace,
    terms: { level: isLevel(against) ? against : USUAL },
  }));
}

/** For a thread its parent channel's name; empty if unknown. */
function channelName({ channel }: ServerCommand): string {
  const own = channel?.isThread() ? channel.parent : channel;
  return own && 'name' in own ? (own.name ?? '') : '';
}

const PLAYERS = 2;
const USUAL: LevelName = 'strong';

/** An option's value besides the levels. */
const SIDES = 'sides';

/** Closes ballots that a majority has decided, and updates the number of votes at most once per interval. */
class VoteCounter implements PeriodicTask {
  readonly #context: HandlerContext;
  #hasLooked = false;

  constructor(context: HandlerContext) {
    this.#context = context;
  }

  async run(): Promise<void> {
    const { tables, tableMessages, log, store } = this.#context;
    if (!this.#hasLooked) {
      // Votes from before the start, which the process that took them may not have counted.
      for (const id of await store.votedTables()) tableMessages.noteWords(id);
      this.#hasLooked = true;
    }
    for (const id of tableMessages.takeNoted()) {
      try {
        if ((await closeBallot(tables, id)).ok) await refreshTable(this.#context, id);
        else await tableMessages.showWords(id);
      } catch (error) {
        log.error({ err: error, table: id }, 'failed to count votes');
        tableMessages.noteWords(id);
      }
    }
  }
}

export const votesFeature: Feature = {
  commands: [
    {
      name: 'tuchulcha channel',
      text: 'command.channel',
      options: [
        choiceOption('against', 'command.channel.against', [
          ...LEVEL_NAMES.map((level) => choice(`level.${level}`, level)),
          choice('choice.sides', SIDES),
        ]),
        choiceOption(
          'pace',
          'command.new.pace',
          PACES.filter((pace) => pace !== 'none').map((pace) => choice(`pace.${pace}`, pace)),
        ),
      ],
      handle: openForChannel,
    },
  ],
  routes: respond(
    voteButtons,
    {
      async cast(context, interaction, values) {
        promiseReply(interaction);
        await vote(context, interaction, values, values.way, pressedLabel(interaction, values.way));
      },
      async others(context, interaction, { table: id, seq }) {
        promiseReply(interaction);
        const table = await findTable(context.tables, id);
        if (!table?.state || !isOf('tuchulcha', table) || table.logLength !== seq || !table.reminders.vote)
          return replyRefusal(context, interaction, { code: 'voteClosed' }, table);
        const ways = raceWays(table.state, context.services.tuchulcha.table);
        const t = await translatorFor(context, interaction);
        await answer(interaction, othersMessage(t, table, table.state, ways));
      },
      chooseOther: {
        updates: true,
        async select(context, interaction, values) {
          const [way = ''] = interaction.values;
          await vote(context, interaction, values, way, pressedLabel(interaction, way));
        },
      },
    },
    { cast: 'vote', others: 'vote', chooseOther: 'vote' },
  ),
  createTask: (context) => new VoteCounter(context),
};
