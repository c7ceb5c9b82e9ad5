import type { Memory, PlaygroundState } from './state.ts';

const key = 'playground';

/** Of this tab only, so that two tabs can be two persons. Empty where the browser keeps nothing. */
export function recall(guildId: string): Partial<Memory> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Memory> & { guildId?: string };
    return kept.guildId === guildId ? kept : {};
  } catch {
    return {};
  }
}

export function remember(state: PlaygroundState): void {
  const { me, channelId, read, baseline, pings, locales, dismissed } = state;
  const memory: Memory = { me, channelId, read, baseline, pings, locales, dismissed };
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...memory, guildId: state.guild.id }));
  } catch {
    // A browser that keeps nothing only forgets what was read.
  }
}
