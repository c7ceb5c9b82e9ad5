import type { Deus } from '../../games/bacchanalia/index.ts';
import type { TableauPlayer, TableauView } from './view.ts';

/** The Deus that rules, or those that tie; nobody before that is known. */
export function rulers({ ruling }: TableauView): { readonly ties: boolean; readonly dei: readonly Deus[] } {
  if (!ruling) return { ties: false, dei: [] };
  if (ruling.row === 'ties') return { ties: true, dei: ruling.among };
  return { ties: false, dei: [ruling.row === 'goblet' ? 'vinum' : ruling.row] };
}

/** Places among a player's Dei of the cards that rule, or tie. */
export function rulingCards(view: TableauView, player: TableauPlayer): ReadonlySet<number> {
  const { ties, dei } = rulers(view);
  const places = new Set<number>();
  for (const [name, count] of counted(dei)) {
    const own = player.dei.flatMap((card, at) =>
      card.name === name ? [{ at, most: card.umbra.length }] : [],
    );
    const first = own.toSorted((a, b) => b.most - a.most).slice(0, ties ? count : 1);
    for (const { at } of first) places.add(at);
  }
  return places;
}

/** Each once, with how many there are, in the order given. */
export function counted<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
