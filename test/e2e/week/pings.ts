import { type Noticeboard, type Ring, tapsOn, versionIn } from './noticeboard.ts';
import type { Stored, StoredTable } from './stored.ts';
import { sittingAt, turnsOf } from './turns.ts';

export type PingKind = 'turn' | 'remind' | 'nudge' | 'next' | 'invitation' | 'out' | 'moment' | 'other';

export interface Ping extends Ring {
  readonly kind: PingKind;
  readonly table: StoredTable | null;
  /** Of the table; null where the message does not tell. */
  readonly turn: number | null;
}

const KINDS: readonly (readonly [PingKind, RegExp])[] = [
  ['nudge', / nudges you: table (\d+) is waiting/],
  ['remind', /\btable (\d+) is waiting for you/i],
  ['next', /\byou’re next at table (\d+)/i],
  ['out', /\byou’re out of the game at table (\d+), in turn/],
  ['invitation', / invites you to table (\d+)\.$/],
];

/** A message that a phone rang for, as its owner reads it. */
export function pingsOf(board: Noticeboard, stored: Stored): readonly Ping[] {
  return board.rings.map((ring) => {
    const { message } = ring;
    if (versionIn(tapsOn(message)) > 0) return { ...ring, kind: 'turn', ...ofTurn(board, stored, ring) };
    for (const [kind, pattern] of KINDS) {
      const number = Number(pattern.exec(message.content)?.[1]);
      const table = stored.tables.find((one) => one.table.number === number) ?? null;
      if (table) return { ...ring, kind, table, turn: turnIn(ring, table) };
    }
    const table = stored.tables.find((one) => one.table.showing.playChannelId === message.channel_id) ?? null;
    if (table && new RegExp(`<@${ring.userId}>[^;]* is out`).test(message.content))
      return { ...ring, kind: 'moment', table, turn: null };
    return { ...ring, kind: 'other', table: null, turn: null };
  });
}

/**
 * The message of a turn says which one it was when it is over; the newest one is the table's to know. Where a later turn was asked
 * for in the same message, it is the one that was being played when it rang.
 */
function ofTurn(board: Noticeboard, { tables }: Stored, ring: Ring) {
  const { id, content } = ring.message;
  const number = Number(/^-# Table (\d+) ·/m.exec(content)?.[1]);
  const table = tables.find((one) => one.table.number === number) ?? null;
  const { turnMessageId, turnShown } = table?.table.showing ?? {};
  const past = /^-# Turn (\d+) ·/.exec(board.written.get(id)?.at(-1)?.content ?? '')?.[1];
  const turn = past === undefined ? null : Number(past);
  const shown = id === turnMessageId ? (turnShown ?? null) : turn;
  const isLater = table && turnsOf(table).some(({ number: one, begin }) => one === shown && begin > ring.at);
  return { table, turn: isLater ? turnIn(ring, table) : shown };
}

/** A reminder's button says which turn it is about; else it is theirs that was being played, if there was one. */
function turnIn({ message, userId, at }: Ring, table: StoredTable): number | null {
  const mute = tapsOn(message).find(({ on }) => on === 'mute');
  if (mute?.on === 'mute') return mute.turn;
  const running = turnsOf(table).filter(({ begin, end }) => begin <= at && (end === null || at <= end));
  const own = running.findLast(
    ({ color, begin }) => sittingAt(table.sittings, color, begin)?.userId === userId,
  );
  return (own ?? running.at(-1))?.number ?? null;
}
