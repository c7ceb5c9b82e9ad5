import { coded, declareCustomIds, field, oneOf, text } from '../../custom-id.ts';
import { GAMES, type GameName, PLAYERS } from '../../views/ratings.ts';

const page = {
  game: oneOf<GameName>(...GAMES),
  period: text('all|\\d{4}(?:-Q[1-4])?', 7),
  players: coded(Object.fromEntries(PLAYERS.map((players) => [String(players), players]))),
  page: field('[1-9]\\d{0,5}', 6, Number, String),
};

export const leaderboardButtons = declareCustomIds({
  show: ['leaders:show:{game}:{period}:{players}:{page}', page],
  /** The page with the person who presses it; the number in it counts for nothing. */
  mine: ['leaders:mine:{game}:{period}:{players}:{page}', page],
  /** Shows the page to everybody in the channel. */
  share: ['leaders:share:{game}:{period}:{players}:{page}', page],
  /** Lists: the choice takes the place of what the page has, on the first page. */
  season: ['leaders:season:{game}:{period}:{players}:{page}', page],
  players: ['leaders:players:{game}:{period}:{players}:{page}', page],
});
