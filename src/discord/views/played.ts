import type { LoggedAction, Sitting } from '../../tables/game-types.ts';
import { endsOfTurns, type Player, turnsPlayed } from '../../tables/results/played-turns.ts';
import type { TableOf } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { listOf, nameOrGone } from './names.ts';

/** Who played how many turns of each seat that somebody else than its first player played for; null where none was. */
export function whoPlayed(
  t: Translate,
  table: TableOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting[],
): string | null {
  if (!table.setup) return null;
  const names = new Map<Player, string>([['computer', t('who.computer')]]);
  for (const { occupant } of sittings) {
    if (occupant?.kind === 'person') names.set(occupant.userId, nameOrGone(t, occupant.name));
  }
  const lines = [...turnsPlayed(endsOfTurns(table.setup, log), sittings)].flatMap(([color, players]) => {
    const first = sittings.find((sitting) => sitting.color === color)?.occupant;
    const own: Player = first?.kind === 'person' ? first.userId : 'computer';
    if ([...players.keys()].every((player) => player === own)) return [];
    const each = [...players].map(([player, turns]) =>
      t('end.turnsOf', { name: names.get(player) ?? t('who.neutral'), turns }),
    );
    return each.length > 0
      ? [t('end.turns', { color: t(`color.${color}`), players: listOf(table.locale, each) })]
      : [];
  });
  return lines.length > 0 ? lines.join('\n') : null;
}
