import type { Action, GameEvent } from '../../games/bacchanalia/action.ts';
import { COLORS, type Color } from '../../games/bacchanalia/cards.ts';
import {
  isAllowedAfterEnd,
  type Offers,
  offers,
  bacchanalia as rules,
} from '../../games/bacchanalia/game.ts';
import { type GameState, isPlaying, nextInTurn, type Setup } from '../../games/bacchanalia/state.ts';
import { replayActions } from '../../games/game.ts';
import { fnv1aOf } from '../../hash.ts';
import { spelled, startOf } from '../../text.ts';
import { type Chance, FORGOTTEN_WORDS, isForgotten, type Sitting, type Snowflake } from '../game-types.ts';
import { type FinishedGame, type GameResult, holderAt, type Placing } from '../results/result.ts';
import { inOrder, isDesertedBy, isPlayedByComputer, seatOf } from '../seats.ts';
import type { PlayContext as AnyPlaying, Progress as AnyProgress, TableGame } from '../table-game.ts';
import { applyStoryRequest, isForAnybody, storyTellsOfChange, storyTellsOfEnd } from './apply-request.ts';
import { storyTerms, type Wish } from './terms.ts';

type Playing = AnyPlaying<'bacchanalia'>;
type Progress = AnyProgress<'bacchanalia'>;

/** When an agreed date and time begins the end; null if it has begun, or the table agreed on another end. */
function dueAt({ setup: { end }, ending, phase }: GameState): Date | null {
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

function canAutoPlayStory(
  state: GameState,
  { seats, terms, now }: Pick<Playing, 'seats' | 'terms' | 'now'>,
): boolean {
  if (state.phase.name === 'over') return false;
  if (isDue(state, now) || forgottenIn(state, seats) !== null) return true;
  if (terms.paused || nobodyIsThere(state, seats)) return false;
  return (
    offers(state).chance !== null ||
    awayToAct(state, seats) !== null ||
    wishedGift(state, { seats, terms, now }) !== null
  );
}

/** Carries out wishes, makes random draws, and skips absent players until somebody has to act. Forgotten players leave. */
function autoPlayStory(from: Progress, playing: Playing): Progress {
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
function playStoryTurnFor(from: Progress, playing: Playing): Progress {
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

export const bacchanaliaTables: TableGame<'bacchanalia'> = {
  name: 'bacchanalia',
  rules,
  colors: COLORS,
  sizes: { least: 3, most: 6 },
  hasComputers: false,
  terms: storyTerms,
  choosesColors: false,
  freeColors: (seats, size) =>
    seats.length >= size ? [] : COLORS.filter((color) => seats.every((seat) => seat.color !== color)),
  startingSeats: (seats) => ({ ok: true, seats: inOrder(COLORS, seats) }),
  setUp: (players, first, { end }) => ({ players, first, end }),
  toAct: (state) => offers(state).color,
  next: nextInTurn,
  isInGame: isPlaying,
  isForAnybody,
  isAllowedAfterEnd,
  endOf: (log) => log.findLast(({ action }) => !isAllowedAfterEnd(action)) ?? null,
  applyRequest: applyStoryRequest,
  leaving: (color) => ({ type: 'leave', color }),
  tellsOfChange: storyTellsOfChange,
  tellsOfEnd: storyTellsOfEnd,
  takesWordsBack: ({ skipped }, done, isOver) =>
    skipped.length > 0 && (isOver || done.some(({ action }) => action.type === 'retell')),
  entriesTakenBack: redactedEntries,
  sharesClock: ({ phase }) => phase.name === 'introductions',
  dueAt,
  canAutoPlay: canAutoPlayStory,
  autoPlay: autoPlayStory,
  playTurnFor: playStoryTurnFor,
  chances,
  resultOf: storyResult,
  isContest: false,
  titles: ['wildest', 'darkest', 'tenderest', 'truest', 'finest', 'keenest'],
  isInOpenersLanguage: true,
  career: {
    none: { told: 0, ended: 0 },
    add: ({ told, ended }, { ending }) => ({ told: told + 1, ended: ended + (ending === null ? 0 : 1) }),
  },
};

/** Every draw of a log with its number of cards, each followed by a prompt's draw. Throws if the log doesn't replay. */
function chances(setup: Setup, actions: readonly Action[]): readonly Chance[] {
  const drawn: Chance[] = [];
  for (const { index: seq, action, before } of replayActions(rules, setup, actions)) {
    if (action.type !== 'draw') continue;
    const { chance, promptChance } = offers(before);
    const { pick, prompt } = action;
    if (chance !== null) drawn.push({ seq, outcomes: chance, least: 0, came: [pick] });
    if (promptChance !== null && prompt !== undefined)
      drawn.push({ seq, outcomes: promptChance, least: 0, came: [prompt] });
  }
  return drawn;
}

interface Done {
  readonly seq: number;
  readonly event: GameEvent;
}

/** How a story ended: its tellers and their endings. It is no contest: nobody has a rank. */
export function storyResult({ setup, log, sittings }: FinishedGame<'bacchanalia'>): GameResult {
  const actions = log.map(({ action }) => action);
  const replayed = [...replayActions(rules, setup, actions)];
  const state = replayed.at(-1)?.state;
  if (!state || rules.winners(state) === null)
    throw new Error('The log does not come to the end of the game.');
  const done = replayed.flatMap(({ index, events }) =>
    events.map((event): Done => ({ seq: log[index]?.seq ?? index, event })),
  );
  const end = log.at(-1)?.seq ?? 0;
  return {
    players: setup.players.length,
    turns: state.turnNumber,
    reason: 'allTold',
    faces: [0, 0, 0, 0, 0, 0],
    placings: setup.players.flatMap((color) => placingsOf(color, done, end, sittings)),
  };
}

/** Everybody who told a tale as this color, or had it at the end. */
function placingsOf(
  color: Color,
  done: readonly Done[],
  end: number,
  sittings: readonly Sitting[],
): Placing[] {
  const people = sittings.flatMap(({ color: of, occupant }) =>
    of === color && occupant?.kind === 'person' ? [occupant] : [],
  );
  const tellers = new Map(people.map((person) => [person.userId, person]));
  const first = people[0]?.userId;
  const own = done.filter(({ event }) => 'color' in event && event.color === color);
  const [ending = null] = own.flatMap(({ event }) => (event.type === 'ended' ? [event.kind] : []));
  const left = own.some(({ event }) => event.type === 'left');
  return [...tellers.values()].flatMap((player): Placing[] => {
    const told = own.flatMap(({ seq, event }) =>
      event.type === 'told' && holderAt(sittings, color, seq) === player.userId ? [event] : [],
    );
    const stayed = holderAt(sittings, color, end) === player.userId;
    if (told.length === 0 && !stayed && player.userId !== first) return [];
    const tales = told.filter(({ kind }) => kind !== 'question').length;
    return [
      {
        color,
        player,
        rank: null,
        won: false,
        part: player.userId !== first ? 'substitute' : stayed && !left ? 'whole' : 'left',
        turns: tales,
        dice: 0,
        pips: 0,
        deeds: { tales, ending: stayed ? ending : null },
      },
    ];
  });
}

/** Removes players' words from an action, if they may no longer be stored. The actions can still be replayed. */
export function withoutWords(action: Action): Action {
  if (!('text' in action)) return action;
  const text = FORGOTTEN_WORDS;
  const { character: _, ...kept } = { character: undefined, ...withoutWoven(action) };
  return { ...kept, text, ...('title' in kept && kept.title && { title: text }) };
}

/** Removes the words with which an odd card was woven in. */
function withoutWoven<A extends Action>(action: A): A {
  if ('odd' in action && action.odd) return { ...action, odd: { ...action.odd, woven: FORGOTTEN_WORDS } };
  return 'woven' in action && action.woven ? { ...action, woven: FORGOTTEN_WORDS } : action;
}

/** The names that actions gave people and scenes, by which others' cards may have been woven in: the beginnings of their words. */
export const namesIn = (actions: readonly Action[]): readonly string[] =>
  actions
    .flatMap((action) => [
      ...('character' in action && action.character
        ? [action.character.name, action.character.accuser, action.character.amans]
        : []),
      ...('title' in action && action.title ? [action.title] : []),
    ])
    .map((name) => startOf(lettersOf(name), NAME_LETTERS))
    .filter((letters) => letters !== '');

/** Without what an odd card was woven in with, if that is by one of these names. */
export function withoutNames(action: Action, names: readonly string[]): Action {
  const woven = 'odd' in action ? action.odd?.woven : 'woven' in action ? action.woven : undefined;
  const letters = lettersOf(woven ?? '');
  return names.some((name) => letters.includes(name)) ? withoutWoven(action) : action;
}

/** A select shortens long names. */
const NAME_LETTERS = 20;

/** A select shows no markup. */
const lettersOf = (text: string): string =>
  spelled(text)
    .replace(/[\s\p{C}\p{P}|`~<>]/gu, '')
    .toLowerCase();

/**
 * The log entries that contain texts cut with the X-card, without their words, by index. In a running story only those that were
 * retold: until then, their author's form shows the old text. Throws if the log doesn't replay.
 */
function redactedEntries(
  setup: Setup,
  actions: readonly Action[],
  isOver: boolean,
): ReadonlyMap<number, Action> {
  const replayed = [...replayActions(rules, setup, actions)];
  const { skipped = [], retold = [] } = replayed.at(-1)?.state ?? {};
  const isGone = (tale: number) => skipped.includes(tale) && (isOver || retold.includes(tale));
  const holdsCut = (event: GameEvent) =>
    (event.type === 'told' || event.type === 'retold' || event.type === 'edited') && isGone(event.tale);
  return new Map(
    replayed.flatMap(({ index, action, events }) =>
      events.some(holdsCut) ? [[index, withoutWords(action)] as const] : [],
    ),
  );
}
