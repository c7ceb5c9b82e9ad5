import { GAMES, type LeaderboardPage, PLAYERS } from './features/leaderboard/page.ts';

/** What a button or a list of a leaderboard, a profile or of `/privacy` means. Of no table. */
export type RecordTap =
  | { readonly on: 'leaders'; readonly page: LeaderboardPage; readonly table?: never }
  /** The page with whoever presses it; the page in it counts for nothing. */
  | { readonly on: 'leadersMine'; readonly page: LeaderboardPage; readonly table?: never }
  /** Shows the page to everybody in the channel. */
  | { readonly on: 'leadersShare'; readonly page: LeaderboardPage; readonly table?: never }
  /** A list: what is chosen takes the place of what the page has of it, on the first page. */
  | {
      readonly on: 'leadersChoice';
      readonly of: 'season' | 'players';
      readonly page: LeaderboardPage;
      readonly table?: never;
    }
  /** Shows somebody's profile to everybody in the channel. */
  | { readonly on: 'profileShare'; readonly userId: string; readonly table?: never }
  | { readonly on: 'privacy'; readonly does: PrivacyDeed; readonly table?: never };

/** `ask`: what deleting would do; `keep`: back from that; `delete`: does it. */
export type PrivacyDeed = 'data' | 'hide' | 'unhide' | 'ask' | 'keep' | 'delete';

const DEEDS: readonly PrivacyDeed[] = ['data', 'hide', 'unhide', 'ask', 'keep', 'delete'];

const LEADERS = {
  show: 'leaders',
  mine: 'leadersMine',
  share: 'leadersShare',
  season: 'leadersChoice',
  players: 'leadersChoice',
} as const;

const ONS: readonly string[] = [...Object.values(LEADERS), 'profileShare', 'privacy'];

export const isRecordTap = (tap: { readonly on: string }): tap is RecordTap => ONS.includes(tap.on);

export function formatRecordTap(tap: RecordTap): string {
  switch (tap.on) {
    case 'leaders':
      return formatLeaders('show', tap.page);
    case 'leadersMine':
      return formatLeaders('mine', tap.page);
    case 'leadersShare':
      return formatLeaders('share', tap.page);
    case 'leadersChoice':
      return formatLeaders(tap.of, tap.page);
    case 'profileShare':
      return `profile:share:${tap.userId}`;
    case 'privacy':
      return `privacy:${tap.does}`;
  }
}

const formatLeaders = (
  does: keyof typeof LEADERS,
  { game, period, players, page }: LeaderboardPage,
): string => ['leaders', does, game, period, players, page].join(':');

const LEADERS_TAP = /^leaders:(\w+):(\w+):(all|\d{4}(?:-Q[1-4])?):([0-4]):([1-9]\d{0,5})$/;

/** Null for anything that {@link formatRecordTap} does not write. */
export function parseRecordTap(customId: string): RecordTap | null {
  if (customId.endsWith('\n')) return null;
  const [, userId] = /^profile:share:(\d{1,20})$/.exec(customId) ?? [];
  if (userId !== undefined) return { on: 'profileShare', userId };
  const does = DEEDS.find((deed) => customId === `privacy:${deed}`);
  if (does) return { on: 'privacy', does };
  const [, what = '', name, period = '', size, number] = LEADERS_TAP.exec(customId) ?? [];
  const game = GAMES.find((known) => known === name);
  const players = PLAYERS.find((known) => String(known) === size);
  if (!game || players === undefined) return null;
  const page = { game, period, players, page: Number(number) };
  if (what === 'season' || what === 'players') return { on: 'leadersChoice', of: what, page };
  const on = what === 'show' || what === 'mine' || what === 'share' ? LEADERS[what] : null;
  return on && { on, page };
}
