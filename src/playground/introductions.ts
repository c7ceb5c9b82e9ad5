/** What a bot is told of the world when it comes into it. */
import { channelJson } from './channel.ts';
import type { Session } from './session.ts';
import type { World } from './world.ts';

export function ready(world: World, session: Session, url: string): Record<string, unknown> {
  const { bot, guild } = world;
  const here = guild.bot.inGuild && session.hears('READY', guild.id);
  return {
    v: 10,
    user: { ...bot, verified: true, mfa_enabled: false, email: null, flags: 0 },
    guilds: here ? [{ id: guild.id, unavailable: true }] : [],
    session_id: session.id,
    resume_gateway_url: url,
    shard: session.shard,
    application: { id: bot.id, flags: 0 },
    session_type: 'normal',
    private_channels: [],
    _trace: ['playground'],
  };
}

/** The guild is in an outage, or the bot is no longer in it. */
export function guildGone({ guild }: World): Record<string, unknown> {
  return guild.available ? { id: guild.id } : { id: guild.id, unavailable: true };
}

export function guildCreate(world: World): Record<string, unknown> {
  const { guild, bot, channels, people } = world;
  const here = [...people.values()].filter(({ inGuild }) => inGuild);
  const texts = channels.all().filter(({ kind }) => kind === 'text');
  const threads = channels.threads().filter((thread) => !thread.archived && channels.botSees(thread));
  return {
    ...guild.json(),
    joined_at: guild.bot.joinedAt,
    large: false,
    unavailable: false,
    member_count: here.length + 1,
    // Without the members intent, the bot hears of itself only.
    members: [{ ...guild.botMember(), user: bot }],
    channels: texts.map((channel) => channelJson(channel, bot.id)),
    threads: threads.map((thread) => channelJson(thread, bot.id)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
