import { type GameState, playerOf, type Ruling } from '../../games/bacchanalia/index.ts';
import type { TableauView } from '../../pictures/index.ts';
import type { TableOf } from '../../tables/table.ts';

/** Everything that lies on a story's table. */
export function tableauView({ seats, locale }: TableOf<'bacchanalia'>, state: GameState): TableauView {
  const { setup, middle, amansApart, parcae, ending, deck, discards, turn, phase } = state;
  return {
    players: setup.players.map((color) => {
      const occupant = seats.find((seat) => seat.color === color)?.occupant;
      const { dei, hand, odd, bacchusCame, milesNext, ended, left } = playerOf(state, color);
      return {
        color,
        name: occupant?.kind === 'person' ? occupant.name : '',
        ...{ dei, hand, odd, bacchusCame, milesNext, left },
        ended: ended?.kind ?? null,
      };
    }),
    ...{ middle, amansApart, parcae, ending, locale },
    parcaeEnd: setup.end.kind === 'parcae' ? setup.end.times : null,
    deck: deck.length,
    discards: discards.length,
    onTurn: phase.name === 'over' ? null : turn,
    ruling: rulingIn(state),
  };
}

/** Who rules the turn, while the turn asks for it. */
export function rulingIn({ phase }: GameState): Ruling | null {
  return 'ruling' in phase ? phase.ruling : null;
}
