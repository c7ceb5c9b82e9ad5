import { ChannelType, type Client, Collection, PermissionsBitField } from 'discord.js';

const ALL = new PermissionsBitField(PermissionsBitField.All);
const NONE = new PermissionsBitField();

/** A bot's client that knows one server with text channels: whether everybody can read them, or who can. Roles: whether they ring. */
export function clientOf(
  channels: Readonly<Record<string, boolean | readonly string[]>>,
  roles: Readonly<Record<string, readonly [name: string, mentionable: boolean]>> = {},
  guildId = '1',
): Client {
  const everybody = { id: guildId };
  const others = Object.entries(roles).map(
    ([id, [name, mentionable]], position) => [id, { id, name, mentionable, position: -position }] as const,
  );
  const me = { id: '990' };
  const cache = new Collection<string, object>();
  const guild = {
    id: guildId,
    available: true,
    preferredLocale: 'en-US',
    channels: { cache },
    roles: { everyone: everybody, cache: new Collection<string, object>([[guildId, everybody], ...others]) },
    members: { me, fetch: async ({ user }: { readonly user: string }) => ({ id: user }) },
  };
  for (const [id, readers] of Object.entries(channels))
    cache.set(id, {
      id,
      guild,
      type: ChannelType.GuildText,
      isThread: () => false,
      isVoiceBased: () => false,
      permissionsFor: (who: { readonly id: string }) =>
        who === me || (typeof readers === 'boolean' ? readers : readers.includes(who.id)) ? ALL : NONE,
      permissionOverwrites: { cache: new Collection() },
    });
  return {
    ws: { shards: new Map([[0, {}]]) },
    options: {},
    guilds: { cache: new Map([[guildId, guild]]) },
    channels: { cache, fetch: async (id: string) => cache.get(id) ?? null },
  } as unknown as Client;
}
