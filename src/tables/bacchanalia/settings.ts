import type { GuildSettings } from '../settings.ts';

/** Where on a server stories may be told: they are for adults. `ageRestricted`: in channels that Discord marks so. */
export const STORY_CHANNELS = ['off', 'ageRestricted', 'everywhere'] as const;

export interface StorySettings {
  readonly channels: (typeof STORY_CHANNELS)[number];
}

export const storyChannels = ({ games }: Pick<GuildSettings, 'games'>): StorySettings['channels'] =>
  games.bacchanalia?.channels ?? 'off';

export const withStoryChannels = (
  settings: GuildSettings,
  channels: StorySettings['channels'],
): GuildSettings => ({ ...settings, games: { ...settings.games, bacchanalia: { channels } } });
