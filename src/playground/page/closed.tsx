import type { PageChannel } from '../page-protocol.ts';
import { WarningIcon } from './icons.tsx';
import { displayName } from './people.ts';
import { usePlayground } from './playground.ts';
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

/** Stands where one would write. */
export function Closed({ why }: { why: string }) {
  const { me } = usePlayground();
  return (
    <div class="composer">
      <p class="closed" role="status" aria-label={`Nothing can be said as ${displayName(me)}`}>
        <WarningIcon /> {why}
      </p>
    </div>
  );
}
