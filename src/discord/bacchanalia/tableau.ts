import { castOf, type GameState, playerOf, type Ruling } from '../../games/bacchanalia/index.ts';
import type { TableauView } from '../../pictures/bacchanalia/index.ts';
import type { TableOf } from '../../tables/table.ts';

export function tableauView({ seats, locale }: TableOf<'bacchanalia'>, state: GameState): TableauView {
  const { setup, middle, amansApart, parcae, ending, deck, discards, turn, phase } = state;
  const cast = castOf(state);
  const named = Object.values(cast).map(({ name }) => name);
  return {
    players: setup.players.map((color) => {
      const occupant = seats.find((seat) => seat.color === color)?.occupant;
      const { dei, hand, odd, bacchusCame, milesNext, ended, missed, left } = playerOf(state, color);
      return {
        color,
        name: cast[color]?.name ?? (occupant?.kind === 'person' ? occupant.name : ''),
        // Players whose characters have the same name are told apart by color.
        isCharacter: named.filter((name) => name === cast[color]?.name).length === 1,
        dei,
        hand,
        odd,
        bacchusCame,
        milesNext,
        left,
        ended: ended?.kind ?? null,
        ...(missed && { missed: true }),
      };
    }),
    middle,
    amansApart,
    parcae,
    ending,
    locale,
    parcaeEnd: setup.end.kind === 'parcae' ? setup.end.times : null,
    deck: deck.length,
    discards: discards.length,
    onTurn: phase.name === 'over' || phase.name === 'introductions' ? null : turn,
    introducing: phase.name === 'introductions' ? phase.left : [],
    ruling: rulingIn(state),
  };
}

function rulingIn({ phase }: GameState): Ruling | null {
  return 'ruling' in phase ? phase.ruling : null;
}
