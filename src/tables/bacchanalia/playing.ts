import type { Color } from '../../games/bacchanalia/cards.ts';
import { type Offers, offers } from '../../games/bacchanalia/game.ts';
import { type GameState, isPlaying } from '../../games/bacchanalia/state.ts';
import { fnv1aOf } from '../../hash.ts';
import { isForgotten, type Snowflake } from '../game-types.ts';
import { isDesertedBy, isPlayedByComputer, seatOf } from '../seats.ts';
import type { PlayContext as AnyPlaying, Progress as AnyProgress } from '../table-game.ts';
import type { Wish } from './settings.ts';

type Playing = AnyPlaying<'bacchanalia'>;
type Progress = AnyProgress<'bacchanalia'>;

/** When an agreed date and time begins the end; null if it has begun, or the table agreed on another end. */
export function dueAt({ setup: { end }, ending, phase }: GameState): Date | null {
  return end.kind === 'time' && !ending && phase.name !== 'over' ? new Date(end.at) : null;
}

const isDue = (state: GameState, now: Date): boolean => {
  const due = dueAt(state);
  return due !== null && due.getTime() <= now.getTime();
};

const nobodyIsThere = (state: GameState, seats: Playing['seats']): boolean =>
  isDesertedBy(seats, ({ color }) => isPlaying(state, color));

function awayToAct(state: GameState, seats: Playing['seats']): Color | null {
  const { color } = offers(state);
  const seat = seats.find((one) => one.color === color);
  return seat && isPlayedByComputer(seat) ? color : null;
}

type Gift = Offers['gives'][number];

interface WishedGift {
  readonly by: Snowflake;
  readonly gift: Gift;
}

/** A gift that carries out the wish, at random if it leaves several open; null if none is legal. `gives`: the legal ones. */
export function giftOf(
  gives: readonly Gift[],
  wish: Wish,
  { seats, now }: Pick<Playing, 'seats' | 'now'>,
): Gift | null {
  const wanted = wish.to === undefined ? null : seatOf({ seats }, wish.to)?.color;
  const fitting = gives.filter(
    ({ deus, to }) => (wish.deus ?? deus) === deus && (wanted === null || wanted === to),
  );
  return fitting[fnv1aOf(`${now.getTime()} ${gives.length}`) % fitting.length] ?? null;
}

/** The giver's first wish that is legal now (docs/rules/bacchanalia.md §8.1); null: they are asked. */
function wishedGift(
  state: GameState,
  { seats, terms: { wishes = {} }, now }: Pick<Playing, 'seats' | 'terms' | 'now'>,
): WishedGift | null {
  const { gives, color } = offers(state);
  const giver = seats.find((seat) => seat.color === color)?.occupant;
  if (gives.length === 0 || giver?.kind !== 'person') return null;
  for (const wish of wishes[giver.userId] ?? []) {
    const gift = giftOf(gives, wish, { seats, now });
    if (gift) return { by: giver.userId, gift };
  }
  return null;
}

/** A player in the game who deleted their data, so that nobody comes back to that seat; null if there is none. */
function forgottenIn(state: GameState, seats: Playing['seats']): Color | null {
  const seat = seats.find(
    ({ color, occupant }) =>
      occupant.kind === 'person' && isForgotten(occupant.userId) && isPlaying(state, color),
  );
  return seat?.color ?? null;
}

export function canAutoPlayStory(
  state: GameState,
  { seats, terms, now }: Pick<Playing, 'seats' | 'terms' | 'now'>,
): boolean {
  if (state.phase.name === 'over') return false;
  if (isDue(state, now) || forgottenIn(state, seats) !== null) return true;
  if (nobodyIsThere(state, seats)) return false;
  return (
    offers(state).chance !== null ||
    awayToAct(state, seats) !== null ||
    wishedGift(state, { seats, terms, now }) !== null
  );
}

/** Carries out wishes, makes random draws, and skips absent players until somebody has to act. Forgotten players leave. */
export function autoPlayStory(from: Progress, playing: Playing): Progress {
  let progress = from;
  if (isDue(progress.state, playing.now)) progress = progress.andSurely('table', { type: 'timeReached' });
  const { turnNumber } = from.state;
  while (progress.state.turnNumber <= turnNumber + 1 && canAutoPlayStory(progress.state, playing)) {
    const gone = forgottenIn(progress.state, playing.seats);
    const away = awayToAct(progress.state, playing.seats);
    const wished = away ? null : wishedGift(progress.state, playing);
    if (gone) progress = progress.andSurely('table', { type: 'leave', color: gone });
    else if (wished) progress = progress.andSurely(wished.by, { type: 'give', ...wished.gift });
    else progress = away ? absent(progress, away) : drawn(progress, playing);
  }
  return progress;
}

/** Skips the player to act, or all who haven't acted, for the rest of this turn. Nothing is told or chosen for them. */
export function playStoryTurnFor(from: Progress, playing: Playing): Progress {
  const { color } = offers(from.state);
  let progress = from;
  while (progress.state.phase.name !== 'over' && progress.state.turnNumber === from.state.turnNumber) {
    const offered = offers(progress.state);
    if (offered.chance !== null) progress = drawn(progress, playing);
    else if (offered.introducers.length > 0) progress = offered.introducers.reduce(absent, progress);
    else if (color !== null && offered.color === color) progress = absent(progress, color);
    else return progress;
  }
  return progress;
}

const absent = (progress: Progress, color: Color): Progress =>
  progress.andSurely('table', { type: 'absent', color });

function drawn(progress: Progress, { pick }: Playing): Progress {
  const { state, interactionId } = progress;
  const { chance, promptChance } = offers(state);
  if (chance === null) throw new Error('Chance was asked for nothing.');
  const oneOf = (outcomes: number, number: number) => pick(outcomes, { number, interactionId });
  return progress.andSurely('table', {
    type: 'draw',
    pick: oneOf(chance, state.draws),
    ...(promptChance !== null && { prompt: oneOf(promptChance, state.draws + 1) }),
  });
}
