import type { APIButtonComponent } from 'discord-api-types/v10';
import { type Offers, offers, tuchulcha } from '../../games/tuchulcha/game.ts';
import { formatDice } from '../../games/tuchulcha/notation.ts';
import { linesToEnds } from '../../games/tuchulcha/turn.ts';
import type { Devotion, GameState, Step } from '../../games/tuchulcha/types.ts';
import type { LetteredHaruspex, LetteredMove } from '../../pictures/tuchulcha/board-view.ts';
import type { Table } from '../../tables/table.ts';
import { type Haruspex, needsConfirmation, stepRequest } from '../../tables/tuchulcha/apply-request.ts';
import type { TuchulchaRequest } from '../../tables/tuchulcha/types.ts';
import type { Translate } from '../../texts/index.ts';
import { button } from '../api/message.ts';
import {
  decisionLabel,
  dieEmoji,
  distinctEnds,
  endStyle,
  endsLabel,
  followedLines,
  haruspexLabel,
  inButtonOrder,
  lineLabel,
  roleEmoji,
  winnersAfter,
} from './button-labels.ts';
import { turnButtons } from './buttons.ts';
import { diceLeft, Letters, nextWithHits, numberSteps } from './move-texts.ts';

/** Maximum number of turns with a button each, so that one tap plays the turn. They fit on a phone, below the picture. */
const MAX_TURNS = 15;
/** The same if some have three or four steps: a phone shows one such label per row. */
const MAX_LONG_TURNS = 8;
/** The same in the first round, while players learn how steps make a turn. */
const MAX_FIRST_TURNS = 8;
/** Maximum number of steps with a button each; with more, the first tap chooses the haruspex. */
const MAX_STEPS = 15;
/** With more buttons than this, a phone should show two in a row. */
const MANY = 6;
/** Maximum number of lines in the search for one haruspex's turns. */
const MAX_LINES = 60;

/** `turns`: each button plays the turn to its end. */
type Asks = 'turns' | 'steps' | 'haruspex' | 'only' | 'other';

export interface Choices {
  readonly asks: Asks;
  readonly buttons: readonly APIButtonComponent[];
  readonly closing: readonly APIButtonComponent[];
  /** Costly ends of the turn: the last of all buttons, away from the previous tap. */
  readonly final?: readonly APIButtonComponent[];
  readonly moves: readonly LetteredMove[];
  readonly haruspexes: readonly LetteredHaruspex[];
  /** The dice can't be used as they are, which is a reason to roll another one. */
  readonly areDiceUnusable?: true;
  /** The number of the first buttons that win the game. */
  readonly wins: number;
  /** The options of the buttons. */
  readonly lines: readonly (readonly Step[])[];
}

interface Asked {
  readonly t: Translate;
  readonly table: Table;
  readonly state: GameState;
  /** Another button rolls another die. */
  readonly mayRoll?: boolean;
}

const NOTHING = { moves: [], haruspexes: [], lines: [], wins: 0 };

const act = ({ id, version }: Table, request: TuchulchaRequest): string =>
  turnButtons.act({ table: id, version, request });

/** The buttons for a state. `of`: the haruspex that the first tap chose. */
export function choiceButtons(
  t: Translate,
  table: Table,
  state: GameState,
  offered: Offers,
  of: Haruspex | null,
): Choices {
  const asked = { t, table, state };
  const undo = offered.undo ? [button(act(table, { type: 'undo' }), t('button.undo'))] : [];
  if (state.phase.name === 'extra') return extra(asked, offered, of);
  if (state.phase.name !== 'moving')
    return { asks: 'other', buttons: decisions(asked, offered), closing: undo, ...NOTHING };
  const confirm = offered.confirm ? [confirmButton(asked, state.phase.result)] : [];
  const moving = moves(asked, offered, of);
  const ends = moving.asks === 'only' ? [] : confirm;
  return needsConfirmation(state, state.position.turn)
    ? { ...moving, closing: [...undo, ...moving.closing], final: ends }
    : { ...moving, closing: [...ends, ...undo, ...moving.closing] };
}

function confirmButton(
  { t, table, state }: Asked,
  result: Extract<GameState['phase'], { name: 'moving' }>['result'],
): APIButtonComponent {
  const label = result ? endsLabel(t, table, result) : t('button.confirm');
  return button(
    act(table, { type: 'confirm' }),
    label,
    result ? endStyle(state.position.turn, result) : 'primary',
  );
}

/** Offers another die, and the moves without it. */
function extra(asked: Asked, offered: Offers, of: Haruspex | null): Choices {
  const { t, table, state } = asked;
  const roll = [act(table, { type: 'roll' }), decisionLabel(t, state, { type: 'roll' })] as const;
  const more = button(...roll, 'primary');
  const kept = tuchulcha.apply(state, { type: 'keep' });
  if (!kept.ok || !offered.keep) return { asks: 'other', buttons: [more], closing: [], ...NOTHING };
  const staying = { t, table, state: kept.state, mayRoll: true };
  const keptOffers = offers(kept.state);
  if (kept.state.phase.name === 'discard')
    return { asks: 'other', buttons: [more, ...decisions(staying, keptOffers)], closing: [], ...NOTHING };
  if (keptOffers.steps.length === 0) {
    const keep = button(act(table, { type: 'playOnlyTurn' }), t('button.keepUnused'));
    return { asks: 'other', buttons: [more, keep], closing: [], ...NOTHING, areDiceUnusable: true };
  }
  const moving = moves(staying, keptOffers, of);
  // Another die may waste a won game, and a good roll: it isn't the blue button, and comes after winning ones.
  const [wins, others] = [moving.buttons.slice(0, moving.wins), moving.buttons.slice(moving.wins)];
  return { ...moving, buttons: [...wins, button(...roll), ...others] };
}

function moves(asked: Asked, offered: Offers, of: Haruspex | null): Choices {
  const { t, table, state } = asked;
  const { steps, onlyTurn } = offered;
  if (onlyTurn && onlyTurn.length > 0) return onlyChoice(asked, onlyTurn);
  if (steps.length === 0) return { asks: 'steps', buttons: [], closing: [], ...NOTHING };
  const lines = steps.map((step) => [step]);
  const all = linesToEnds(state, MAX_LINES)?.filter((line) => line.length > 0) ?? null;
  const ends = all && distinctEnds(state, all);
  // If the turn can end now, there is a button for that.
  if (of === null && ends && ends.length <= mostTurns(state, ends)) return screen(asked, 'turns', ends);
  if (of === null && steps.length <= MAX_STEPS) return screen(asked, 'steps', lines);
  const letters = new Letters(state.position.turn, lines, ends ?? []);
  if (of === null) return haruspexChoice(asked, lines, ends ?? lines, letters);
  const isOf = (step: Step): boolean =>
    step.kind === 'move' && step.color === of.color && step.from === of.from;
  const itsEnds = ends?.filter((line) => line.some(isOf)) ?? [];
  const others = turnButtons.haruspex({ table: table.id, version: table.version, of: null });
  const back = button(others, t('button.otherHaruspex'));
  const its =
    itsEnds.length > 0 && itsEnds.length <= mostOnPhone(itsEnds)
      ? screen(asked, 'turns', itsEnds, letters)
      : screen(
          asked,
          'steps',
          lines.filter(([step]) => step && isOf(step)),
          letters,
        );
  return { ...its, closing: [back] };
}

/** The last die gets a button for each step, since no other choice follows. */
function mostTurns({ turnNumber, setup }: GameState, ends: readonly (readonly Step[])[]): number {
  if (ends.every(({ length }) => length === 1)) return MAX_STEPS;
  return turnNumber <= setup.players.length ? MAX_FIRST_TURNS : mostOnPhone(ends);
}

const mostOnPhone = (ends: readonly (readonly Step[])[]): number =>
  ends.every(({ length }) => length <= 2) ? MAX_TURNS : MAX_LONG_TURNS;

function onlyChoice({ t, table, state, mayRoll }: Asked, line: readonly Step[]): Choices {
  const winners = winnersAfter(state, line);
  const id = act(table, { type: 'playOnlyTurn' });
  const only = winners
    ? button(id, endsLabel(t, table, winners), endStyle(state.position.turn, winners))
    : mayRoll
      ? button(id, t('button.keep', { dice: formatDice(diceLeft(state)) }))
      : button(id, t('button.playOnly'), 'primary');
  return {
    asks: 'only',
    buttons: [only],
    closing: [],
    moves: numberSteps(nextWithHits(state, line)),
    haruspexes: [],
    lines: [line],
    wins: 0,
  };
}

/** The first tap chooses the haruspex, whose button shows all possible outcomes. */
function haruspexChoice(
  asked: Asked,
  lines: readonly (readonly Step[])[],
  ends: readonly (readonly Step[])[],
  letters: Letters,
): Choices {
  const { t, table, state } = asked;
  const shown = screen(asked, 'haruspex', lines, letters);
  const haruspexes = letters.all.filter(({ color, from }) =>
    lines.some(([step]) => step?.kind === 'move' && step.color === color && step.from === from),
  );
  const followed = followedLines(state, letters, ends);
  const buttons = haruspexes.map(({ color, from, letter }) => {
    const label = haruspexLabel(t, state, { color, from, letter }, followed);
    const of = { color, from };
    return button(turnButtons.haruspex({ table: table.id, version: table.version, of }), label);
  });
  return { ...shown, haruspexes, buttons };
}

/** A button for each line: the rest of the turn (`turns`), or one step (`steps`). */
function screen(
  { t, table, state }: Asked,
  asks: Asks,
  lines: readonly (readonly Step[])[],
  letters = new Letters(state.position.turn, lines),
): Choices {
  const isBrief = lines.length > MANY;
  const sorted = lines
    .map((line) => ({ line, ...lineLabel(t, table, state, line, letters, isBrief) }))
    .sort(inButtonOrder(letters));
  const buttons = sorted.map(({ line, label, style }) =>
    button(act(table, requestOf(asks, line)), label, style),
  );
  return {
    asks,
    buttons,
    closing: [],
    moves: shownMoves(state, lines, letters),
    haruspexes: letters.all,
    lines: sorted.map(({ line }) => line),
    wins: sorted.filter(({ merit }) => merit === 'wins').length,
  };
}

/** The possible first moves of these lines. */
function shownMoves(
  state: GameState,
  lines: readonly (readonly Step[])[],
  letters: Letters,
): readonly LetteredMove[] {
  const told = new Set(lines.flat().map((step) => JSON.stringify(step)));
  const now = offers(state).steps.filter((step) => told.has(JSON.stringify(step)));
  return letters.onBoard(now.map((step) => nextWithHits(state, [step])));
}

function requestOf(asks: Asks, line: readonly Step[]): TuchulchaRequest {
  const steps = line.map(stepRequest);
  const [first] = steps;
  return asks === 'turns' || !first ? { type: 'turn', steps } : first;
}

function decisions({ t, table, state }: Asked, offered: Offers): APIButtonComponent[] {
  const roles = [...new Set(offered.devotions.map(({ role }) => role))];
  const devote = roles.map((role: Devotion['role']) =>
    button(
      turnButtons.devotion({ table: table.id, version: table.version, role }),
      t(`button.devote.${role}`),
      'secondary',
      roleEmoji(role),
    ),
  );
  switch (state.phase.name) {
    case 'before':
      return [
        button(act(table, { type: 'roll' }), decisionLabel(t, state, { type: 'roll' }), 'primary'),
        ...devote,
      ];
    case 'discard':
      return offered.discards.map((die) => {
        const discard = { type: 'discard', die } as const;
        return button(act(table, discard), decisionLabel(t, state, discard), 'secondary', dieEmoji(die));
      });
    case 'afterFall':
      return [...devote, button(act(table, { type: 'pass' }), t('button.pass'))];
    default:
      return [];
  }
}
