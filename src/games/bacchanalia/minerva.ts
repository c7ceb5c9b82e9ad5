/** Minerva as an answer to an excessive scene (docs/rules/bacchanalia.md §5). */
import type { Color } from './color.ts';
import type { Offers } from './contract.ts';
import { moved } from './dei.ts';
import type { Outcome, Tell } from './outcome.ts';
import { hasDeus, isPlaying, ownersOf, playerOf } from './players.ts';
import { refusal } from './refusal.ts';
import type { GameState } from './state.ts';

/**
 * [ours] From the telling of a scene until the next one is told, for in a channel turns pass on quickly. Not while Umbra
 * of her owner's own turn lie upon her.
 */
export function minervaOffered(state: GameState): Offers['minerva'] {
  const { lastTeller: to } = state;
  const [from] = ownersOf(state, 'minerva');
  if (!from || !to || from === to || !isPlaying(state, to) || isHonoured(state, from)) return null;
  return { from, to };
}

const isHonoured = (state: GameState, owner: Color): boolean =>
  playerOf(state, owner).dei.some(({ name, umbra }) => name === 'minerva' && umbra.length > 0);

export function giveMinerva(state: GameState, { by }: { readonly by: Color }, tell: Tell): Outcome {
  if (!isPlaying(state, by)) return refusal('notInGame', '5', { color: by });
  if (!hasDeus(playerOf(state, by), 'minerva')) return refusal('noMinerva', '5', { color: by });
  if (by === state.lastTeller) return refusal('neverToOneself', '5');
  const offered = minervaOffered(state);
  if (!offered) return refusal('notOffered', '5', { deus: 'minerva' });
  return moved(state, { deus: 'minerva', ...offered }, 'minervaGift', tell);
}
