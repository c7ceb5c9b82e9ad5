/** Which events a session asked for. */
import { GatewayIntentBits as Bits } from 'discord-api-types/v10';

interface Needs {
  readonly guild: number;
  readonly direct: number;
}

const needs: readonly (readonly [pattern: RegExp, needs: Needs])[] = [
  [/^GUILD_MEMBER_/, { guild: Bits.GuildMembers, direct: 0 }],
  [/^(?:GUILD_(?:CREATE|UPDATE|DELETE|ROLE_)|CHANNEL_|THREAD_)/, { guild: Bits.Guilds, direct: 0 }],
  [/^MESSAGE_/, { guild: Bits.GuildMessages, direct: Bits.DirectMessages }],
  [/^TYPING_START$/, { guild: Bits.GuildMessageTyping, direct: Bits.DirectMessageTyping }],
];

/** Events that no intent stands for, such as interactions, reach every session. */
export function wantedBy(intents: number, event: string, inGuild: boolean): boolean {
  const found = needs.find(([pattern]) => pattern.test(event));
  if (found === undefined) return true;
  const bits = inGuild ? found[1].guild : found[1].direct;
  return bits === 0 || (intents & bits) !== 0;
}
