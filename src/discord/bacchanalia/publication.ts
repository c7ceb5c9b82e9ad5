/** Records copies of a story's text outside its table: former channels, and published chronicles. */

import type { Channel, Client } from 'discord.js';
import * as z from 'zod';
import { STORY_CHANNELS, storyChannels, withStorySettings } from '../../tables/bacchanalia/types.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { jsonNote, type NoteStore } from '../../tables/store.ts';
import { type Table, tableChannel } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { accessTo, isReadableFrom } from '../api/channel-access.ts';
import { isPermanentError, orNull } from '../api/errors.ts';
import { COMMANDS, type GameServerSettings, storesServerSetting } from '../handling/panel.ts';
import type { OpeningPlace } from '../views/game-presenter.ts';
import { channelList } from '../views/names.ts';

type Notes = Pick<NoteStore, 'note' | 'saveNote'>;

const copiesJson = z.strictObject({
  channels: z.array(z.string()),
  chronicles: z.array(z.strictObject({ channel: z.string(), message: z.string() })),
});

type Copies = z.infer<typeof copiesJson>;

export const loadPublishedCopies = jsonNote('copies-elsewhere', copiesJson, { channels: [], chronicles: [] });

async function change(store: Notes, id: string, changed: (copies: Copies) => Partial<Copies>): Promise<void> {
  const copies = await loadPublishedCopies.read(store, id);
  await loadPublishedCopies.save(store, id, { ...copies, ...changed(copies) });
}

/** `before` is the table before it was moved. */
export const recordFormerChannel = (store: Notes, before: Table): Promise<void> =>
  change(store, before.id, ({ channels }) => ({
    channels: [...new Set([...channels, tableChannel(before)])],
  }));

export const recordChronicle = (
  store: Notes,
  id: string,
  channel: Snowflake,
  message: Snowflake,
): Promise<void> =>
  change(store, id, ({ chronicles }) => ({ chronicles: [...chronicles, { channel, message }] }));

/** Why a game for adults may not be played in a channel, by the server's setting; null if it may. */
export async function whyNotForAdults(t: Translate, place: OpeningPlace): Promise<string | null> {
  const { client, channelId, settings } = place;
  switch (storyChannels(settings)) {
    case 'everywhere':
      return null;
    case 'off':
      return t('refused.adultsOff');
    case 'ageRestricted':
      return (await isAgeRestricted(client, channelId))
        ? null
        : t('refused.adultsChannel', { channels: channelList(t, fittingChannels(place)) || 'none' });
  }
}

const MAX_SUGGESTED = 2;

/** Some age-restricted channels that allow tables, of those that everybody in the given one can read. */
function fittingChannels({ client, channelId, settings: { channels } }: OpeningPlace): readonly Snowflake[] {
  const here = client.channels.cache.get(channelId);
  const guild = here && 'guild' in here ? here.guild : undefined;
  const isReadable = isReadableFrom(guild, (here?.isThread() ? here.parentId : null) ?? channelId);
  return [...(guild?.channels.cache.values() ?? [])]
    .filter((one) => 'nsfw' in one && one.nsfw && one.isTextBased())
    .map(({ id }) => id)
    .filter((id) => channels.length === 0 || channels.includes(id))
    .filter((id) => accessTo(client, id)?.missing.length === 0 && isReadable(id))
    .slice(0, MAX_SUGGESTED);
}

async function isAgeRestricted(client: Client, channelId: Snowflake): Promise<boolean> {
  const channel = await channelAt(client, channelId);
  const marked =
    channel?.isThread() && channel.parentId ? await channelAt(client, channel.parentId) : channel;
  return marked !== null && 'nsfw' in marked && marked.nsfw === true;
}

const channelAt = (client: Client, id: Snowflake): Promise<Channel | null> =>
  orNull(isPermanentError, client.channels.fetch(id, { allowUnknownGuild: true }));

export const bacchanaliaServerSettings: GameServerSettings = {
  ofTables: [
    {
      kind: 'select',
      key: 'bacchanalia',
      text: 'game.bacchanalia',
      line: (t, { settings }) => t('settings.bacchanalia.about', { where: storyChannels(settings) }),
      warning: (t, { settings, refused }) =>
        storyChannels(settings) !== 'off' && refused.has(COMMANDS) ? t('settings.commandsRefused') : null,
      values: () => STORY_CHANNELS,
      option: (t, where) => t('settings.option.bacchanalia', { where }),
      chosen: ({ settings }) => storyChannels(settings),
      change: storesServerSetting((current, value) =>
        withStorySettings(current, {
          channels: STORY_CHANNELS.find((one) => one === value) ?? storyChannels(current),
        }),
      ),
    },
  ],
};
