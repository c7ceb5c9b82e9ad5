import { type Action, type Refusal, refusal } from '../../games/bacchanalia/action.ts';
import type { Color } from '../../games/bacchanalia/cards.ts';
import { isAllowedAfterEnd, offers } from '../../games/bacchanalia/game.ts';
import { claimAbout } from '../../games/bacchanalia/odd-card-challenge.ts';
import type { GameState } from '../../games/bacchanalia/state.ts';
import { isSceneOrEnding, tellerOf } from '../../games/bacchanalia/tales.ts';
import { partBefore, startOf } from '../../text.ts';
import type { Snowflake } from '../game-types.ts';
import { presentPeople } from '../seats.ts';
import type { Asked, Asking, PendingNotice, Progress } from '../table-game.ts';
import { tamedParts } from './story/markdown.ts';
import type { StoryRequest } from './types.ts';

/** Requests that other players than the one to act may make. */
const FOR_ANYBODY: ReadonlySet<StoryRequest['type']> = new Set([
  'doubt',
  'vote',
  'ask',
  'answer',
  'giveMinerva',
  'tellLate',
]);

/** Introductions may be told in any order (docs/rules/bacchanalia.md §8.2). */
export const isForAnybody = (request: StoryRequest): boolean =>
  FOR_ANYBODY.has(request.type) ||
  isAllowedAfterEnd(request) ||
  (request.type === 'tell' && request.kind === 'introduction');

/** The effect of a request; null if it isn't offered. */
export function applyStoryRequest(
  begun: Progress<'bacchanalia'>,
  asking: Asking<'bacchanalia'>,
): Asked<'bacchanalia'> | null {
  const { person, seat, request, playing } = asking;
  if (request.type === 'tell' && request.came !== undefined) {
    const { came, ...scene } = request;
    const ofBacchus = { type: 'tell', kind: 'bacchusCame', text: came, here: false } as const;
    const first = applyStoryRequest(begun, { ...asking, request: ofBacchus });
    if (!first?.ok) return first;
    const second = applyStoryRequest(first.progress, { ...asking, request: scene });
    return second?.ok ? { ...second, tells: [...(first.tells ?? []), ...(second.tells ?? [])] } : second;
  }
  if (request.type === 'tell' && !isDue(begun.state, request, seat.color)) return null;
  const cut = whyNotAboutCut(begun.state, request, seat.color);
  if (cut) return { ok: false, refusal: cut };
  const action = actionOf(request, seat.color, begun.state);
  const isAnonymous = request.type === 'skip' && request.anonymous;
  const played = isAnonymous ? begun.anonymous().and('table', action) : begun.and(person.userId, action);
  if (!played.ok) return played;
  const seq = played.progress.actions.at(-1)?.seq ?? 0;
  const tells = [
    ...toTell(request, begun.state),
    ...toShowAgain(rangesChanged(request, begun.state), seq),
    ...toTeller(request, begun.state, playing.seats, person.userId),
  ];
  return { ...played, tells };
}

/** Nobody asks about words that are cut, or answers them. Bacchus asks about a character (docs/rules/bacchanalia.md §4.9). */
export function whyNotAboutCut(
  { skipped, bacchusAsks }: GameState,
  request: StoryRequest,
  by: Color,
): Refusal | null {
  if (request.type !== 'ask' && request.type !== 'answer') return null;
  const tale = request.type === 'ask' ? request.about : request.question;
  const isOfBacchus =
    request.type === 'ask' && bacchusAsks.some((asks) => asks.asker === by && asks.tale === tale);
  return skipped.includes(tale) && !isOfBacchus ? refusal('skippedAlready', '5', { tale }) : null;
}

function isDue(state: GameState, { kind }: Extract<StoryRequest, { type: 'tell' }>, by: Color): boolean {
  const { tells, tellsBacchus, color, introducers } = offers(state);
  if (kind === 'bacchusCame') return tellsBacchus === by;
  return tells === kind && (color === by || introducers.includes(by));
}

function actionOf(request: StoryRequest, by: Color, { phase }: GameState): Action {
  switch (request.type) {
    case 'tell': {
      const { text, odd, character, title, messages } = request;
      const own = messages && { messages };
      if (request.kind === 'bacchusCame') return { type: 'tellBacchus', text };
      if (phase.name === 'introductions')
        return { type: 'introduce', by, text, ...(character && { character }), ...own };
      return { type: 'tell', text, ...(odd && { odd }), ...(title !== undefined && { title }), ...own };
    }
    case 'skip':
      return { type: 'skip', tale: request.tale };
    case 'give':
    case 'giveBacchus':
    case 'aruspex':
    case 'chooseEnding':
      return request;
    default:
      return { ...request, by };
  }
}

/** `before`: the state in which it is told, whose next tale number it gets. */
function toTell(request: StoryRequest, before: GameState): readonly PendingNotice[] {
  const tale = before.tales;
  switch (request.type) {
    case 'tell':
    case 'ask':
    case 'answer':
    case 'tellLate':
    case 'retell': {
      const here = request.type === 'tell' && request.here;
      const parts = here ? [''] : talePartsOf(request.text, 'character' in request && !!request.character);
      return parts.map((_, part) => ({
        key: `tale:${tale}:${part}`,
        text: { kind: 'tale', tale, part, here },
      }));
    }
    case 'doubt':
      return [{ key: `doubt:${request.tale}`, text: { kind: 'doubt', tale: request.tale } }];
    case 'skip': {
      const named = Object.values(before.cast).find((one) => one.tale === request.tale);
      const { tale, shown } = request;
      const text = {
        kind: 'skipped',
        tale,
        ...(named && { name: named.name }),
        ...(shown && { shown: [...shown] }),
      } as const;
      return [{ key: `skipped:${tale}`, text }];
    }
    default:
      return [];
  }
}

/** Tales whose buttons change. `seq`: the log entry that causes it. */
const toShowAgain = (ranges: readonly Range[], seq: number, key = 'shown'): readonly PendingNotice[] =>
  ranges.map(([from, to]) => ({ key: `${key}:${seq}:${from}`, text: { kind: 'shownAgain', from, to } }));

/** Announces that a question can't be answered any more, or a card challenged. */
export const storyTellsOfChange = (
  before: GameState,
  after: GameState,
  seq: number,
): readonly PendingNotice[] =>
  toShowAgain([...questionsClosed(before, after), ...challengesClosed(before, after)], seq, 'closed');

/** The tales on screen that something could still be done about. */
export function storyTellsOfEnd(state: GameState): readonly PendingNotice[] {
  const { tales, questions, bacchusAsks } = state;
  const recent = Array.from({ length: Math.min(tales, RECENT_TALES) }, (_, nth) => tales - 1 - nth);
  const asked = [...questions, ...bacchusAsks, ...state.claims].map(({ tale }) => tale);
  return toShowAgain(
    [...new Set([...recent, ...asked])].map((tale) => [tale, tale]),
    tales,
    'ended',
  );
}

type Range = readonly [from: number, to: number];

/** Only the latest tales have an X-card and *Ask about it* below them, so that the thread reads like a book. */
export const RECENT_TALES = 3;

/**
 * The next tale removes the buttons of the tale that is no longer recent. Once the next scene is told, nothing before it can be
 * edited or challenged.
 */
function rangesChanged(request: StoryRequest, before: GameState): readonly Range[] {
  const { told, tales } = before;
  const past = tales - RECENT_TALES;
  // The tales before it as well, since notices of several tales may have been sent concurrently.
  const first = Math.max(0, past - RECENT_TALES);
  const noLongerRecent: readonly Range[] = past < 0 ? [] : [[first, past]];
  switch (request.type) {
    case 'edit':
      return [[request.tale, request.tale]];
    case 'ask':
    case 'answer':
      return noLongerRecent;
    case 'tell':
    case 'tellLate': {
      const isScene = request.type === 'tellLate' || isSceneOrEnding(request.kind);
      if (!isScene) return noLongerRecent;
      const from = Math.min(lastScene(told), first);
      return tales > 0 ? [[Math.max(0, from), tales - 1]] : [];
    }
    // A challenge goes on, about the scene as it is told now.
    case 'retell':
      return claimAbout(before, request.tale)?.doubt ? [[request.tale, tales - 1]] : noLongerRecent;
    default:
      return [];
  }
}

const questionsClosed = ({ questions }: GameState, after: GameState): readonly Range[] =>
  questions
    .filter(({ tale }) => after.questions.every((question) => question.tale !== tale))
    .map(({ tale }) => [tale, tale]);

/** With fewer players nobody could judge a challenge (docs/rules/bacchanalia.md §9.2). */
function challengesClosed(before: GameState, after: GameState): readonly Range[] {
  const open = (state: GameState) =>
    offers(state).claims.flatMap(({ tale, doubters }) => (doubters.length > 0 ? [tale] : []));
  const still = open(after);
  // The next scene closes them too, and shows them again itself.
  const isByScene = (tale: number) => claimAbout(after, tale)?.isOpen === false;
  return open(before)
    .filter((tale) => !still.includes(tale) && !isByScene(tale))
    .map((tale) => [tale, tale]);
}

/** The number of the latest scene or ending; -1 if there is none. A retold one takes the place of an earlier one (§9). */
const lastScene = (told: GameState['told']): number =>
  told.findLastIndex(({ kind, retells }) => isSceneOrEnding(kind) && retells === undefined);

/** Tells the author of a tale that somebody else cut that they can retell it, without everybody reading that. */
function toTeller(
  request: StoryRequest,
  state: GameState,
  seats: Asking<'bacchanalia'>['playing']['seats'],
  by: Snowflake,
): readonly PendingNotice[] {
  if (request.type !== 'skip') return [];
  const { tale } = request;
  const teller = tellerOf(state, tale);
  return presentPeople(seats.filter(({ color }) => color === teller))
    .filter(({ userId }) => userId !== by)
    .map(({ userId }) => ({ key: `mayRetell:${tale}`, userId, text: { kind: 'mayRetell', tale } }));
}

/** A message has 2,000 characters, including its heading and the quotation marks. */
const MOST = 1700;

/** Shorter if a character is described above it. */
const MAX_BELOW_SHEET_LENGTH = 1000;

/**
 * Splits a tale into parts that each fit into a message, at paragraphs, else lines, sentences, words, and escapes them. Returns at
 * least one. `hasSheet`: the first has a character's fields above it.
 */
export const talePartsOf = (text: string, hasSheet = false): readonly string[] =>
  tamedParts(pieces(text, hasSheet));

function pieces(text: string, hasSheet: boolean): readonly string[] {
  const parts: string[] = [];
  let rest = text.trim();
  for (;;) {
    const most = hasSheet && parts.length === 0 ? MAX_BELOW_SHEET_LENGTH : MOST;
    if (rest.length <= most) break;
    const at = breakIn(startOf(rest, most));
    parts.push(partBefore(rest, at).trimEnd());
    rest = rest.substring(at).trimStart();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest];
}

const BREAKS: readonly RegExp[] = [/\n\s*\n/g, /\n/g, /[.!?…]["'”’»)]*\s/g, /\s/g];

/** Not before half of it is full, if possible. */
function breakIn(full: string): number {
  for (const mark of BREAKS) {
    const last = [...full.matchAll(mark)].findLast(({ index }) => index > full.length / 2);
    if (last) return last.index + last[0].length;
  }
  return full.length;
}
