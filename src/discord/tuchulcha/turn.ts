import type { APIButtonComponent } from 'discord-api-types/v10';
import { colorsOf, roleOf } from '../../games/tuchulcha/board.ts';
import { offers, settledPosition } from '../../games/tuchulcha/game.ts';
import { formatDice } from '../../games/tuchulcha/notation.ts';
import type { GameEvent, GameState } from '../../games/tuchulcha/types.ts';
import { drawable } from '../../pictures/painter.ts';
import type { ShownMove } from '../../pictures/tuchulcha/board-view.ts';
import type { Sitting, Snowflake } from '../../tables/game-types.ts';
import { isDeserted, personToAct, votersToAct } from '../../tables/seats.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import type { Haruspex } from '../../tables/tuchulcha/apply-request.ts';
import { hasHints } from '../../tables/tuchulcha/terms.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { PICTURE, row } from '../api/layout.ts';
import { button, joinLines, laidOut, plain, rowsOf } from '../api/message.ts';
import { accentAt, backButtons, type ShownPlayers, type TableSnapshot } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { mention, stamp, who } from '../views/names.ts';
import { answeredInTurn, automaticAnswerButtons } from './automatic-answers.ts';
import { type BoardMessage, boardMessage, boardView } from './board-message.ts';
import { outlooksText } from './button-labels.ts';
import { gameLinks } from './buttons.ts';
import { type Choices, choiceButtons } from './choice-buttons.ts';
import { colorsText, playersText } from './highlights.ts';
import {
  diceLeft,
  diceOfTurn,
  lineText,
  movesAmong,
  movesOfEvents,
  stepsMade,
  withHits,
} from './move-texts.ts';
import { eventsSince, hasEndedTurn, type RecapAction, recapSince } from './recap.ts';
import { ballotChoices } from './votes.ts';

interface TurnContext extends Omit<TableSnapshot<'tuchulcha'>, 'replay' | 'of' | 'players'> {
  readonly replay: readonly RecapAction[];
  readonly of: Haruspex | null;
  readonly players?: ShownPlayers;
}

export function turnMessage({
  table,
  state,
  replay,
  of,
  until,
  away,
  sittings,
  voting,
  players = {},
}: TurnContext): BoardMessage {
  const t = translator(table.locale);
  const offered = offers(state);
  const { color } = offered;
  if (!color) throw new Error(`Table ${table.id} is over and has no turn to show`);
  if (isDeserted(table)) return deserted(t, table, state, players);
  const person = personToAct(table)?.userId ?? null;
  const isVoted = votersToAct(table) !== null;
  const ballot = isVoted ? ballotChoices(t, table, state) : null;
  const choices = ballot ?? choiceButtons(t, table, state, offered, of);
  const sat = sittings.findLast((one) => one.color === color && one.why !== 'standIn' && one.why !== 'back');
  // Voters come and go, so they get everything since their side's last turn.
  const reader = isVoted
    ? { userId: '', color, since: replay.length }
    : person
      ? { userId: person, color, since: sat?.seq ?? 0 }
      : null;
  const since = eventsSince(replay, reader);

  const lines = [
    t('turn.head', {
      who: person ? mention(person) : who(t, table, color),
      text: headline(t, state, offered.roll),
    }),
    t('turn.table', {
      number: table.number,
      color: t(`color.${color}`),
      until: until ? stamp(until) : 'none',
    }),
    away && t('turn.away', { who: who(t, table, color), until: stamp(away, 'F') }),
    neutralsLine(t, state),
    recapLine(t, state, recapSince(t, table, state.position, since, color)),
    answeredLine(t, state, replay),
    soFar(t, state),
    isVoted ? t('vote.how', { count: voting?.cast ?? 0 }) : instruction(t, table, state, choices),
    choices.haruspexes.length > 0 && isFirstTurn(state, replay, person) && t('turn.how.letters'),
    passageLine(t, choices),
  ];
  const automatic = isVoted ? [] : automaticAnswerButtons(t, table, state, choices.asks, replay);
  // Help answers the person who taps it.
  const help = button(links.help({ table: table.id, version: table.version }), t('button.help'));
  const last = lastRow([...choices.closing, ...automatic, help], hintButton(t, table, sittings), [
    ...recapButton(t, table, state, since),
    ...backButtons(t, table),
    ...(choices.final ?? []),
  ]);
  const below = rowsOf(last);
  const board = boardView(table.locale, state.position, {
    dice: diceOfTurn(state),
    lastMoves: movesShown(state, since),
    choices: choices.moves,
    haruspexes: choices.haruspexes,
    toMove: color,
    players,
  });
  const picture = drawable('tuchulcha', 'board', board);
  if (ballot) {
    const parts = [row(joinLines(lines)), PICTURE, ...ballot.rows, ...below];
    return { message: laidOut(parts, accentAt(table)), picture };
  }
  const rows = [...rowsOf(choices.buttons, perRow(choices.buttons)), ...below];
  return { message: { ...plain(lines, rows), mentions: person ? [person] : [] }, picture };
}

/** Whether nobody, or this person, has ended a turn here before. */
const isFirstTurn = (
  { turnNumber, setup }: GameState,
  replay: readonly RecapAction[],
  person: Snowflake | null,
): boolean => (person === null ? turnNumber <= setup.players.length : !hasEndedTurn(replay, person));

/** Rows for choices; the fifth holds the buttons that end or undo. */
const MAX_ROWS = 4;
const MAX_IN_ROW = 5;

/** The hint is left out if it doesn't fit. */
const lastRow = (
  first: readonly APIButtonComponent[],
  hint: readonly APIButtonComponent[],
  last: readonly APIButtonComponent[],
): APIButtonComponent[] =>
  first.length + hint.length + last.length > MAX_IN_ROW ? [...first, ...last] : [...first, ...hint, ...last];

/** Maximum length of a label such as `C → 18`, three of which a phone shows in a row. */
const SHORT_LABEL = 8;

/** As many buttons as a phone shows in a row, so that no row breaks unevenly. */
function perRow(buttons: readonly APIButtonComponent[]): number {
  const short = buttons.filter((one) => 'label' in one && (one.label ?? '').length <= SHORT_LABEL);
  const even = 2 * short.length > buttons.length ? 3 : 2;
  return even * MAX_ROWS >= buttons.length ? even : 4;
}

const hintButton = (
  t: Translate,
  table: TableOf<'tuchulcha'>,
  sittings: readonly Sitting[],
): APIButtonComponent[] =>
  hasHints(table, sittings)
    ? [button(links.hint({ table: table.id, version: table.version }), t('button.hint'))]
    : [];

/** While arrows show the others' turns, the button shows the same turns as an animation. */
function recapButton(
  t: Translate,
  { id }: Table,
  state: GameState,
  since: readonly GameEvent[],
): APIButtonComponent[] {
  if (stepsMade(state).length > 0 || movesOfEvents(since).length === 0) return [];
  return [button(gameLinks.recap({ table: id }), t('button.recap'))];
}

/** Computer players stand in for everybody, and the game waits until a person comes back. */
const deserted = (t: Translate, table: Table, state: GameState, players: ShownPlayers): BoardMessage =>
  boardMessage(
    [t('turn.deserted', { number: table.number, game: table.game })],
    rowsOf(backButtons(t, table)),
    boardView(table.locale, state.position, { dice: diceOfTurn(state), players }),
  );

function headline(t: Translate, state: GameState, roll: number): string {
  const { phase } = state;
  switch (phase.name) {
    case 'before':
      return t('turn.before', { count: roll });
    case 'extra':
      return t('turn.extra', { dice: formatDice(phase.dice), which: phase.dice.length + 1 });
    case 'discard':
      return t('turn.discard', { dice: formatDice(phase.dice) });
    case 'afterFall':
      return t('turn.afterFall');
    default:
      return t('turn.rolled', {
        dice: 'dice' in phase ? formatDice(phase.dice) : '',
        role: roleOfMover(state),
      });
  }
}

/** Shown in the first turn of each of two players. */
function neutralsLine(t: Translate, { position, turnNumber }: GameState): string | null {
  if (position.players !== 2 || turnNumber > 2) return null;
  const neutral = colorsOf(position).filter((color) => roleOf(position, color) === 'neutral');
  return t('turn.neutrals', { colors: colorsText(t, neutral) });
}

const roleOfMover = ({ position }: GameState): string => position.colors[position.turn]?.role ?? 'normal';

const recapLine = (t: Translate, { turnNumber, setup }: GameState, story: string | null): string | null =>
  story && t('turn.since', { first: turnNumber <= setup.players.length ? 'yes' : 'no', story });

function soFar(t: Translate, state: GameState): string | null {
  const line = lineText(t, settledPosition(state), stepsMade(state));
  return line === '' ? null : t('turn.soFar', { line });
}

/** Explains what automatic answers did in this turn. */
function answeredLine(t: Translate, state: GameState, replay: readonly RecapAction[]): string | null {
  const answered = answeredInTurn(state, replay).map((one) => t(`turn.answered.${one}`));
  return answered.length > 0 ? t('turn.answered', { answers: answered.join(', ') }) : null;
}

function instruction(t: Translate, table: Table, state: GameState, choices: Choices): string | null {
  const { phase } = state;
  const { asks, lines } = choices;
  if (phase.name === 'before') return t('turn.how.before');
  if (phase.name === 'afterFall') return t('turn.how.afterFall');
  if (phase.name === 'discard') return t('turn.how.discard');
  if (phase.name === 'extra') {
    const rule = t('turn.how.extra', { role: roleOfMover(state), which: phase.dice.length + 1 });
    const dice = formatDice(phase.dice);
    return choices.areDiceUnusable ? `${t('turn.unusable', { dice })} ${rule}` : rule;
  }
  const [only] = lines;
  if (asks === 'only' && only)
    return t('turn.how.only', { line: lineText(t, settledPosition(state), only, stepsMade(state)) });
  if (phase.name === 'moving' && phase.result) {
    const { result } = phase;
    return t('turn.how.ends', { count: result.length, winners: playersText(t, table, result) });
  }
  const offered = offers(state);
  const left = formatDice(diceLeft(state));
  if (offered.steps.length === 0)
    return `${left ? t('turn.unusable', { dice: left }) : t('turn.allUsed')} ${t('turn.how.confirm')}`;
  if (offered.confirm) return t('turn.how.stepOrStop', { left });
  if (asks === 'turns') return t('turn.how.turns');
  if (asks === 'haruspex') {
    const labels = choices.buttons.flatMap((one) => ('label' in one && one.label) || []);
    return [t('turn.how.haruspex'), ...outlooksText(t, labels)].join(' · ');
  }
  return stepsMade(state).length > 0 ? t('turn.how.step', { left }) : null;
}

function passageLine(t: Translate, { asks, lines }: Choices): string | null {
  if (asks === 'only') return null;
  const passages = lines.flatMap((line) =>
    line.flatMap((step) => (step.kind === 'move' && step.effect === 'lost' ? [Number(step.to)] : [])),
  );
  const stones = [...new Set(passages)].sort((one, other) => one - other);
  return stones.length > 0 ? t('turn.passages', { stones: stones.join(', '), count: stones.length }) : null;
}

/** Maximum number of arrows: three opponents with four dice each. */
const MAX_ARROWS = 12;

/** Arrows for this turn's steps, or before the first one for the turns since the player's last. */
function movesShown(state: GameState, since: readonly GameEvent[]): ShownMove[] {
  const made = stepsMade(state);
  return made.length > 0
    ? movesAmong(withHits(settledPosition(state), made))
    : movesOfEvents(since).slice(-MAX_ARROWS);
}
