import { COLORS, type Color } from '../games/tuchulcha/board.ts';
import type { Origin } from '../games/tuchulcha/types.ts';

/** One place of one colour: its haruspexes there are all alike. */
export interface Haruspex {
  readonly color: Color;
  readonly from: Origin;
}

/** What a button means that explains and changes nothing at the table. */
export type HelpTap =
  /** What the person can do now. The version is the one that the button was drawn for. */
  | { readonly on: 'help'; readonly table: string; readonly version: number }
  /** The board in words. */
  | { readonly on: 'words'; readonly table: string; readonly version: number }
  /** Why a haruspex may not take a die. Null: that is yet to be chosen. No die without a haruspex. */
  | {
      readonly on: 'why';
      readonly table: string;
      readonly version: number;
      readonly of: Haruspex | null;
      readonly die: number | null;
    }
  /** A page of the rules, shown privately. Of no table. */
  | { readonly on: 'rule'; readonly page: string; readonly table?: never };

const letterOf = (color: Color): string => (color === 'black' ? 'k' : color.charAt(0));

/** `bT` (blue's temple), `y12`, `re` (red's exit stone). */
export const formatHaruspex = ({ color, from }: Haruspex): string =>
  `${letterOf(color)}${from === 'temple' ? 'T' : from === 'exit' ? 'e' : from}`;

export function parseHaruspex(text: string): Haruspex | null {
  const found = /^([bryk])(T|e|[1-9]\d?)$/.exec(text);
  const color = COLORS.find((one) => letterOf(one) === found?.[1]);
  const place = found?.[2];
  if (!color || !place) return null;
  return { color, from: place === 'T' ? 'temple' : place === 'e' ? 'exit' : Number(place) };
}

const KINDS: readonly HelpTap['on'][] = ['help', 'words', 'why', 'rule'];

export const isHelpTap = (tap: { readonly on: string }): tap is HelpTap =>
  KINDS.some((kind) => kind === tap.on);

export function formatHelpTap(tap: HelpTap): string {
  if (tap.on === 'rule') return `rule:${tap.page}`;
  const on = `${tap.on}:${tap.table}:${tap.version}`;
  if (tap.on !== 'why' || !tap.of) return on;
  return `${on}:${formatHaruspex(tap.of)}${tap.die === null ? '' : `:${tap.die}`}`;
}

const HELP = /^(help|words|why):([0-9a-z]{1,20}):([1-9]\d{0,8})(?::(\w{2,3})(?::([1-6]))?)?$/;
const RULE = /^rule:([0-9A-Za-z.-]{1,80})$/;

/** Null for anything that {@link formatHelpTap} does not write. */
export function parseHelpTap(customId: string): HelpTap | null {
  const page = RULE.exec(customId)?.[1];
  if (page) return { on: 'rule', page };
  const [, on, table, version, place, die] = HELP.exec(customId) ?? [];
  if (!table) return null;
  if (on === 'help' || on === 'words')
    return place === undefined ? { on, table, version: Number(version) } : null;
  const of = place === undefined ? null : parseHaruspex(place);
  if (place !== undefined && !of) return null;
  return { on: 'why', table, version: Number(version), of, die: die === undefined ? null : Number(die) };
}
