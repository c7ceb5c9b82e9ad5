import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Devotion, GameState, Offers, Step } from '../../games/tuchulcha/index.ts';
import { stepLabel } from '../../pictures/tuchulcha/steps.ts';
import type { TuchulchaRequest } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { button } from '../api/message.ts';
import {
  diceLeft,
  type LetteredStep,
  letterSteps,
  namesColors,
  numberSteps,
  stepDice,
  withHits,
} from '../views/moves.ts';
import { turnButtons } from './buttons.ts';
import { endingStepLabel, endsLabel, winnersAfter } from './ends-game.ts';

/** Up to here every step has its button at once; above, a first tap chooses the die. */
const DIRECT_STEPS = 15;
/** Discord allows 25 buttons; the last row is kept for what ends or takes back. */
const MOST_STEPS = 20;

export interface Choices {
  readonly buttons: readonly APIButtonComponent[];
  /** Buttons that end the turn or go back, on rows of their own. */
  readonly closing: readonly APIButtonComponent[];
  /** The steps that have letters on the board. */
  readonly steps: readonly LetteredStep[];
  /** Which die's steps are shown, where a first tap chose it. */
  readonly asksForDie: boolean;
}

/** The buttons of a state. `die`: the one whose steps are asked for, where {@link Choices.asksForDie} was offered. */
export function choicesOf(
  t: Translate,
  table: Table,
  state: GameState,
  offered: Offers,
  die: number | null,
): Choices {
  const idFor = (request: TuchulchaRequest) =>
    turnButtons.act({ table: table.id, version: table.version, request });
  const undo = offered.undo ? [button(idFor({ type: 'undo' }), t('button.undo'))] : [];
  const none = { steps: [], asksForDie: false };

  if (offered.onlyTurn && offered.onlyTurn.length > 0) {
    const winners = winnersAfter(state, offered.onlyTurn);
    const label = winners ? endsLabel(t, table, winners) : t('button.playOnly');
    const only = button(idFor({ type: 'playOnly' }), label, 'primary');
    const steps = numberSteps(withHits(state, offered.onlyTurn));
    return { buttons: [only], closing: undo, steps, asksForDie: false };
  }
  if (state.phase.name === 'moving') {
    const confirm = offered.confirm
      ? [
          button(
            idFor({ type: 'confirm' }),
            state.phase.result ? endsLabel(t, table, state.phase.result) : t('button.confirm'),
            'primary',
          ),
        ]
      : [];
    const dice = stepDice(offered.steps);
    const closing = [...confirm, ...undo];
    if (offered.steps.length > DIRECT_STEPS && dice.length > 1 && die === null) {
      return {
        buttons: dice.map((value) => dieButton(t, table, offered.steps, value)),
        closing,
        steps: [],
        asksForDie: true,
      };
    }
    const steps = letterSteps(
      offered.steps.filter((step) => die === null || step.die === die).slice(0, MOST_STEPS),
    );
    const back =
      die === null
        ? []
        : [
            button(
              turnButtons.die({ table: table.id, version: table.version, die: null }),
              t('button.otherDie'),
            ),
          ];
    const named = namesColors(state);
    const buttons = steps.map((lettered) => {
      const { letter, step } = lettered;
      const winners = winnersAfter(state, [step]);
      return winners
        ? button(idFor(requestOf(step)), endingStepLabel(t, table, lettered, winners), 'danger')
        : button(idFor(requestOf(step)), stepLabel(t, state.position, step, letter, named));
    });
    return { buttons, closing: [...closing, ...back], steps, asksForDie: false };
  }
  return { buttons: decisions(t, table, state, offered, idFor), closing: undo, ...none };
}

const requestOf = (step: Step): TuchulchaRequest =>
  step.kind === 'discard'
    ? { type: 'dropDie', die: step.die }
    : { type: 'step', die: step.die, color: step.color, from: step.from };

function dieButton(t: Translate, table: Table, steps: readonly Step[], die: number): APIButtonComponent {
  const count = steps.filter((step) => step.die === die).length;
  return button(
    turnButtons.die({ table: table.id, version: table.version, die }),
    t('button.die', { die, count }),
  );
}

function decisions(
  t: Translate,
  table: Table,
  state: GameState,
  offered: Offers,
  idFor: (request: TuchulchaRequest) => string,
): APIButtonComponent[] {
  const roles = [...new Set(offered.devotions.map(({ role }) => role))];
  const devote = roles.map((role: Devotion['role']) =>
    button(
      turnButtons.devotion({ table: table.id, version: table.version, role }),
      t(`button.devote.${role}`),
    ),
  );
  const never = button(idFor({ type: 'neverDevote' }), t('button.never'));
  switch (state.phase.name) {
    case 'before':
      return [
        button(idFor({ type: 'roll' }), t('button.roll', { count: offered.roll }), 'primary'),
        ...devote,
        never,
      ];
    case 'extra':
      return [
        button(idFor({ type: 'roll' }), t('button.extra', { which: state.phase.dice.length + 1 })),
        button(idFor({ type: 'keep' }), t('button.keep', { dice: state.phase.dice.join('-') })),
      ];
    case 'discard':
      return offered.discards.map((die) =>
        button(
          idFor({ type: 'discard', die }),
          t('button.discard', { die, rest: without(diceLeft(state), die).join('-') }),
        ),
      );
    case 'afterFall':
      return [...devote, button(idFor({ type: 'pass' }), t('button.pass')), never];
    default:
      return [];
  }
}

function without(dice: readonly number[], die: number): number[] {
  const at = dice.indexOf(die);
  return dice.filter((_, index) => index !== at);
}
