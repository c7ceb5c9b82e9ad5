import type { Action, GameEvent } from '../../../games/bacchanalia/action.ts';
import type { Color } from '../../../games/bacchanalia/cards.ts';
import { bacchanalia } from '../../../games/bacchanalia/game.ts';
import type { Ending, Setup, TaleKind } from '../../../games/bacchanalia/state.ts';
import { replayActions } from '../../../games/game.ts';
import {
  type ActionEffects,
  isScene,
  readTales,
  type TaleEvent,
  type TurnNotes,
  turnNotesOf,
} from './turn-notes.ts';

/** A player's words, as written. A story contains no text that was cut. */
export interface Telling {
  readonly color: Color;
  readonly text: string;
  readonly at: Date | null;
  readonly title?: string;
}

interface StoryQuestion extends Telling {
  /** Bacchus's new owner asked (docs/rules/bacchanalia.md §4.9). */
  readonly ofBacchus: boolean;
  readonly answers: readonly Telling[];
}

/** An introduction, a scene, an ending, or how Bacchus came, and what was asked about it. */
export interface Tale extends Telling {
  readonly questions: readonly StoryQuestion[];
}

/** Why there is nothing to read: `skipped` (cut, by whom is unknown), passed over, or not told yet. */
type UntoldReason = 'skipped' | 'absent' | 'open';

/** A tale, or the reason why there is none. */
export type MaybeTale =
  | { readonly is: 'told'; readonly tale: Tale }
  | { readonly is: 'untold'; readonly why: UntoldReason };

/** A turn of the story: a scene, or a character's ending. */
export type Scene = ReturnType<typeof sceneOf>;

interface Departure {
  readonly kind: 'departure';
  readonly turnNumber: number;
  readonly color: Color;
}

export type Chapter = Scene | Departure;

/** How a character's story ended; `untold`: the game is over without that being told; null if it goes on. */
export type Fate = Ending | 'left' | 'untold' | null;

export type Character = ReturnType<typeof characterOf>;

export type Story = ReturnType<typeof tellStory>;

export type Names = Readonly<Partial<Record<Color, string>>>;

export interface Entry {
  readonly action: Action;
  readonly at: Date | null;
}

export const storyOf = (setup: Setup, log: readonly Entry[], names: Names): Story =>
  tellStory(setup, stepsOf(setup, log), names);

/** The effects of each log entry. Throws if the log contains an action that the rules refuse: such a log is corrupt. */
export function stepsOf(setup: Setup, log: readonly Entry[]): readonly ActionEffects[] {
  const actions = log.map(({ action }) => action);
  return [...replayActions(bacchanalia, setup, actions)].map(({ index, events, state: { phase } }) => ({
    events,
    phase,
    at: log[index]?.at ?? null,
  }));
}

export function tellStory(setup: Setup, steps: readonly ActionEffects[], names: Names) {
  const events = steps.flatMap((step) => step.events);
  const drafts = turnNotesOf(setup.first, steps, readTales(steps));
  const tales = drafts.flatMap(({ tellings }) => tellings);
  const isOver = events.some(({ type }) => type === 'over');
  const dates = steps.flatMap(({ at }) => (at ? [at] : []));
  return {
    characters: setup.players.map((color) => characterOf(color, names[color] ?? '', drafts, events, tales)),
    chapters: chaptersOf(drafts, tales, isOver),
    parcae: Math.max(0, ...events.map((event) => (event.type === 'parcae' ? event.times : 0))),
    isOver,
    /** Times of the first and the last entry; null if unknown. */
    from: dates[0] ?? null,
    until: dates.at(-1) ?? null,
  };
}

/** A cut scene has no chapter unless it is told again: the next one has its number, and the hour of the night that began in it. */
function chaptersOf(drafts: readonly TurnNotes[], tales: Tales, isOver: boolean): readonly Chapter[] {
  const chapters: Chapter[] = [];
  let number = 0;
  let begun: Scene['happenings'] = [];
  for (const draft of drafts) {
    const { turnNumber, left } = draft;
    const isOpen = !isOver && draft === drafts.at(-1) && !left.includes(draft.color);
    if (isScene(draft)) {
      const scene = sceneOf(draft, number + 1, tales, isOpen || (draft.isMissed && !isOver));
      const happenings = [...begun, ...scene.happenings];
      if (isCut(scene)) begun = happenings.filter(({ type }) => type === 'parcae');
      else {
        chapters.push({ ...scene, happenings });
        number += 1;
        begun = [];
      }
    }
    chapters.push(...left.map((color): Chapter => ({ kind: 'departure', turnNumber, color })));
  }
  return chapters;
}

/** How Bacchus came may still be there to read. */
const isCut = ({ told, bacchus }: Scene): boolean =>
  told.is === 'untold' && told.why === 'skipped' && bacchus === null;

function sceneOf(draft: TurnNotes, number: number, tales: Tales, isOpen: boolean) {
  const { turnNumber, color, ruling, happenings, odd, minervaBy, isMissed } = draft;
  const ending = draft.ending ?? draft.due;
  const kind = ending || isMissed ? 'ending' : 'scene';
  const isSceneSkipped = draft.tellings.some((told) => told.kind === 'scene' && told.isSkipped);
  return {
    kind: 'scene' as const,
    /** 1-based, in the story. */
    number,
    /** 1-based, in the game, where gifts and introductions are turns, too. */
    turnNumber,
    color,
    /** Null for an ending that was chosen, or that nobody ruled. */
    ruling,
    happenings,
    /** How Bacchus appeared before it (§4.1); null if he did not come, or that was cut. */
    bacchus: bacchusOf(draft, tales),
    told: toldIn(tales, draft.tellings, kind, color, isOpen ? 'open' : 'absent'),
    ending,
    /** The player was away in the turn of their ending. */
    isEndingMissed: isMissed,
    // About the scene as it was told first: it would reveal a scene that was cut.
    odd: odd && { ...odd, woven: isSceneSkipped ? null : odd.woven },
    minervaBy,
  };
}

function bacchusOf(draft: TurnNotes, tales: Tales): MaybeTale | null {
  const came = toldIn(tales, draft.tellings, 'bacchusCame', draft.color, 'absent');
  return came.is === 'told' ? came : null;
}

function characterOf(
  color: Color,
  name: string,
  drafts: readonly TurnNotes[],
  events: readonly GameEvent[],
  tales: Tales,
) {
  const wasAbsent = events.some(
    (event) => event.type === 'absent' && event.phase === 'introductions' && event.color === color,
  );
  const isLate = wasAbsent || drafts.some(isScene);
  return {
    color,
    /** The player's name, as known to the caller; may be empty. */
    name,
    /** The character as their player described it; null if that was not asked, or was cut. */
    sheet: standing(tales, 'introduction', color)?.character ?? null,
    introduction: toldIn(tales, tales, 'introduction', color, isLate ? 'absent' : 'open'),
    /** Dei given to them before the story began. */
    gifts: events.flatMap((event) =>
      event.type === 'gave' && event.to === color ? [{ deus: event.deus, by: event.by }] : [],
    ),
    fate: fateOf(color, events),
  };
}

function fateOf(color: Color, events: readonly GameEvent[]): Fate {
  const last = events.findLast(
    (event) =>
      (event.type === 'ended' || event.type === 'left' || event.type === 'missedEnding') &&
      event.color === color,
  );
  if (last?.type === 'ended') return { by: last.by, kind: last.kind, twist: last.twist };
  if (last?.type === 'left') return 'left';
  return last && events.some(({ type }) => type === 'over') ? 'untold' : null;
}

/** In the order of the story: a retold tale follows the one that was cut. */
type Tales = readonly TaleEvent[];

/** The tale at one position of the story. */
function toldIn(
  tales: Tales,
  tellings: readonly TaleEvent[],
  kind: TaleKind,
  color: Color,
  otherwise: UntoldReason,
): MaybeTale {
  const told = standing(tellings, kind, color);
  if (told) return { is: 'told', tale: { ...telling(told), questions: questionsAbout(tales, told.tale) } };
  const isSkipped = tellings.some((one) => one.kind === kind && one.color === color);
  return { is: 'untold', why: isSkipped ? 'skipped' : otherwise };
}

/** The last one, if a cut tale was followed by another. */
const standing = (tellings: readonly TaleEvent[], kind: TaleKind, color: Color): TaleEvent | undefined =>
  tellings.findLast((told) => told.kind === kind && told.color === color && !told.isSkipped);

function questionsAbout(tales: Tales, tale: number): readonly StoryQuestion[] {
  const all = tales.filter((told) => isRead(tales, told));
  return all
    .filter((told) => told.kind === 'question' && aboutAtLast(tales, told) === tale)
    .map((question) => ({
      ...telling(question),
      ofBacchus: question.ofBacchus,
      answers: all.filter(({ kind, about }) => kind === 'answer' && about === question.tale).map(telling),
    }));
}

const aboutIn = (tales: Tales, { about }: TaleEvent): TaleEvent | undefined =>
  tales.find(({ tale }) => tale === about);

/** Questions about a cut tale would reveal it: they are left out, and so are the answers. */
function isRead(tales: Tales, told: TaleEvent): boolean {
  const about = aboutIn(tales, told);
  return !told.isSkipped && (!about || isRead(tales, about));
}

/** The tale itself, if a question is about an answer or about a question. */
function aboutAtLast(tales: Tales, told: TaleEvent): number | null {
  const about = aboutIn(tales, told);
  return about && about.about !== null ? aboutAtLast(tales, about) : told.about;
}

const telling = ({ color, text, step, title }: TaleEvent): Telling => ({
  color,
  text,
  at: step.at,
  ...(title !== undefined && { title }),
});
