import type { PageChannel } from '../page-protocol.ts';
import { displayName } from './people.ts';
import { inServer, type PlaygroundState } from './state.ts';

/** Why nothing can be said or done in a channel now; null where it can. */
export function closedBecause(state: PlaygroundState, channel: PageChannel): string | null {
  const { guild, bot } = state;
  if (!inServer(state, state.me)) {
    return channel.kind === 'dm'
      ? `You share no server with ${displayName(bot)} any more.`
      : `You are not in ${guild.name} any more.`;
  }
  if (channel.kind === 'dm' || guild.available) return null;
  return `${guild.name} is unavailable due to an outage. Direct messages still work.`;
}
