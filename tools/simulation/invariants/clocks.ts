/** The time that each turn has. */
import { offers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { allowanceOf } from '../../../src/tables/clock/pace.ts';
import type { LoggedAction, Sitting } from '../../../src/tables/game-types.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { HOUR } from '../person.ts';

/**
 * Nobody's turn is played for them before their time is up, which rest and down-times only make longer. `leavers`: those who were out
 * of the server, whose turns others may give away at once. `clockErrorMs`: how wrong a process's clock may be.
 */
export function hurried(
  { setup, pace }: TableOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting<'tuchulcha'>[],
  { leavers, clockErrorMs }: { readonly leavers: ReadonlySet<string>; readonly clockErrorMs: number },
): string[] {
  const allowance = allowanceOf(pace);
  if (!setup || !allowance) return [];
  const problems: string[] = [];
  let state = tuchulcha.start(setup);
  let begin = sittings[0]?.at.getTime() ?? 0;
  for (const { seq, actor, action, at } of log) {
    const { color } = offers(state);
    const sitting = sittings.findLast((one) => one.color === color && one.at <= at);
    const { occupant = null, standIn = false } = sitting ?? {};
    const isWhole = sitting !== undefined && sitting.at.getTime() <= begin;
    const lastedMs = at.getTime() - begin;
    const isPlayedFor = actor === 'computer' && occupant?.kind === 'person' && !standIn;
    if (
      isPlayedFor &&
      isWhole &&
      !leavers.has(occupant.userId) &&
      lastedMs < allowance.refillMs - clockErrorMs
    )
      problems.push(
        `${occupant.userId} had ${(lastedMs / HOUR).toFixed(1)} hours for turn ${state.turnNumber} before entry ${seq} was played for them`,
      );
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) return problems;
    if (applied.state.turnNumber !== state.turnNumber) begin = at.getTime();
    state = applied.state;
  }
  return problems;
}
