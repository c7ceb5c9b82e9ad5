import { type Color, type GameState, roleOf } from '../../games/tuchulcha/index.ts';
import type { JudgeByCount } from '../../games/tuchulcha/players/judges.ts';
import type { Face } from '../../pictures/index.ts';
import type { ResultCardView, StandingView } from '../../pictures/tuchulcha/banners/card.ts';
import { guessedRight } from '../../tables/changes/guessing.ts';
import type { LoggedAction, SeatColor, Sitting } from '../../tables/game-types.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import { decisiveTurn } from '../../tables/tuchulcha/analysis/decisive.ts';
import { framesOf } from '../../tables/tuchulcha/analysis/frames.ts';
import { listOf, type Translate, translator } from '../../texts/index.ts';
import { button, type OutMessage, rowsOf } from '../api/message.ts';
import { fairnessButton } from '../views/fairness.ts';
import { links } from '../views/links.ts';
import { nameOn, plainLabel, plainName } from '../views/names.ts';
import { timeTaken } from '../views/result-card.ts';
import { ranking } from './end.ts';
import { decisiveText } from './highlights.ts';
import { gameLinks } from './links.ts';

interface ResultCard {
  readonly message: Omit<OutMessage, 'picture'>;
  readonly view: ResultCardView;
}

/** A finished game for the channel: the winners, the turn that decided it, the length. Null where it isn't over. */
export function resultCard(
  table: TableOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting[],
  faces: ReadonlyMap<SeatColor, Face>,
  judges: JudgeByCount,
): ResultCard | null {
  const { id, locale, number, setup, state } = table;
  if (!setup || state?.phase.name !== 'over') return null;
  const t = translator(locale);
  const { winners } = state.phase;
  const decisive = decisiveTurn(judges, framesOf({ setup, log, sittings }));
  const head = t('card.head', {
    game: t('game.tuchulcha'),
    number,
    count: winners.length,
    winners: listOf(
      locale,
      winners.map((color) => plainName(nameOn(t, table, color))),
    ),
    turns: state.turnNumber,
    length: timeTaken(t, log),
  });
  const lines = [head, decisive && decisiveText(t, table, decisive), guessLine(t, table, winners)];
  return {
    message: {
      content: lines.filter((line) => line !== null).join('\n'),
      rows: rowsOf([
        button(links.rematch({ table: id }), t('button.rematch'), 'primary'),
        button(gameLinks.history({ table: id, does: 'card' }), t('history.button.story')),
        ...(decisive ? [button(gameLinks.decisive({ table: id }), t('button.decisive'))] : []),
        fairnessButton(t, table),
      ]),
      mentions: [],
    },
    view: { number, standings: standingsOf(t, table, state, winners, faces), locale },
  };
}

function guessLine(t: Translate, table: Table, winners: readonly Color[]): string | null {
  const names = guessedRight(table, winners).map(plainName);
  if (names.length === 0) return null;
  return t('card.guessed', { names: listOf(table.locale, names), count: names.length });
}

function standingsOf(
  t: Translate,
  table: Table,
  { position }: GameState,
  winners: readonly Color[],
  faces: ReadonlyMap<SeatColor, Face>,
): StandingView[] {
  const rows = ranking(position).map(({ color, state: { altar, forest } }): StandingView => {
    return {
      color,
      altar,
      forest,
      won: winners.includes(color),
      role: roleOf(position, color),
      name: plainLabel(nameOn(t, table, color)),
      face: faces.get(color) ?? { kind: 'computer' },
    };
  });
  return rows.sort((one, other) => Number(other.won) - Number(one.won));
}
