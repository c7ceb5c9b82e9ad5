import type { Snowflake } from '../../tables/game-types.ts';
import type { TextKey } from '../../texts/index.ts';

/** As many as one message can name. */
export const MOST_CHANNELS = 25;

export interface ChannelRule {
  /** Where tables may be opened; empty: in every channel. */
  readonly channels: readonly Snowflake[];
  /** What has become of it. */
  readonly said: Extract<TextKey, `settings.${string}`>;
}

/** Allows or forbids tables in a channel, or opens all. Where nothing changes, `channels` is the given list. */
export function changeChannels(
  channels: readonly Snowflake[],
  change: 'allow' | 'forbid' | 'everywhere',
  channel: Snowflake,
): ChannelRule {
  const isThere = channels.includes(channel);
  if (change === 'everywhere') {
    return { channels: channels.length === 0 ? channels : [], said: 'settings.everywhere' };
  }
  if (change === 'allow') {
    if (isThere) return { channels, said: 'settings.allowedBefore' };
    if (channels.length >= MOST_CHANNELS) return { channels, said: 'settings.tooManyChannels' };
    const said = channels.length === 0 ? 'settings.allowedFirst' : 'settings.allowed';
    return { channels: [...channels, channel], said };
  }
  if (channels.length === 0) return { channels, said: 'settings.forbidNone' };
  if (!isThere) return { channels, said: 'settings.forbiddenBefore' };
  const others = channels.filter((other) => other !== channel);
  return { channels: others, said: others.length === 0 ? 'settings.forbiddenLast' : 'settings.forbidden' };
}
