import { besideWords, type GameEvent } from '../../games/bacchanalia/index.ts';
import type { ActionOf, Actor, Snowflake } from '../../tables/game-types.ts';
import { FORGOTTEN_WORDS } from '../../tables/seats.ts';
import type { ReplayedAction } from '../views/game-view.ts';

/** A tale as it reads now. */
export type Tale = Extract<GameEvent, { type: 'told' | 'retold' }> & {
  /** Its teller has put other words in its place. */
  readonly isEdited: boolean;
  /** Who told it. */
  readonly by: Actor;
  /** What an odd card was kept for with it; empty: none was. */
  readonly woven: string;
  /** The teller's own messages in which it stands, too. */
  readonly messages: readonly Snowflake[];
};

/** A story's whole log, with what each entry did. */
export type StoryReplay = readonly ReplayedAction<'bacchanalia'>[];

/** A tale by its number, in its latest words; null: there is none, or it was cut. All that quotes a tale has it from here. */
export const taleOf = (replay: StoryReplay, tale: number): Tale | null =>
  isCut(replay, tale) ? null : tellingOf(replay, tale);

/** What was cut, for the form of who told it and may tell it anew, and nobody else; null too where its words are gone for good. */
export function cutTaleOf(replay: StoryReplay, tale: number): Tale | null {
  const told = isCut(replay, tale) ? tellingOf(replay, tale) : null;
  return told?.text === FORGOTTEN_WORDS ? null : told;
}

const isCut = (replay: StoryReplay, tale: number): boolean =>
  replay.some(({ events }) => events.some((event) => event.type === 'skipped' && event.tale === tale));

export function tellingOf(replay: StoryReplay, tale: number): Tale | null {
  const all = replay.flatMap(({ actor, events, action }) =>
    events.map((event) => ({ event, actor, action })),
  );
  const first = all.flatMap(({ event, actor, action }) =>
    (event.type === 'told' || event.type === 'retold') && event.tale === tale
      ? [{ ...event, by: actor, woven: wovenIn(action), messages: messagesOf(action) }]
      : [],
  )[0];
  if (!first) return null;
  const edited = all.flatMap(({ event }) => {
    if (event.type !== 'edited' || event.tale !== tale) return [];
    return [{ text: event.text, ...besideWords(event) }];
  });
  return Object.assign({ ...first, isEdited: edited.length > 0 }, ...edited);
}

function wovenIn(action: ActionOf<'bacchanalia'>): string {
  if (action.type === 'tell') return action.odd?.woven ?? '';
  return action.type === 'retell' ? (action.woven ?? '') : '';
}

const messagesOf = (action: ActionOf<'bacchanalia'>): readonly Snowflake[] =>
  action.type === 'tell' || action.type === 'introduce' || action.type === 'tellLate'
    ? (action.messages ?? [])
    : [];

/** Where a tale stands in its teller's own messages, which the bot can't take away. */
export interface OwnMessages {
  readonly by: Actor;
  readonly messages: readonly Snowflake[];
}

/** Also of a tale that was cut; null: it stands in none. */
export function ownMessagesOf(replay: StoryReplay, tale: number): OwnMessages | null {
  const told = tellingOf(replay, tale);
  return told && told.messages.length > 0 ? told : null;
}

/** The names that a tale's teller has given to a character, the latest one last. */
export const charactersIn = (replay: StoryReplay, tale: number): readonly string[] =>
  replay.flatMap(({ events }) =>
    events.flatMap((event) =>
      (event.type === 'told' || event.type === 'retold' || event.type === 'edited') && event.tale === tale
        ? (event.character?.name ?? [])
        : [],
    ),
  );

/** The numbers under which a tale was told, cut and told anew, one after the other: this one among them. */
export function numbersOf(replay: StoryReplay, tale: number): readonly number[] {
  const numbers = [tale];
  const retold = replay.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'retold' ? [event] : [])),
  );
  for (const event of retold.toReversed()) if (event.tale === numbers[0]) numbers.unshift(event.of);
  for (const event of retold) if (event.of === numbers.at(-1)) numbers.push(event.tale);
  return numbers;
}
