import type { GameEvent } from '../../../games/bacchanalia/action.ts';
import type { Color, Umbra } from '../../../games/bacchanalia/cards.ts';
import type { Ending, Phase, Ruling } from '../../../games/bacchanalia/state.ts';
import { isSceneOrEnding, taleMetadata } from '../../../games/bacchanalia/tales.ts';

type Told = Omit<Extract<GameEvent, { type: 'told' }>, 'type'>;

/** A tale in its latest words. */
export interface ReadTale<Step> extends Told {
  /** The step that told it. */
  readonly step: Step;
  /** Its original text and all edits. */
  readonly versions: readonly Pick<Told, 'text' | 'title' | 'character'>[];
  readonly isSkipped: boolean;
}

/** The tales of a story by their numbers. `steps`: of its log, or of the beginning of it. */
export function readTales<Step extends { readonly events: readonly GameEvent[] }>(
  steps: readonly Step[],
): ReadonlyMap<number, ReadTale<Step>> {
  const tales = new Map<number, ReadTale<Step>>();
  for (const step of steps)
    for (const event of step.events) {
      const tale = 'tale' in event && tales.get(event.tale);
      if (event.type === 'told' || event.type === 'retold') {
        const { type: _, ...told } = event;
        tales.set(event.tale, { ...told, step, versions: [told], isSkipped: false });
      } else if (tale && event.type === 'edited') {
        const words = { ...tale, text: event.text, ...taleMetadata(event) };
        tales.set(event.tale, { ...words, versions: [...tale.versions, words] });
      } else if (tale && event.type === 'skipped') tales.set(event.tale, { ...tale, isSkipped: true });
    }
  return tales;
}

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

export type Happening =
  | Omit<EventOf<'parcae'>, 'color'>
  | EventOf<'amansCame' | 'endingBegins'>
  | Omit<EventOf<'minervaWent'>, 'color'>
  | Omit<EventOf<'deusMoved'>, 'why'>;

export interface StoryOddCard {
  readonly umbra: Umbra;
  /** The part of others' stories that is woven into the scene; null if the scene was cut, even if another replaced it. */
  readonly woven: string | null;
  /** Null if nobody challenged it. Upheld: the card was discarded. */
  readonly challenge: { readonly by: Color; readonly is: 'open' | 'upheld' | 'dismissed' } | null;
}

export interface ActionEffects {
  readonly events: readonly GameEvent[];
  readonly phase: Phase;
  readonly at: Date | null;
}

export type TaleEvent = ReadTale<ActionEffects>;

export class TurnNotes {
  readonly turnNumber: number;
  readonly color: Color;
  readonly tellings: TaleEvent[] = [];
  readonly happenings: Happening[] = [];
  readonly minervaBy: Color[] = [];
  /** Phases in which the game went on without the player to act. */
  readonly absentIn = new Set<Phase['name']>();
  readonly left: Color[] = [];
  isMissed = false;
  ruling: Ruling | null = null;
  odd: StoryOddCard | null = null;
  ending: Ending | null = null;
  due: Ending | null = null;

  constructor(turnNumber: number, color: Color) {
    this.turnNumber = turnNumber;
    this.color = color;
  }
}

/** The turns of a game in order, including the current one. `first`: the player of the first turn. */
export function turnNotesOf(
  first: Color,
  steps: readonly ActionEffects[],
  tales: ReadonlyMap<number, TaleEvent>,
): readonly TurnNotes[] {
  const drafts = [new TurnNotes(1, first)];
  for (const { events, phase } of steps) {
    for (const event of events) gather(drafts, event, tales);
    const draft = drafts.at(-1);
    // No event says which ending is told next, but the phase does.
    if (draft)
      draft.due = phase.name === 'ending' ? { by: phase.by, kind: phase.kind, twist: phase.twist } : null;
  }
  return drafts;
}

function gather(drafts: TurnNotes[], event: GameEvent, tales: ReadonlyMap<number, TaleEvent>): void {
  const draft = drafts.at(-1);
  if (!draft) return;
  switch (event.type) {
    case 'turn':
      draft.due = null;
      drafts.push(new TurnNotes(event.turnNumber, event.color));
      return;
    case 'ruled':
      draft.ruling = event.ruling;
      return;
    case 'told': {
      // An ending that was passed over is placed where it would have been told.
      const place = event.kind === 'ending' ? turnOf(drafts, event.color) : draft;
      const told = tales.get(event.tale);
      if (told) place?.tellings.push(told);
      return;
    }
    case 'retold':
      retold(drafts, event.of, tales.get(event.tale));
      return;
    case 'parcae':
      draft.happenings.push({ type: 'parcae', times: event.times });
      return;
    case 'minervaWent':
      draft.happenings.push({ type: 'minervaWent' });
      return;
    case 'amansCame':
    case 'endingBegins':
      draft.happenings.push(event);
      return;
    case 'deusMoved':
      moved(drafts, draft, event);
      return;
    case 'kept':
      draft.odd = { umbra: event.umbra, woven: event.woven, challenge: null };
      return;
    case 'challenged': {
      // Play has gone on meanwhile.
      const place = turnOf(drafts, event.color);
      if (place?.odd) place.odd = { ...place.odd, challenge: { by: event.by, is: 'open' } };
      return;
    }
    case 'voted': {
      const place = turnOf(drafts, event.color);
      const is = event.upheld ? 'upheld' : 'dismissed';
      if (place?.odd?.challenge) place.odd = { ...place.odd, challenge: { ...place.odd.challenge, is } };
      return;
    }
    case 'ended': {
      const place = turnOf(drafts, event.color);
      if (place) place.ending = { by: event.by, kind: event.kind, twist: event.twist };
      return;
    }
    case 'missedEnding':
      draft.isMissed = true;
      return;
    case 'absent':
      draft.absentIn.add(event.phase);
      return;
    case 'left':
      draft.left.push(event.color);
      return;
  }
}

const turnOf = (drafts: readonly TurnNotes[], color: Color): TurnNotes | undefined =>
  drafts.findLast((draft) => draft.color === color);

function moved(drafts: readonly TurnNotes[], draft: TurnNotes, event: EventOf<'deusMoved'>): void {
  const { why, ...move } = event;
  const { deus, from, to } = move;
  if (why === 'minervaGift') {
    const answered = drafts.findLast((each) => each.color === to && tells(each));
    if (answered && from !== 'middle') answered.minervaBy.push(from);
    return;
  }
  // Cards given back at an ending or a leaving aren't worth mentioning, except for Bacchus, who goes to another player.
  const isWorth = why === 'aruspex' || why === 'bacchusMoves' || (deus === 'bacchus' && to !== 'middle');
  if (isWorth) draft.happenings.push(move);
}

/** In the turn in which it was told before it was cut, and after that, so that it is in its place among the questions, too. */
function retold(drafts: readonly TurnNotes[], of: number, told: TaleEvent | undefined): void {
  for (const { tellings } of drafts) {
    const place = tellings.findIndex(({ tale }) => tale === of);
    if (place >= 0 && told) tellings.splice(place + 1, 0, told);
  }
}

const tells = ({ tellings }: TurnNotes): boolean => tellings.some(({ kind }) => isSceneOrEnding(kind));

const OF_A_SCENE: readonly Phase['name'][] = ['bacchusMoves', 'aruspex', 'scene', 'chooseEnding', 'ending'];

/** Whether a turn is part of the story: not one of gifts and introductions, nor one in which nothing is told. */
export const isScene = (draft: TurnNotes): boolean =>
  draft.ruling !== null ||
  draft.ending !== null ||
  draft.due !== null ||
  tells(draft) ||
  draft.tellings.some(({ kind }) => kind === 'bacchusCame') ||
  (!draft.left.includes(draft.color) && OF_A_SCENE.some((name) => draft.absentIn.has(name)));
