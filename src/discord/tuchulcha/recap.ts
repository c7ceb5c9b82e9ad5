import { type Color, type Position, type Role, roleOf } from '../../games/tuchulcha/board.ts';
import { highlightOf, highlightsOf } from '../../games/tuchulcha/highlights.ts';
import type { GameEvent, Refusal, RefusalCode } from '../../games/tuchulcha/types.ts';
import { waysText } from '../../pictures/tuchulcha/board-view.ts';
import { roleText } from '../../pictures/tuchulcha/highlights.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { hasVoters } from '../../tables/seats.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import type { ClosedBallot } from '../../tables/votes.ts';
import { ELLIPSIS, shorten } from '../../text.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { fittingLines, inRows, MAX_CONTENT_LENGTH, type OutMessage, plain } from '../api/message.ts';
import { eventsOfTurn, type ShownEntry } from '../views/game-presenter.ts';
import { who, withComputerFor } from '../views/names.ts';
import {
  isOutHighlight,
  longPhrase,
  type Named,
  outText,
  type PhraseOptions,
  sentenceAbout,
} from './highlights.ts';
import { ballotLine } from './votes.ts';

export type RecapAction = Pick<ShownEntry<'tuchulcha'>, 'actor' | 'action' | 'events' | 'interactionId'>;

/** `playedBy`: who ended a person's turn for them; `answer`: their automatic answer. */
type RecapEvent = GameEvent & { readonly playedBy?: 'computer' | 'answer' };

/** The player to act. `since`: the length of the log when they sat down. */
interface Reader {
  readonly userId: Snowflake;
  readonly color: Color;
  readonly since: number;
}

/** The events since the reader's last turn, or their color's last one before they sat down. A null reader gets all. */
export function eventsSince(replay: readonly RecapAction[], reader: Reader | null): readonly RecapEvent[] {
  const { userId, color, since } = reader ?? {};
  const own = userId === undefined ? -1 : replay.findLastIndex(endsTurn(userId));
  const before = replay
    .slice(0, since)
    .findLastIndex(({ events }) =>
      events.some((event) => event.type === 'confirmed' && event.color === color),
    );
  return replay.slice(Math.max(own, before) + 1).flatMap(({ actor, events }) => {
    const playedBy = PLAYED_BY[actor];
    return playedBy ? events.map((event) => ({ ...event, playedBy })) : events;
  });
}

const endsTurn =
  (userId: Snowflake) =>
  ({ actor, action }: RecapAction): boolean =>
    actor === userId && action.type === 'confirm';

export const hasEndedTurn = (replay: readonly RecapAction[], userId: Snowflake): boolean =>
  replay.some(endsTurn(userId));

const PLAYED_BY: Readonly<Partial<Record<string, NonNullable<RecapEvent['playedBy']>>>> = {
  computer: 'computer',
  table: 'answer',
};

/** Maximum length, since a player reads only a sentence or two of a message. */
const RECAP_LENGTH = 700;

/** Joins sentences after the `first` ones, dropping the earliest if there are too many. */
export function recapText(
  t: Translate,
  sentences: readonly string[],
  first: readonly string[] = [],
): string | null {
  let recap: string | null = null;
  for (const sentence of sentences.toReversed()) {
    if (recap !== null && recap.length + sentence.length > RECAP_LENGTH) {
      recap = t('recap.before', { story: recap });
      break;
    }
    recap = recap === null ? shorten(sentence, RECAP_LENGTH) : `${sentence}; ${recap}`;
  }
  return [...first, ...(recap === null ? [] : [recap])].join('; ') || null;
}

/**
 * The events since a reader's last turn: first the changes of role that are still in force, with what they change, and the eliminated
 * players; then a sentence for each color, such as `Anna (red) hit one of yours on 14 and …`. `position`: the current one.
 */
export function recapSince(
  t: Translate,
  table: Named,
  position: Position,
  events: readonly RecapEvent[],
  reader: Color | null,
): string | null {
  const news = events.filter(
    (event) => event.type !== 'devoted' || event.color !== reader || event.playedBy !== undefined,
  );
  const nameOf = (color: Color): string => who(t, table, color);
  const great = highlightsOf(news).flatMap((one) => {
    if (isOutHighlight(one)) return [outText(t, one, nameOf)];
    if (one.kind !== 'role' || !isInForce(position, one.who, one.role)) return [];
    return [roleText(t, position, one.role, one.who === reader ? null : nameOf(one.who))];
  });
  const others = news.filter(
    (event) => event.type !== 'devoted' || !isInForce(position, event.color, event.devotion.role),
  );
  const sentences = phrasesByColor(t, others, reader).map(({ color, isByComputer, phrases }) => {
    const named = isByComputer ? playedFor(t, table, color) : table;
    return sentenceAbout(t, color === reader ? null : who(t, named, color), phrases);
  });
  return recapText(t, sentences, great);
}

const isInForce = (position: Position, color: Color, role: Role): boolean => roleOf(position, color) === role;

const playedFor = <N extends Named>(t: Translate, table: N, color: Color): N => ({
  ...table,
  seats: withComputerFor(t, table.seats, color),
});

const outSentences = (t: Translate, table: Named, events: readonly GameEvent[], mover: Color): string[] =>
  highlightsOf(events)
    .filter(isOutHighlight)
    .map((one) => outText(t, one, (color) => who(t, table, color), mover));

/** Phrases by color, in order of appearance. Moves without effect on others have none. */
function phrasesByColor(
  t: Translate,
  events: readonly RecapEvent[],
  reader: Color | null,
): { readonly color: Color; readonly isByComputer: boolean; readonly phrases: readonly string[] }[] {
  const phraseOf: PhraseOf = (event, order) => eventPhrase(t, event, reader, order);
  const byColor = new Map<Color, RecapEvent[]>();
  for (const event of events) {
    const color = 'by' in event ? event.by : 'color' in event ? event.color : null;
    if (color && phraseOf(event)) byColor.set(color, [...(byColor.get(color) ?? []), event]);
  }
  return [...byColor].map(([color, all]) => ({
    color,
    isByComputer: all.every(({ playedBy }) => playedBy === 'computer'),
    phrases: phrasesOf(t, all, phraseOf),
  }));
}

type Order = PhraseOptions['order'];
type PhraseOf = (event: RecapEvent, order?: Order) => string | null;

/** Repeated phrases are counted, and of consecutive hits only the first says that they are hits. */
function phrasesOf(t: Translate, events: readonly RecapEvent[], phraseOf: PhraseOf): string[] {
  const repeats = new Map<string | null, RecapEvent[]>();
  for (const event of events) {
    const phrase = phraseOf(event);
    repeats.set(phrase, [...(repeats.get(phrase) ?? []), event]);
  }
  const all = [...repeats.values()];
  const isHit = (at: number): boolean => all[at]?.[0]?.type === 'hit';
  return all.flatMap(([event, ...others], at) => {
    const phrase = event && phraseOf(event, orderOf(isHit(at - 1), isHit(at + 1)));
    if (!phrase) return [];
    return [others.length > 0 ? t('recap.times', { phrase, times: others.length + 1 }) : phrase];
  });
}

const orderOf = (isAfter: boolean, isBefore: boolean): Order =>
  isAfter ? (isBefore ? 'between' : 'last') : isBefore ? 'first' : 'only';

function eventPhrase(t: Translate, event: RecapEvent, reader: Color | null, order?: Order): string | null {
  switch (event.type) {
    case 'confirmed':
      if (event.color !== reader || event.steps.length === 0 || !event.playedBy) return null;
      return t('recap.played', {
        by: event.playedBy,
        dice: event.dice.join('-'),
        steps: waysText(t, event.steps, false),
      });
    case 'blocked':
      return t('recap.blocked', { why: blockedText(t, event.reasons) });
    default: {
      const highlight = highlightOf(event);
      if (!highlight || isOutHighlight(highlight)) return null;
      const whose = highlight.whom === reader ? 'yours' : 'color';
      const victim = { whose, whom: t(`color.${highlight.whom}`) } as const;
      return longPhrase(t, highlight, victim, { order });
    }
  }
}

function blockedText(t: Translate, reasons: readonly Refusal[]): string {
  const stones = (wanted: (code: RefusalCode) => boolean) =>
    reasons.filter(({ code }) => wanted(code)).map(({ facts }) => facts['stone']);
  const closed = stones((code) => code === 'closedByTuchulcha');
  const strong = stones((code) => code === 'powerTooHigh' || code === 'hitNotCompletable');
  const parts = [
    ...(closed.length > 0 ? [t('recap.closed', { stones: closed.join(', ') })] : []),
    ...(strong.length > 0 ? [t('recap.strong', { stones: strong.join(', ') })] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : 'nothing';
}

/** Computer players may end a game by themselves, in more turns than fit into a message. */
const MORE = `\n-# ${ELLIPSIS}`;

/** The rest of a turn's message: a line for it, and for each following turn without a decision. No picture, no buttons. */
export function pastTurn(
  table: TableOf<'tuchulcha'>,
  replay: readonly RecapAction[],
  turnNumber: number,
  ballots: readonly ClosedBallot[] = [],
): OutMessage {
  const t = translator(table.locale);
  const events = replay.flatMap((entry) => entry.events);
  const unasked = turnsEndedBy(replay, ['computer', 'table']);
  const byComputer = turnsEndedBy(replay, ['computer']);
  const lineOf = (number: number) => pastLine(t, table, events, number, byComputer.has(number));
  const own = lineOf(turnNumber);
  // A ballot is in rows, and stays so.
  const say = (text: string) => (hasVoters(table.seats) ? inRows(plain(text)) : plain(text));
  if (own === null) return say(t('past.unknown'));
  const votes = ballots.filter(({ turn }) => turn === turnNumber);
  let content = fittingLines([own, ...votes.map((ballot) => ballotLine(t, table, ballot))]);
  for (let next = turnNumber + 1; unasked.has(next); next++) {
    const line = lineOf(next);
    if (line === null) break;
    const isTooLong = content.length + line.length + MORE.length >= MAX_CONTENT_LENGTH;
    content += isTooLong ? MORE : `\n${line}`;
    if (isTooLong) break;
  }
  return say(content);
}

function pastLine(
  t: Translate,
  table: TableOf<'tuchulcha'>,
  events: readonly GameEvent[],
  number: number,
  isByComputer: boolean,
): string | null {
  const turn = eventsOfTurn(events, number);
  const [first] = turn;
  const color = first?.type === 'turn' ? first.color : table.setup?.first;
  if (!first || !color) return null;
  const { recap, ...values } = turnRecap(t, isByComputer ? playedFor(t, table, color) : table, turn, color);
  return t('past.turn', { number, ...values, told: recap });
}

/** The table as a text on a turn names its players. */
export const tableInTurn = <N extends Named>(
  t: Translate,
  table: N,
  replay: readonly RecapAction[],
  { turn, color }: { readonly turn: number; readonly color: Color },
): N => (turnsEndedBy(replay, ['computer']).has(turn) ? playedFor(t, table, color) : table);

/** Turns of computer players, and turns without a legal move, have no message of their own. */
function turnsEndedBy(
  replay: readonly RecapAction[],
  actors: readonly RecapAction['actor'][],
): ReadonlySet<number> {
  const found = new Set<number>();
  let number = 1;
  for (const { actor, events } of replay) {
    for (const event of events) {
      if (event.type === 'turn') number = event.turnNumber;
      else if (event.type === 'confirmed' && actors.includes(actor)) found.add(number);
    }
  }
  return found;
}

/** The values of a turn's line: the player, the dice or `none`, the events or `nothing`. `turn` holds its events. */
export function turnRecap(
  t: Translate,
  table: Named & Pick<Table, 'setup'>,
  turn: readonly GameEvent[],
  color: Color,
): { readonly who: string; readonly dice: string; readonly recap: string } {
  const dice = turn.flatMap((event) => (event.type === 'rolled' ? event.dice : []));
  // The steps say who has reached the altar.
  const all = phrasesByColor(
    t,
    turn.filter(({ type }) => type !== 'reachedAltar'),
    null,
  );
  const own = all.find((one) => one.color === color);
  const others = all.filter((one) => one !== own);
  const steps = turn.flatMap((event) => (event.type === 'confirmed' ? event.steps : []));
  const parts = [
    ...(steps.length > 0 ? [waysText(t, steps, table.setup?.players.length === 2)] : []),
    ...(own ? [t.list(own.phrases)] : []),
    ...others.map(({ color, phrases }) => sentenceAbout(t, who(t, table, color), phrases)),
    ...outSentences(t, table, turn, color),
  ];
  return {
    who: who(t, table, color),
    dice: dice.length > 0 ? dice.join('-') : 'none',
    recap: recapText(t, parts) ?? 'nothing',
  };
}
