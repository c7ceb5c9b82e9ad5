/** Buttons that people like to tap. */
import type { StoryRequest } from '../../src/tables/bacchanalia/types.ts';
import type { Tap } from '../../test/discord/taps.ts';
import { type Shown, tapOf } from './screen.ts';

/** How likely a button is chosen beside others; 1 if it isn't here. */
export const WEIGHTS: Partial<Record<Tap['on'], number>> = {
  turn: 10,
  haruspex: 4,
  devotion: 0.5,
  standing: 0.2,
  story: 6,
  storyWrite: 6,
  storyChoice: 3,
  storySafety: 0.2,
  storyDraft: 3,
  back: 0.5,
  rematch: 0.5,
};

/** Buttons of a lobby, in which everybody may sit. */
const LOBBY: readonly Tap['on'][] = ['sit', 'join', 'leave', 'start'];

export const isLobby = ({ kinds }: Shown): boolean => LOBBY.some((kind) => kinds.has(kind));

/** It asks one person, who may decline. */
export const isInvitation = ({ kinds }: Shown): boolean => kinds.has('decline') || kinds.has('declineTo');

/** Buttons that call people to something. */
export const CALLS: readonly Tap['on'][] = [
  'join',
  'sit',
  'decline',
  'declineTo',
  'offer',
  'agree',
  'late',
  'keep',
];

/** Whether somebody taps this in a lobby. `isHere`: they sit in it. */
export function fits(customId: string, isHere: boolean): boolean {
  const tap = tapOf(customId);
  if (tap?.on === 'storySafety') return isHere && tap.does === 'ready';
  return (isHere ? ['start', 'fill'] : ['sit', 'join']).includes(tap?.on ?? '');
}

/** Buttons for everybody, and how likely somebody who sees one for the first time takes part. */
const FOR_ALL: Partial<Record<Tap['on'], number>> = {
  vote: 0.5,
  prophecy: 0.5,
  puzzleAnswer: 0.1,
  seasonJoin: 0.7,
  storyOpen: 0.2,
  agree: 0.5,
  late: 0.3,
};
/** The same for requests in a story. */
const FOR_ALL_IN_STORY: Partial<Record<StoryRequest['type'], number>> = { doubt: 0.3, vote: 0.7 };

/** How likely somebody who sees it for the first time taps it unasked. */
export function appeal(customId: string): number {
  const tap = tapOf(customId);
  if (tap?.on === 'story') return FOR_ALL_IN_STORY[tap.request.type] ?? 0;
  if (tap?.on === 'storySafety') return tap.does === 'ready' ? 0.5 : 0;
  return tap ? (FOR_ALL[tap.on] ?? 0) : 0;
}

export const FOR_ALL_KINDS = [...Object.keys(FOR_ALL), 'story', 'storySafety'] as readonly Tap['on'][];
