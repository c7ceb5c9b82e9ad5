/** What a button under something about dice means. */
export type FairnessTap =
  /** Shows the check of a table's dice to everybody in the channel. */
  | { readonly on: 'shareCheck'; readonly table: string }
  /** The same for the dice of the server. Of no table. */
  | { readonly on: 'shareDice'; readonly table?: never };

export const isFairnessTap = (tap: { readonly on: string }): tap is FairnessTap =>
  tap.on === 'shareCheck' || tap.on === 'shareDice';

const SHARE_DICE = 'dice:share';

export const formatFairnessTap = (tap: FairnessTap): string =>
  tap.on === 'shareDice' ? SHARE_DICE : `check:share:${tap.table}`;

/** Null for anything that {@link formatFairnessTap} does not write. */
export function parseFairnessTap(customId: string): FairnessTap | null {
  if (customId === SHARE_DICE) return { on: 'shareDice' };
  const [whole, table] = /^check:share:([0-9a-z]{1,20})$/.exec(customId) ?? [];
  return table !== undefined && whole === customId ? { on: 'shareCheck', table } : null;
}
