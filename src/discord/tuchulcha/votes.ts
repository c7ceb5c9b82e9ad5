import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { isLevel, LEVEL_NAMES, type LevelName } from '../../games/tuchulcha/computer-players/levels.ts';
import { tuchulcha } from '../../games/tuchulcha/game.ts';
import { parseSteps } from '../../games/tuchulcha/notation.ts';
import type { GameState, Step } from '../../games/tuchulcha/types.ts';
import { WAY_SEPARATOR, waysText } from '../../pictures/tuchulcha/board-view.ts';
import { castVote, closeBallot } from '../../tables/changes/votes.ts';
import { isPace, PACES } from '../../tables/clock/pace.ts';
import type { TableRefusal } from '../../tables/refusal.ts';
import { turnTimes } from '../../tables/reminders/timing.ts';
import { isOf, type Table, type TableOf } from '../../tables/table.ts';
import { actionOf, MAX_REQUEST_LENGTH, parseRequest, REQUEST } from '../../tables/tuchulcha/apply-request.ts';
import { type RaceWay, raceWays } from '../../tables/tuchulcha/index.ts';
import type { TuchulchaRequest } from '../../tables/tuchulcha/types.ts';
import {
  type ClosedBallot,
  countVotes,
  mostFaithful,
  type RankedVoter,
  type Vote,
  wisest,
} from '../../tables/votes.ts';
import type { Translate } from '../../texts/index.ts';
import { personOf } from '../api/interaction.ts';
import { type Part, row } from '../api/layout.ts';
import { button, type OutMessage, plain, selectRow, slicesOf } from '../api/message.ts';
import { declareCustomIds, tableId, text, wholeNumber } from '../custom-id.ts';
import { openHere } from '../features/lobby/open-table.ts';
import type { HandlerContext, PeriodicTask, Tap } from '../handling/context.ts';
import {
  choice,
  choiceOption,
  type Feature,
  replying,
  respond,
  type ServerCommand,
} from '../handling/feature.ts';
import { refreshRefused, refreshTable } from '../handling/refresh-table.ts';
import { answer, replyRefusal } from '../handling/reply.ts';
import { nameOrGone, plainText, stamp } from '../views/names.ts';
import { decisionLabel, inButtonOrder, lineLabel } from './button-labels.ts';
import type { Choices } from './choice-buttons.ts';
import { Letters, namesColors, nextWithHits, unbroken } from './move-texts.ts';

/** `seq`: identifies the table's decision. */
const ballot = { table: tableId, seq: wholeNumber(6) };

export const voteButtons = declareCustomIds({
  cast: ['vote:{table}:{seq}:{way}', { ...ballot, way: text(REQUEST, MAX_REQUEST_LENGTH) }],
  /** All other turns, for one reader. */
  others: ['votes:{table}:{seq}', ballot],
  chooseOther: ['votes:{table}:{seq}:{list}', { ...ballot, list: wholeNumber(1) }],
});

interface Ballot extends Choices {
  /** A row per way, with the button that votes for it. */
  readonly rows: readonly Part[];
}

/** The open ballot instead of a player's own buttons. */
export function ballotChoices(t: Translate, table: TableOf<'tuchulcha'>, state: GameState): Ballot {
  const seq = table.logLength;
  const { ways, lines, letters } = waysOnBallot(t, table, state);
  const hasOthers = ['extra', 'discard', 'moving'].includes(state.phase.name);
  return {
    asks: 'other',
    buttons: [],
    rows: ways.map(({ way, label, style }) =>
      row(label, button(voteButtons.cast({ table: table.id, seq, way }), t('vote.forThis'), style)),
    ),
    closing: hasOthers ? [button(voteButtons.others({ table: table.id, seq }), t('vote.others'))] : [],
    moves: letters.onBoard(lines.map(({ from, steps }) => nextWithHits(from, steps.slice(0, 1)))),
    haruspexes: letters.all,
    lines: lines.map(({ steps }) => steps),
    wins: 0,
  };
}

/** The offered ways: decisions, then whole turns in the order of the board. */
function waysOnBallot(t: Translate, table: TableOf<'tuchulcha'>, state: GameState) {
  const ways = table.reminders.vote?.ways ?? [];
  const lines = ways.flatMap((way) => lineOf(state, way) ?? []);
  const letters = new Letters(
    state.position.turn,
    lines.map(({ steps }) => steps),
  );
  const decisions = ways.flatMap((way) => {
    const request = parseRequest(way);
    const label = request && decisionText(t, state, request);
    return label ? [{ way, label, style: request.type === 'roll' ? 'primary' : 'secondary' } as const] : [];
  });
  const turns = lines
    .map(({ way, from, discarded, steps }) => ({
      way,
      discarded,
      line: steps,
      ...lineLabel(t, table, from, steps, letters, false),
    }))
    .sort(inButtonOrder(letters))
    .map(({ way, discarded, label, style }) => ({ way, label: withDiscard(t, discarded, label), style }));
  const named = [...decisions, ...turns].map((one) => ({ ...one, label: unbroken(plainText(one.label)) }));
  return { ways: named, lines, letters };
}

const withDiscard = (t: Translate, die: number | null, label: string): string =>
  [die === null ? '' : t('step.drop', { die }), label].filter(Boolean).join(' · ');

/** A turn that can be voted for; `from`: the position after Tuchulcha's discard. Null if it isn't possible from here. */
function lineOf(state: GameState, way: string) {
  const request = parseRequest(way);
  if (request?.type !== 'turn') return null;
  const kept = state.phase.name === 'extra' ? tuchulcha.apply(state, { type: 'keep' }) : null;
  let now = kept?.ok ? kept.state : state;
  let from = now;
  let discarded: number | null = null;
  const steps: Step[] = [];
  for (const one of request.steps) {
    const action = actionOf(now, one);
    const applied = action && tuchulcha.apply(now, action);
    if (!applied?.ok) return null;
    now = applied.state;
    if (action?.type === 'step') steps.push(action.step);
    if (action?.type !== 'discard') continue;
    from = now;
    discarded = action.die;
  }
  return { way, from, discarded, steps };
}

/** A decision other than a turn; null for others. */
function decisionText(t: Translate, state: GameState, request: TuchulchaRequest): string | null {
  switch (request.type) {
    case 'devote':
      return t(`button.devote.${request.devotion.role}`);
    case 'roll':
    case 'keep':
    case 'pass':
      return decisionLabel(t, state, request);
    default:
      return null;
  }
}

/** Discord's limits for a select, and for the selects of a message that has nothing else. */
const MAX_IN_LIST = 25;
const MAX_LISTS = 4;

/** The first steps of a select's first and last turn, since a phone shows little more of a closed select. */
function firstSteps(turns: readonly { readonly label: string }[]): string {
  const ends = [turns[0], turns.at(-1)].flatMap((turn) => turn?.label.split(WAY_SEPARATOR)[0] ?? []);
  return [...new Set(ends)].join(' … ');
}

/** The turns without a button, in the order of the board. */
export function othersMessage(
  t: Translate,
  table: TableOf<'tuchulcha'>,
  state: GameState,
  ways: readonly RaceWay[],
): OutMessage {
  const offered = table.reminders.vote?.ways ?? [];
  const others = ways
    .filter(({ way, steps }) => steps.length > 0 && !offered.includes(way))
    .map(({ way, steps }) => ({
      value: way,
      label: waysText(t, steps, namesColors(state.position)),
    }))
    .sort((one, other) => one.label.localeCompare(other.label, undefined, { numeric: true }));
  if (others.length === 0) return plain(t('vote.noOthers'));
  const lists = slicesOf(others, MAX_IN_LIST).slice(0, MAX_LISTS);
  const rows = lists.map((some, list) => {
    const id = voteButtons.chooseOther({ table: table.id, seq: table.logLength, list });
    return selectRow(id, firstSteps(some), some);
  });
  return plain(t('vote.list'), rows);
}

/** Maximum number of an option's voters that are named; the others are counted. */
const MAX_NAMES = 6;
const MAX_WAYS = 4;

type Voted = Pick<TableOf<'tuchulcha'>, 'locale' | 'state'>;

/** The voters of each option. */
export function ballotLine(t: Translate, table: Voted, { chosen, ways, votes }: ClosedBallot): string {
  if (votes.length === 0) return t('vote.nobody');
  const counts = countVotes(votes);
  const told = ways
    .filter(({ way }) => counts[way])
    .toSorted((one, other) => (counts[other.way] ?? 0) - (counts[one.way] ?? 0));
  const shown = told.slice(0, MAX_WAYS).map(({ way, moves }) => {
    const name = wayName(t, table, way, moves);
    const own = votes.filter((vote) => vote.way === way);
    return `${way === chosen ? `**${name}**` : name}: ${own.length} (${namesOf(t, own)})`;
  });
  const more = told.slice(MAX_WAYS).reduce((sum, { way }) => sum + (counts[way] ?? 0), 0);
  return t('vote.told', { count: votes.length, ways: shown.join(' · '), more });
}

/** Moves as in the turn's own line; other decisions by their names. */
function wayName(t: Translate, { state }: Voted, way: string, moves: string): string {
  const request = parseRequest(way);
  switch (request?.type) {
    case 'roll':
    case 'keep':
    case 'pass':
      return t(`vote.for.${request.type}`);
    case 'devote':
      return t(`button.devote.${request.devotion.role}`);
    default: {
      const steps = state && parseSteps(moves, state.position.players);
      return steps?.ok ? waysText(t, steps.value, true) : moves;
    }
  }
}

function namesOf(t: Translate, votes: readonly Vote[]): string {
  const names = votes.slice(0, MAX_NAMES).map(({ name }) => nameOrGone(t, name));
  const more = votes.length - names.length;
  return t.list(more > 0 ? [...names, t('vote.more', { count: more })] : names);
}

/** Maximum number of people named at the end for each. */
const MAX_RANKED = 3;

/** The voters who voted most often, and those whose votes were best; null if nobody has voted. */
export function votersLine(t: Translate, ballots: readonly ClosedBallot[]): string | null {
  const [faithful, wise] = [mostFaithful(ballots, MAX_RANKED), wisest(ballots, MAX_RANKED)];
  if (faithful.length === 0) return null;
  const list = (voters: readonly RankedVoter[]) =>
    t.list(voters.map(({ name, ballots: voted }) => `${nameOrGone(t, name)} (${voted})`));
  return t('vote.voters', {
    faithful: list(faithful),
    wise: t.list(wise.map(({ name }) => nameOrGone(t, name))) || 'none',
    count: ballots.length,
  });
}

type Voting = ButtonInteraction | StringSelectMenuInteraction;

/** Stores a vote: only its voter is told now, and the public message shows the number of votes later. */
async function vote(
  tap: Tap<Voting>,
  { seq }: { readonly seq: number },
  found: Table,
  way: string,
  label: string,
): Promise<void> {
  const { tables, tableMessages, t } = tap;
  const outcome = await castVote(tables, found, seq, personOf(tap.interaction), way);
  if (!outcome.ok) return refuseVote(tap, outcome.refusal, outcome.table);
  tableMessages.outdated.add(found.id);
  const { up } = await turnTimes(tables, outcome.table);
  await answer(tap, t('vote.cast', { way: label, until: up ? stamp(up) : 'none' }));
}

/** An old ballot's message that couldn't be closed loses its buttons. */
async function refuseVote(tap: Tap, refusal: TableRefusal, table: Table | null): Promise<void> {
  await replyRefusal(tap, refusal, table);
  if (table && refusal.code !== 'otherSide') await refreshRefused(tap, table.id, table);
}

/** A way as it is called on the ballot, or in the list of others. Discord doesn't guarantee that the message contains that. */
function calledWay(t: Translate, { component }: Voting, table: Table, way: string): string {
  if (component && 'options' in component)
    return component.options.find(({ value }) => value === way)?.label ?? '';
  if (!table.state || !isOf('tuchulcha', table)) return '';
  return waysOnBallot(t, table, table.state).ways.find((one) => one.way === way)?.label ?? '';
}

/** Opens a table at which the channel plays as one player. */
async function openForChannel(tap: Tap<ServerCommand>): Promise<void> {
  const { options } = tap.interaction;
  const against = options.getString('against');
  const pace = options.getString('pace');
  const sides = against === SIDES ? 2 : 1;
  await openHere(tap, 'tuchulcha', (settings) => ({
    size: PLAYERS,
    computers: PLAYERS - sides,
    voters: { name: channelName(tap.interaction), sides },
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

/** Closes ballots that are decided, and updates the number of votes at most once per interval. */
class VoteCounter implements PeriodicTask {
  readonly #context: HandlerContext;
  #hasLooked = false;

  constructor(context: HandlerContext) {
    this.#context = context;
  }

  async run(): Promise<void> {
    const { tables, tableMessages, log, store } = this.#context;
    const { outdated } = tableMessages;
    if (!this.#hasLooked) {
      // Votes from before the start, which the process that took them may not have counted.
      for (const id of await store.votedTables()) outdated.add(id);
      this.#hasLooked = true;
    }
    for (const id of [...outdated]) {
      outdated.delete(id);
      try {
        await closeBallot(tables, id);
        await refreshTable(this.#context, id);
      } catch (error) {
        log.error({ err: error, table: id }, 'failed to count votes');
        outdated.add(id);
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
      cast: replying((tap, values, table) =>
        vote(tap, values, table, values.way, calledWay(tap.t, tap.interaction, table, values.way)),
      ),
      others: replying(async (tap, { seq }, table) => {
        if (!table.state || !isOf('tuchulcha', table) || table.logLength !== seq || !table.reminders.vote)
          return refuseVote(tap, { code: 'voteClosed' }, table);
        const ways = raceWays(table.state, tap.services.tuchulcha.table);
        await answer(tap, othersMessage(tap.t, table, table.state, ways));
      }),
      chooseOther: {
        answers: 'update',
        async select(tap, values, table) {
          const [way = ''] = tap.interaction.values;
          await vote(tap, values, table, way, calledWay(tap.t, tap.interaction, table, way));
        },
      },
    },
    { cast: 'vote', others: 'vote', chooseOther: 'vote' },
  ),
  createTask: (context) => new VoteCounter(context),
};
