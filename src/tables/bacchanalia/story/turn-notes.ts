import {
  besideWords,
  type Color,
  type Deus,
  type EndingBy,
  type EndingKind,
  type GameEvent,
  isSceneOrEnding,
  type Phase,
  type Ruling,
  type Source,
  type Twist,
  type Umbra,
} from '../../../games/bacchanalia/index.ts';

export type Happening =
  | { readonly type: 'parcae'; readonly times: number }
  | { readonly type: 'amansCame' }
  | { readonly type: 'minervaWent' }
  | { readonly type: 'deusMoved'; readonly deus: Deus; readonly from: Source; readonly to: Source }
  | {
      readonly type: 'endingBegins';
      readonly because: Extract<GameEvent, { type: 'endingBegins' }>['because'];
    };

export interface StoryOddCard {
  readonly umbra: Umbra;
  /** The part of others' stories that the scene holds; null where the scene was skipped, also if another took its place. */
  readonly woven: string | null;
  /** Null: nobody doubted it. Upheld: the card was discarded. */
  readonly challenge: { readonly by: Color; readonly is: 'open' | 'upheld' | 'dismissed' } | null;
}

export interface Ending {
  readonly by: EndingBy;
  readonly kind: EndingKind;
  readonly twist: Twist | null;
}

export interface ActionEffects {
  readonly events: readonly GameEvent[];
  readonly phase: Phase;
  readonly at: Date | null;
}

/** A tale as it was told. One in the place of a skipped tale is told just as that was. */
export type TaleEvent = Omit<Extract<GameEvent, { type: 'told' }>, 'type'> & { readonly at: Date | null };

export interface TurnNotes {
  readonly turnNumber: number;
  readonly color: Color;
  readonly tellings: TaleEvent[];
  readonly happenings: Happening[];
  readonly minervaBy: Color[];
  /** Phases in which the game went on without the player to act. */
  readonly absentIn: Set<Phase['name']>;
  readonly left: Color[];
  isMissed: boolean;
  ruling: Ruling | null;
  odd: StoryOddCard | null;
  ending: Ending | null;
  due: Ending | null;
}

const begun = (turnNumber: number, color: Color): TurnNotes => ({
  turnNumber,
  color,
  tellings: [],
  happenings: [],
  minervaBy: [],
  absentIn: new Set(),
  left: [],
  isMissed: false,
  ruling: null,
  odd: null,
  ending: null,
  due: null,
});

/** The turns of a game in order, the one that goes on among them. `first`: whose turn it is at the start. */
export function turnNotesOf(first: Color, steps: readonly ActionEffects[]): readonly TurnNotes[] {
  const drafts = [begun(1, first)];
  for (const { events, phase, at } of steps) {
    for (const event of events) gather(drafts, event, at);
    const draft = drafts.at(-1);
    // No event says which ending is told next: the phase does.
    if (draft)
      draft.due = phase.name === 'ending' ? { by: phase.by, kind: phase.kind, twist: phase.twist } : null;
  }
  return drafts;
}

function gather(drafts: TurnNotes[], event: GameEvent, at: Date | null): void {
  const draft = drafts.at(-1);
  if (!draft) return;
  switch (event.type) {
    case 'turn':
      draft.due = null;
      drafts.push(begun(event.turnNumber, event.color));
      return;
    case 'ruled':
      draft.ruling = event.ruling;
      return;
    case 'told': {
      // An ending that was passed over stands where it would have been told.
      const place = event.kind === 'ending' ? turnOf(drafts, event.color) : draft;
      place?.tellings.push({ ...event, at });
      return;
    }
    case 'retold':
      retold(drafts, event, at);
      return;
    case 'edited':
      edited(drafts, event);
      return;
    case 'parcae':
      draft.happenings.push({ type: 'parcae', times: event.times });
      return;
    case 'amansCame':
    case 'minervaWent':
      draft.happenings.push({ type: event.type });
      return;
    case 'endingBegins':
      draft.happenings.push({ type: 'endingBegins', because: event.because });
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
    case 'voted':
      judged(turnOf(drafts, event.color), event.upheld);
      return;
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

function moved(
  drafts: readonly TurnNotes[],
  draft: TurnNotes,
  event: Extract<GameEvent, { type: 'deusMoved' }>,
): void {
  const { deus, from, to, why } = event;
  if (why === 'minervaGift') {
    const answered = drafts.findLast((each) => each.color === to && tells(each));
    if (answered && from !== 'middle') answered.minervaBy.push(from);
    return;
  }
  // Cards given back at an ending or a leaving are of no interest, but for Bacchus, who goes on to another player.
  const isWorth = why === 'aruspex' || why === 'bacchusMoves' || (deus === 'bacchus' && to !== 'middle');
  if (isWorth) draft.happenings.push({ type: 'deusMoved', deus, from, to });
}

/** In the turn in which it was told before it was skipped, and after that, so that it is in its place among the questions too. */
function retold(
  drafts: readonly TurnNotes[],
  event: Extract<GameEvent, { type: 'retold' }>,
  at: Date | null,
): void {
  for (const { tellings } of drafts) {
    const place = tellings.findIndex(({ tale }) => tale === event.of);
    if (place >= 0) tellings.splice(place + 1, 0, { ...event, at });
  }
}

/** Where and when it was told stays. */
function edited(drafts: readonly TurnNotes[], event: Extract<GameEvent, { type: 'edited' }>) {
  const { tale, text } = event;
  for (const { tellings } of drafts) {
    const place = tellings.findIndex((told) => told.tale === tale);
    const told = tellings[place];
    if (told) tellings[place] = { ...told, text, ...besideWords(event) };
  }
}

function judged(draft: TurnNotes | undefined, isUpheld: boolean): void {
  const odd = draft?.odd;
  if (draft && odd?.challenge) {
    draft.odd = { ...odd, challenge: { ...odd.challenge, is: isUpheld ? 'upheld' : 'dismissed' } };
  }
}

const tells = ({ tellings }: TurnNotes): boolean => tellings.some(({ kind }) => isSceneOrEnding(kind));

const OF_A_SCENE: readonly Phase['name'][] = ['bacchusMoves', 'aruspex', 'scene', 'chooseEnding', 'ending'];

/** Whether a turn is one of the story: not of gifts and introductions, nor one in which nothing has been told yet, or ever will be. */
export const isScene = (draft: TurnNotes): boolean =>
  draft.ruling !== null ||
  draft.ending !== null ||
  draft.due !== null ||
  tells(draft) ||
  draft.tellings.some(({ kind }) => kind === 'bacchusCame') ||
  (!draft.left.includes(draft.color) && OF_A_SCENE.some((name) => draft.absentIn.has(name)));
