import type { Color, GameEvent, Setup } from '../../games/bacchanalia/index.ts';
import { type Draft, draftsOf, isScene, type Step } from './draft.ts';
import type { Chapter, Character, Fate, Scene, Story, Told } from './story.ts';
import { Tales } from './tales.ts';

/** Who plays each character. */
export type Names = Readonly<Partial<Record<Color, string>>>;

/** A game read from its start, as far as it went. */
export function tellStory(setup: Setup, steps: readonly Step[], names: Names): Story {
  const events = steps.flatMap((step) => step.events);
  const drafts = draftsOf(setup.first, steps);
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

function chaptersOf(drafts: readonly Draft[], tales: Tales, isOver: boolean): readonly Chapter[] {
  const chapters: Chapter[] = [];
  let number = 0;
  for (const draft of drafts) {
    const { turnNumber, left } = draft;
    const isOpen = !isOver && draft === drafts.at(-1) && !left.includes(draft.color);
    if (isScene(draft)) {
      number += 1;
      chapters.push(sceneOf(draft, number, tales, isOpen));
    }
    chapters.push(...left.map((color): Chapter => ({ kind: 'departure', turnNumber, color })));
  }
  return chapters;
}

function sceneOf(draft: Draft, number: number, tales: Tales, isOpen: boolean): Scene {
  const { turnNumber, color, ruling, line, place, happenings, odd, minervaBy } = draft;
  const ending = draft.ending ?? draft.due;
  const told = tales.told(draft.tellings, ending ? 'ending' : 'scene', color, isOpen ? 'open' : 'absent');
  return {
    ...{ kind: 'scene', number, turnNumber, color, ruling, line, place, happenings, ending, minervaBy, told },
    bacchus: bacchusOf(draft, tales),
    // Said of the scene as it was told first: where that was skipped, it would tell of it.
    odd: odd && { ...odd, woven: tales.isAnySkipped(draft.tellings, 'scene') ? null : odd.woven },
  };
}

function bacchusOf(draft: Draft, tales: Tales): Told | null {
  const wasTold = draft.tellings.some(({ kind }) => kind === 'bacchusCame');
  return wasTold || draft.absentIn.has('bacchusCame')
    ? tales.told(draft.tellings, 'bacchusCame', draft.color, 'absent')
    : null;
}

function characterOf(
  color: Color,
  name: string,
  drafts: readonly Draft[],
  events: readonly GameEvent[],
  tales: Tales,
): Character {
  const own = drafts.filter((draft) => draft.color === color);
  const isLate = drafts.some(isScene) || own.some(({ absentIn }) => absentIn.has('introduction'));
  const tellings = drafts.flatMap((draft) => draft.tellings);
  return {
    color,
    name,
    isFirst: events.some((event) => event.type === 'introducesFirst' && event.color === color),
    introduction: tales.told(tellings, 'introduction', color, isLate ? 'absent' : 'open'),
    gifts: events.flatMap((event) =>
      event.type === 'gave' && event.to === color ? [{ deus: event.deus, by: event.by }] : [],
    ),
    fate: fateOf(color, events),
  };
}

function fateOf(color: Color, events: readonly GameEvent[]): Fate {
  const last = events.findLast(
    (event) => (event.type === 'ended' || event.type === 'left') && event.color === color,
  );
  if (last?.type === 'ended') return { by: last.by, kind: last.kind, twist: last.twist };
  return last?.type === 'left' ? 'left' : null;
}
