import type { GameEvent } from '../../games/bacchanalia/action.ts';
import { type ReadTale, readTales } from '../../tables/bacchanalia/story/turn-notes.ts';
import { type ActionOf, type Actor, FORGOTTEN_WORDS, type Snowflake } from '../../tables/game-types.ts';
import { eventsOfTurn, type ShownEntry } from '../views/game-presenter.ts';

export interface CurrentTale extends ReadTale<ShownEntry<'bacchanalia'>> {
  readonly isEdited: boolean;
  readonly by: Actor;
  /** The reason for its odd card, or empty. */
  readonly woven: string;
  /** The author's own messages that contain it. */
  readonly messages: readonly Snowflake[];
}

export type StoryReplay = readonly ShownEntry<'bacchanalia'>[];

export const eventsIn = (replay: StoryReplay, turnNumber: number): readonly GameEvent[] =>
  eventsOfTurn(
    replay.flatMap(({ events }) => events),
    turnNumber,
  );

/** The latest text of a tale; null if there is none or it was cut. Every quotation of a tale uses this. */
export function taleOf(replay: StoryReplay, tale: number): CurrentTale | null {
  const told = tellingOf(replay, tale);
  return told?.isSkipped ? null : told;
}

/** A cut tale, only for its author's form; null if its text was deleted. */
export function cutTaleOf(replay: StoryReplay, tale: number): CurrentTale | null {
  const told = tellingOf(replay, tale);
  return told?.isSkipped && told.text !== FORGOTTEN_WORDS ? told : null;
}

/** A message asks for many tales of one story. */
const read = new WeakMap<StoryReplay, ReturnType<typeof readTales<StoryReplay[number]>>>();

export function tellingOf(replay: StoryReplay, tale: number): CurrentTale | null {
  const tales = read.get(replay) ?? readTales(replay);
  read.set(replay, tales);
  const told = tales.get(tale);
  if (!told) return null;
  const { actor: by, action } = told.step;
  const isEdited = told.versions.length > 1;
  return { ...told, isEdited, by, woven: wovenIn(action), messages: messagesOf(action) };
}

function wovenIn(action: ActionOf<'bacchanalia'>): string {
  if (action.type === 'tell') return action.odd?.woven ?? '';
  return action.type === 'retell' ? (action.woven ?? '') : '';
}

const messagesOf = (action: ActionOf<'bacchanalia'>): readonly Snowflake[] =>
  action.type === 'tell' || action.type === 'introduce' || action.type === 'tellLate'
    ? (action.messages ?? [])
    : [];

/** An author's own messages, which the bot can't delete. */
export type OwnMessages = Pick<CurrentTale, 'by' | 'messages'>;

/** Also works for a cut tale. Null if it is in no such message. */
export function ownMessagesOf(replay: StoryReplay, tale: number): OwnMessages | null {
  const told = tellingOf(replay, tale);
  return told && told.messages.length > 0 ? told : null;
}

/** A tale's original text and all edits. */
export const versionsOf = (replay: StoryReplay, tale: number): CurrentTale['versions'] =>
  tellingOf(replay, tale)?.versions ?? [];

/** A character's names in a tale, latest last. */
export const charactersIn = (replay: StoryReplay, tale: number): readonly string[] =>
  versionsOf(replay, tale).flatMap(({ character }) => character?.name ?? []);

/** All numbers of a tale that was cut and retold, in order. */
export function numbersOf(replay: StoryReplay, tale: number): readonly number[] {
  const numbers = [tale];
  const retold = replay.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'retold' ? [event] : [])),
  );
  for (const event of retold.toReversed()) if (event.tale === numbers[0]) numbers.unshift(event.of);
  for (const event of retold) if (event.of === numbers.at(-1)) numbers.push(event.tale);
  return numbers;
}
