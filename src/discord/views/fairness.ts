import { published } from '../../tables/fairness/check.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';

/**
 * What anybody can hold the table's dice to, as far as it may be known: what they are bound to; from the start on, the facts; of
 * a game that was closed, the secret. A game that was played to its end has that under its last picture.
 */
export function diceLines(t: Translate, table: Table): string[] {
  const { game, secret, facts, status } = table;
  if (!secret) return [];
  const lines = [t('dice.fixed', { game, commitment: secret.commitment })];
  if (facts !== null) lines.push(t('dice.facts', { facts }));
  const told = status === 'aborted' ? secretLine(t, table) : null;
  return told === null ? lines : [...lines, told];
}

/** The secret, and how to check the dice with it; null before everybody may know it. */
export function secretLine(t: Translate, table: Table): string | null {
  const source = published(table);
  return source && t('dice.secret', { game: table.game, secret: source.secret.reveal() });
}
