import type { Snowflake } from '../tables/game-types.ts';

/** What a button means that is about a table's life over days, not about its game. */
export type LifeTap =
  /** What shall become of a turn whose time is up. */
  | { readonly on: 'late'; readonly table: string; readonly turn: number; readonly does: LateChoice }
  /** No more reminders of this turn. */
  | { readonly on: 'mute'; readonly table: string; readonly turn: number }
  /** Takes one's seat back from the computer player that sits in. */
  | { readonly on: 'back'; readonly table: string }
  /** Agrees to end the game without a result, or no more. */
  | { readonly on: 'agree'; readonly table: string }
  /** The answer of somebody who was offered a seat. */
  | {
      readonly on: 'offer';
      readonly table: string;
      readonly from: Snowflake;
      readonly to: Snowflake;
      readonly does: OfferAnswer;
    }
  /** The second tap of closing a table. */
  | { readonly on: 'close'; readonly table: string }
  /** The second tap of taking somebody's seat away. */
  | {
      readonly on: 'remove';
      readonly table: string;
      readonly userId: Snowflake;
      readonly becomes: 'computer' | 'out';
    }
  | { readonly on: 'follow'; readonly table: string; readonly at: 'turn' | 'end' | 'off' }
  /** A table that is to be closed for idleness stays open. */
  | { readonly on: 'keep'; readonly table: string };

export type LateChoice = 'wait' | 'playFor' | 'standIn' | 'remove';
/** `takeAbsent`: the seat of somebody who is away, void once they are back. */
export type OfferAnswer = 'take' | 'takeAbsent' | 'decline' | 'withdraw';

const TABLE = '([0-9a-z]{1,20})';
const ID = '(\\d{1,20})';

const FORMATS = {
  late: (tap: Extract<LifeTap, { on: 'late' }>) => `late:${tap.table}:${tap.turn}:${tap.does}`,
  mute: (tap: Extract<LifeTap, { on: 'mute' }>) => `mute:${tap.table}:${tap.turn}`,
  back: (tap: Extract<LifeTap, { on: 'back' }>) => `back:${tap.table}`,
  agree: (tap: Extract<LifeTap, { on: 'agree' }>) => `agree:${tap.table}`,
  offer: (tap: Extract<LifeTap, { on: 'offer' }>) => `offer:${tap.table}:${tap.from}:${tap.to}:${tap.does}`,
  close: (tap: Extract<LifeTap, { on: 'close' }>) => `close:${tap.table}`,
  remove: (tap: Extract<LifeTap, { on: 'remove' }>) => `remove:${tap.table}:${tap.userId}:${tap.becomes}`,
  follow: (tap: Extract<LifeTap, { on: 'follow' }>) => `follow:${tap.table}:${tap.at}`,
  keep: (tap: Extract<LifeTap, { on: 'keep' }>) => `keep:${tap.table}`,
} as const;

export const isLifeTap = (tap: { readonly on: string }): tap is LifeTap => tap.on in FORMATS;

export function formatLifeTap(tap: LifeTap): string {
  const format: (tap: never) => string = FORMATS[tap.on];
  return format(tap as never);
}

type Parse = (parts: readonly string[]) => LifeTap | null;

const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | null =>
  known.find((one) => one === text) ?? null;

const PARSES: readonly (readonly [RegExp, Parse])[] = [
  [
    new RegExp(`^late:${TABLE}:(\\d{1,6}):(\\w+)$`),
    ([table = '', turn, choice]) => {
      const does = oneOf<LateChoice>(['wait', 'playFor', 'standIn', 'remove'], choice);
      return does && { on: 'late', table, turn: Number(turn), does };
    },
  ],
  [
    new RegExp(`^mute:${TABLE}:(\\d{1,6})$`),
    ([table = '', turn]) => ({ on: 'mute', table, turn: Number(turn) }),
  ],
  [
    new RegExp(`^(back|agree|close|keep):${TABLE}$`),
    ([word, table = '']) => {
      const on = oneOf(['back', 'agree', 'close', 'keep'] as const, word);
      return on && { on, table };
    },
  ],
  [
    new RegExp(`^offer:${TABLE}:${ID}:${ID}:(\\w+)$`),
    ([table = '', from = '', to = '', answer]) => {
      const does = oneOf<OfferAnswer>(['take', 'takeAbsent', 'decline', 'withdraw'], answer);
      return does && { on: 'offer', table, from, to, does };
    },
  ],
  [
    new RegExp(`^remove:${TABLE}:${ID}:(\\w+)$`),
    ([table = '', userId = '', what]) => {
      const becomes = oneOf(['computer', 'out'] as const, what);
      return becomes && { on: 'remove', table, userId, becomes };
    },
  ],
  [
    new RegExp(`^follow:${TABLE}:(\\w+)$`),
    ([table = '', when]) => {
      const at = oneOf(['turn', 'end', 'off'] as const, when);
      return at && { on: 'follow', table, at };
    },
  ],
];

/** Null for anything that {@link formatLifeTap} does not write. */
export function parseLifeTap(customId: string): LifeTap | null {
  for (const [pattern, parse] of PARSES) {
    const found = pattern.exec(customId);
    if (found) return parse(found.slice(1));
  }
  return null;
}
