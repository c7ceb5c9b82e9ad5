import {
  type Action,
  bacchanalia,
  type CharacterSheet,
  type Color,
  type GameEvent,
  type Setup,
  type TaleKind,
} from '../../../games/bacchanalia/index.ts';
import type {
  Chapter,
  Character,
  Fate,
  MaybeTale,
  Scene,
  Story,
  StoryQuestion,
  Tale,
  Telling,
  WhyUntold,
} from './story.ts';
import { type ActionEffects, isScene, type TaleEvent, type TurnNotes, turnNotesOf } from './turn-notes.ts';

export type Names = Readonly<Partial<Record<Color, string>>>;

export interface Entry {
  readonly action: Action;
  readonly at: Date | null;
}

export const storyOf = (setup: Setup, log: readonly Entry[], names: Names): Story =>
  tellStory(setup, stepsOf(setup, log), names);

/** The effects of each entry of a log. Throws where the log holds what the rules refuse: such a log is broken. */
export function stepsOf(setup: Setup, log: readonly Entry[]): readonly ActionEffects[] {
  let state = bacchanalia.start(setup);
  return log.map(({ action, at }, seq) => {
    const applied = bacchanalia.apply(state, action);
    if (!applied.ok) throw new Error(`entry ${seq} of the log is refused: ${applied.refusal.code}`);
    state = applied.state;
    return { events: applied.events, phase: state.phase, at };
  });
}

export function tellStory(setup: Setup, steps: readonly ActionEffects[], names: Names): Story {
  const events = steps.flatMap((step) => step.events);
  const drafts = turnNotesOf(setup.first, steps);
  const tales = new Tales(drafts, events);
  const isOver = events.some(({ type }) => type === 'over');
  const dates = steps.flatMap(({ at }) => (at ? [at] : []));
  return {
    characters: setup.players.map((color) => characterOf(color, names[color] ?? '', drafts, events, tales)),
    chapters: chaptersOf(drafts, tales, isOver),
    parcae: Math.max(0, ...events.map((event) => (event.type === 'parcae' ? event.times : 0))),
    isOver,
    from: dates[0] ?? null,
    until: dates.at(-1) ?? null,
  };
}

function chaptersOf(drafts: readonly TurnNotes[], tales: Tales, isOver: boolean): readonly Chapter[] {
  const chapters: Chapter[] = [];
  let number = 0;
  for (const draft of drafts) {
    const { turnNumber, left } = draft;
    const isOpen = !isOver && draft === drafts.at(-1) && !left.includes(draft.color);
    if (isScene(draft)) {
      number += 1;
      chapters.push(sceneOf(draft, number, tales, isOpen || (draft.isMissed && !isOver)));
    }
    chapters.push(...left.map((color): Chapter => ({ kind: 'departure', turnNumber, color })));
  }
  return chapters;
}

function sceneOf(draft: TurnNotes, number: number, tales: Tales, isOpen: boolean): Scene {
  const { turnNumber, color, ruling, line, place, happenings, odd, minervaBy, isMissed } = draft;
  const ending = draft.ending ?? draft.due;
  const kind = ending || isMissed ? 'ending' : 'scene';
  const told = tales.told(draft.tellings, kind, color, isOpen ? 'open' : 'absent');
  return {
    kind: 'scene',
    number,
    turnNumber,
    color,
    ruling,
    line,
    place,
    happenings,
    ending,
    minervaBy,
    told,
    isEndingMissed: isMissed,
    bacchus: bacchusOf(draft, tales),
    // Said of the scene as it was told first: where that was skipped, it would tell of it.
    odd: odd && { ...odd, woven: tales.isAnySkipped(draft.tellings, 'scene') ? null : odd.woven },
  };
}

function bacchusOf(draft: TurnNotes, tales: Tales): MaybeTale | null {
  return draft.tellings.some(({ kind }) => kind === 'bacchusCame')
    ? tales.told(draft.tellings, 'bacchusCame', draft.color, 'absent')
    : null;
}

function characterOf(
  color: Color,
  name: string,
  drafts: readonly TurnNotes[],
  events: readonly GameEvent[],
  tales: Tales,
): Character {
  const wasAbsent = events.some(
    (event) => event.type === 'absent' && event.phase === 'introductions' && event.color === color,
  );
  const isLate = wasAbsent || drafts.some(isScene);
  const tellings = drafts.flatMap((draft) => draft.tellings);
  return {
    color,
    name,
    sheet: tales.sheetOf(tellings, color),
    introduction: tales.told(tellings, 'introduction', color, isLate ? 'absent' : 'open'),
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

class Tales {
  readonly #byNumber: ReadonlyMap<number, TaleEvent>;
  readonly #skipped: ReadonlySet<number>;

  constructor(drafts: readonly TurnNotes[], events: readonly GameEvent[]) {
    this.#byNumber = new Map(
      drafts.flatMap(({ tellings }) => tellings.map((told) => [told.tale, told] as const)),
    );
    this.#skipped = new Set(events.flatMap((event) => (event.type === 'skipped' ? [event.tale] : [])));
  }

  /** The tale in one place of the story; the last one, where a skipped tale was followed by another. `color` null: by anybody. */
  told(tellings: readonly TaleEvent[], kind: TaleKind, color: Color | null, otherwise: WhyUntold): MaybeTale {
    const own = tellings.filter((told) => told.kind === kind && (color === null || told.color === color));
    const standing = own.findLast(({ tale }) => !this.#skipped.has(tale));
    if (standing) return { is: 'told', tale: this.#tale(standing) };
    return { is: 'untold', why: own.length > 0 ? 'skipped' : otherwise };
  }

  sheetOf(tellings: readonly TaleEvent[], color: Color): CharacterSheet | null {
    const own = tellings.filter((told) => told.kind === 'introduction' && told.color === color);
    return own.findLast(({ tale }) => !this.#skipped.has(tale))?.character ?? null;
  }

  isAnySkipped(tellings: readonly TaleEvent[], of: TaleKind): boolean {
    return tellings.some(({ kind, tale }) => kind === of && this.#skipped.has(tale));
  }

  #tale(told: TaleEvent): Tale {
    return { ...telling(told), questions: this.#questionsAbout(told.tale) };
  }

  #questionsAbout(tale: number): readonly StoryQuestion[] {
    const all = [...this.#byNumber.values()].filter(({ tale }) => this.#isRead(tale));
    return all
      .filter((told) => told.kind === 'question' && this.#aboutAtLast(told) === tale)
      .map((question) => ({
        ...telling(question),
        ofBacchus: question.ofBacchus,
        answers: all.filter(({ kind, about }) => kind === 'answer' && about === question.tale).map(telling),
      }));
  }

  /** Questions about a skipped tale would tell of it: they are left out with it, and so are the answers. */
  #isRead(tale: number): boolean {
    if (this.#skipped.has(tale)) return false;
    const about = this.#byNumber.get(tale)?.about ?? null;
    return about === null || this.#isRead(about);
  }

  /** The tale itself, where a question is about an answer or about a question. */
  #aboutAtLast({ about }: TaleEvent): number | null {
    const told = about === null ? undefined : this.#byNumber.get(about);
    return told && told.about !== null ? this.#aboutAtLast(told) : about;
  }
}

const telling = ({ color, text, at, title }: TaleEvent): Telling => ({
  color,
  text,
  at,
  ...(title !== undefined && { title }),
});
