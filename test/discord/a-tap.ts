import { ComponentType, type Interaction } from 'discord.js';
import { idOf, type Name } from '../tables/people.ts';

const SAID = ['update', 'deferUpdate', 'deferReply', 'reply', 'editReply', 'followUp'] as const;
const OTHER_KINDS = [
  'ChatInputCommand',
  'Autocomplete',
  'MessageContextMenuCommand',
  'UserContextMenuCommand',
];

interface Tap {
  readonly customId: string;
  readonly by?: Name;
  readonly channelId?: string;
  readonly client?: unknown;
  /** Methods that throw this error. */
  readonly fails?: Readonly<Partial<Record<(typeof SAID)[number], () => Error>>>;
}

/** A tap on a button of a public message on the server `1`; `told`: Discord's requests, as `reply the words`. */
export function tapOn({ customId, by = 'anna', channelId = '2', client = null, fails = {} }: Tap) {
  const told: string[] = [];
  const say = (what: (typeof SAID)[number]) => [
    what,
    async ({ content = '' }: { readonly content?: string } = {}) => {
      told.push(`${what} ${content}`.trim());
      const error = fails[what];
      if (error) throw error();
    },
  ];
  const interaction = {
    id: '700',
    user: { id: idOf(by), displayName: by },
    guildId: '1',
    channelId,
    client,
    locale: 'en-US',
    message: {
      id: '800',
      flags: { has: () => false },
      components: [{ type: ComponentType.ActionRow, components: [{ customId }] }],
      edit: async ({ components }: { readonly components: readonly unknown[] }) => {
        told.push(`edit to ${components.length} rows`);
      },
    },
    customId,
    isButton: () => true,
    isMessageComponent: () => true,
    isModalSubmit: () => false,
    inCachedGuild: () => false,
    ...Object.fromEntries(OTHER_KINDS.map((kind) => [`is${kind}`, () => false])),
    ...Object.fromEntries(SAID.map(say)),
  };
  // The parts that handlers of buttons read.
  return { interaction: interaction as unknown as Interaction, told };
}
