import * as z from 'zod';
import type { GameName, SeatColor, Snowflake, TermsOf } from './game-types.ts';
import { countsOnServer, type Table } from './table.ts';
import type { TableGame } from './table-game.ts';

/** A game, with its part of each layer. Higher layers add theirs. */
export interface GameModule<G extends GameName = GameName> {
  readonly table: TableGame<G>;
}

let modules: readonly GameModule[] = [];

/** Sets the games of every layer, replacing earlier ones. Called by the program before anything else. */
export function useGames(games: readonly GameModule[]): void {
  modules = games;
}

export const gameModules = (): readonly GameModule[] => modules;

/** Throws if there is no such game. */
export function moduleOf<G extends GameName>({ game }: { readonly game: G }): GameModule<G> {
  const found = modules.find(({ table }) => table.name === game);
  if (!found) throw new Error(`There is no game called ${game}.`);
  // A game is found by its own name.
  return found as GameModule<GameName> as GameModule<G>;
}

export const games = (): readonly TableGame[] => modules.map(({ table }) => table);

export const gameNamed = (name: string): GameName | null =>
  games().find((game) => game.name === name)?.name ?? null;

export const gameName = z.custom<GameName>(
  (name) => typeof name === 'string' && gameNamed(name) !== null,
  'no game is called so',
);

export const colorNamed = (name: unknown): SeatColor | null =>
  games()
    .flatMap(({ colors }) => colors)
    .find((color) => color === name) ?? null;

export const seatColor = z.custom<SeatColor>((name) => colorNamed(name) !== null, 'no seat has this color');

export const gameOf = <G extends GameName>(table: { readonly game: G }): TableGame<G> =>
  moduleOf(table).table;

/** The possible numbers of players, ascending. */
export function tableSizes(game: GameName): readonly number[] {
  const { least, most } = gameOf({ game }).sizes;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** The terms of a table of this game; null for other games. */
export const termsOf = <G extends GameName>(
  game: G,
  table: Pick<Table, 'game' | 'terms'>,
): TermsOf<G> | null =>
  // A table's terms are of its own game.
  table.game === game ? (table.terms as TermsOf<G>) : null;

/** Whether the table is paused: nobody is to act, and no time runs. */
export const isPaused = ({ game, terms }: Pick<Table, 'game' | 'terms'>): boolean =>
  gameOf({ game }).terms.isPaused?.(terms) ?? false;

/** The people at a table who haven't said that they are ready; none if the game doesn't ask. Absent people aren't asked. */
export const notReady = ({
  game,
  terms,
  seats,
}: Pick<Table, 'game' | 'terms' | 'seats'>): readonly Snowflake[] =>
  gameOf({ game }).terms.notReady?.(terms, seats) ?? [];

/** Whether the game is rated: it counts on the server, its terms say so, and nothing happened that made it unrated. */
export const isRated = (
  table: Pick<Table, 'game' | 'isPrivate' | 'counts' | 'terms' | 'reminders'>,
): boolean =>
  countsOnServer(table) && !table.reminders.unrated && (gameOf(table).terms.areRated?.(table.terms) ?? true);

export type NamedTable = Pick<Table, 'id' | 'game' | 'terms'>;

export const computerName = (table: NamedTable, color: SeatColor): string =>
  gameOf(table).computerName?.(table, color) ?? '';
