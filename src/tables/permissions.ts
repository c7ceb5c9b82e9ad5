import type { Snowflake, TableStatus } from './game-types.ts';
import { refuse, type TableRefusal } from './refusal.ts';
import { seatOf } from './seats.ts';
import { isOpen, type Table } from './table.ts';

/** The person who asks. Facts that require a storage query may be left out while nothing depends on them. */
export interface Visitor {
  readonly userId: Snowflake;
  /** The server where they ask; null in a direct message. */
  readonly guildId: Snowflake | null;
  readonly isManager: boolean;
  readonly hasPlayed?: boolean;
  readonly follows?: boolean;
  /** It is already known that they can see the table. */
  readonly isLetIn?: boolean;
}

/** The table of a permission. `isPublished`: everybody has agreed to publish its story. */
export type Visited = Pick<
  Table,
  | ('guildId' | 'status' | 'isPrivate' | 'openerId' | 'invited' | 'seats' | 'seasonId' | 'setup' | 'state')
  | 'reminders'
> & {
  readonly isPublished?: boolean;
};

const INVOLVED = [
  ...(['member', 'manager', 'opener', 'invited', 'guest'] as const),
  ...(['seated', 'played', 'offered', 'follower'] as const),
] as const;
const ALL = [...INVOLVED, 'reader', 'decider'] as const;

/**
 * A person's role at a table. `guest`: its opener or invited, as long as it is open. `decider`: its opener, as long as that ends
 * nobody else's game: until everyone has finished a first turn, or if no other person plays.
 */
type TableRole = (typeof ALL)[number];

type Code = Parameters<typeof refuse>[0];

interface Rule {
  /** The table statuses in which it is allowed; otherwise it's too early or too late. */
  readonly when: keyof typeof TIMES;
  readonly who: readonly TableRole[];
  /** The refusal for others who can see the table. */
  readonly otherwise: Code;
}

/** The refusal for a table in another status. */
const TIMES = {
  always: null,
  lobby: 'notInLobby',
  open: 'notPlaying',
  playing: 'notPlaying',
  finished: 'notOver',
  over: 'notOver',
} as const satisfies Readonly<Record<string, Code | null>>;

const SEEN_BY = ['member', 'guest', 'seated', 'played'] as const satisfies readonly TableRole[];

/** All permissions at tables, as in docs/permissions.md. */
const RULES = {
  see: { when: 'always', who: SEEN_BY, otherwise: 'onlyPlayers' },
  readStory: { when: 'always', who: ['seated', 'played', 'reader'], otherwise: 'notPublished' },
  follow: { when: 'open', who: [...SEEN_BY, 'follower'], otherwise: 'onlyPlayers' },
  unfollow: { when: 'always', who: INVOLVED, otherwise: 'onlyPlayers' },

  sit: { when: 'lobby', who: ['member', 'guest', 'seated'], otherwise: 'notInvited' },
  leave: { when: 'lobby', who: ['seated'], otherwise: 'notSeated' },
  agreeOnTerms: { when: 'open', who: ['seated'], otherwise: 'notSeated' },
  nameStory: { when: 'always', who: ['seated'], otherwise: 'notSeated' },
  meet: { when: 'always', who: INVOLVED, otherwise: 'onlyPlayers' },
  invite: { when: 'lobby', who: ['opener', 'seated'], otherwise: 'notSeated' },
  decline: { when: 'lobby', who: ['invited'], otherwise: 'notInvited' },
  start: { when: 'lobby', who: ['opener', 'seated'], otherwise: 'notSeated' },
  changeComputers: { when: 'lobby', who: ['opener'], otherwise: 'onlyOpener' },
  changePace: { when: 'lobby', who: ['opener'], otherwise: 'onlyOpener' },
  changeCounting: { when: 'lobby', who: ['opener'], otherwise: 'onlyOpener' },
  abort: { when: 'lobby', who: ['opener'], otherwise: 'onlyOpenerOrAdmin' },

  play: { when: 'open', who: ['seated'], otherwise: 'notSeated' },
  tell: { when: 'always', who: ['seated'], otherwise: 'notSeated' },
  nudge: { when: 'open', who: ['seated'], otherwise: 'notSeated' },
  decideLate: { when: 'open', who: ['seated'], otherwise: 'notSeated' },
  keepOpen: { when: 'open', who: ['seated'], otherwise: 'notSeated' },
  agreeOnEnd: { when: 'open', who: ['seated'], otherwise: 'notSeated' },
  askReaders: { when: 'open', who: ['seated'], otherwise: 'notSeated' },
  vote: { when: 'open', who: ['member'], otherwise: 'onlyPlayers' },
  award: { when: 'finished', who: ['seated', 'played'], otherwise: 'notSeated' },
  playAgain: { when: 'over', who: ['seated'], otherwise: 'notSeated' },

  handOver: { when: 'playing', who: ['seated'], otherwise: 'notSeated' },
  handOverForAbsent: { when: 'playing', who: ['opener', 'manager'], otherwise: 'onlyOpenerOrAdmin' },
  answerOffer: { when: 'always', who: INVOLVED, otherwise: 'offerGone' },
  withdrawOffer: { when: 'always', who: ['seated', 'opener', 'manager'], otherwise: 'onlyOfferer' },

  move: { when: 'open', who: ['opener', 'manager', 'seated'], otherwise: 'notSeated' },
  remove: { when: 'open', who: ['decider', 'manager'], otherwise: 'onlyOpenerOrAdmin' },
  close: { when: 'open', who: ['decider', 'manager'], otherwise: 'onlyOpenerOrAdmin' },
} as const satisfies Readonly<Record<string, Rule>>;

/** Forbidden at a season's table, whose seats were drawn and whose result counts. */
const NOT_IN_SEASONS: readonly TablePermission[] = [
  'agreeOnEnd',
  'handOver',
  'handOverForAbsent',
  'remove',
  'close',
];

export type TablePermission = keyof typeof RULES;

export const TABLE_PERMISSIONS = Object.keys(RULES) as readonly TablePermission[];

/**
 * Why the person may not do it at this table; null if they may, as far as that depends on who they are. A table that they can't see
 * (of another server, or private and not theirs) doesn't exist for them.
 */
export function may(
  person: Visitor,
  permission: TablePermission,
  table: Visited | null,
): TableRefusal | null {
  const roles = table ? rolesAt(person, table) : [];
  if (!table || (roles.length === 0 && !person.isLetIn)) return { code: 'noSuchTable' };
  const { when, who, otherwise }: Rule = RULES[permission];
  const code = isTimeFor(when, table.status) ? null : TIMES[when];
  if (code !== null) return refuse(code).refusal;
  if (!roles.some((role) => who.includes(role)))
    return refuse(who.includes('decider') && roles.includes('opener') ? 'notAlone' : otherwise).refusal;
  return table.seasonId && NOT_IN_SEASONS.includes(permission) ? { code: 'ofSeason' } : null;
}

/** Whether server managers may do it at others' tables, too. */
export const isForManagers = (permission: TablePermission): boolean =>
  RULES[permission].who.some((role) => role === 'manager');

/** Whether a refusal only means that it is too early or too late for everybody. */
export const isTimingRefusal = ({ code }: TableRefusal): boolean =>
  Object.values(TIMES).some((time) => time === code);

/** Whether it is too late for everybody, for good. */
export const isOver = (permission: TablePermission, { status }: Pick<Table, 'status'>): boolean => {
  const { when } = RULES[permission];
  return when === 'lobby'
    ? status !== 'lobby'
    : (when === 'open' || when === 'playing') && !isOpen({ status });
};

function isTimeFor(when: Rule['when'], status: TableStatus): boolean {
  if (when === 'open' || when === 'over') return isOpen({ status }) === (when === 'open');
  return when === 'always' || status === when;
}

/** A person without a role can't see the table. */
function rolesAt(person: Visitor, table: Visited): readonly TableRole[] {
  const { userId, guildId, isManager } = person;
  if (guildId !== null && guildId !== table.guildId) return [];
  const [isHere, isOpener, isInvited] = [
    guildId !== null,
    table.openerId === userId,
    table.invited.includes(userId),
  ];
  const has: Readonly<Record<TableRole, boolean>> = {
    member: isHere && !table.isPrivate,
    manager: isHere && isManager,
    opener: isOpener,
    invited: isInvited,
    guest: isOpen(table) && (isOpener || isInvited),
    seated: seatOf(table, userId) !== undefined,
    played: person.hasPlayed ?? false,
    offered: table.reminders.offers?.some(({ to }) => to === userId) ?? false,
    follower: person.follows ?? false,
    reader: isHere && (table.isPublished ?? false),
    decider: isOpener && !isSharedGame(table),
  };
  return ALL.filter((role) => has[role]);
}

/** Whether everyone has finished a first turn, and others than the opener play. */
const isSharedGame = ({ setup, state, seats, openerId }: Visited): boolean =>
  setup !== null &&
  state !== null &&
  state.turnNumber > setup.players.length &&
  seats.some(
    ({ occupant }) =>
      occupant.kind === 'voters' || (occupant.kind === 'person' && occupant.userId !== openerId),
  );

/** Whether the person may open and manage their server's seasons. Everybody on the server may look, join and leave. */
export const mayManageSeasons = ({ guildId, isManager }: Pick<Visitor, 'guildId' | 'isManager'>): boolean =>
  guildId !== null && isManager;

/** A person inside a change of the table, whose access was checked before. */
export const visitor = (
  { guildId }: Pick<Table, 'guildId'>,
  userId: Snowflake,
  isManager = false,
): Visitor => ({ userId, guildId, isManager, isLetIn: true });
