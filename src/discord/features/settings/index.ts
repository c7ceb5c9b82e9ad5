import type { Interaction } from 'discord.js';
import { KeyedQueue } from '../../../keyed-queue.ts';
import { changeLanguage } from '../../../tables/changes/channel-and-language.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { GuildSettings } from '../../../tables/settings.ts';
import { translator } from '../../../texts/index.ts';
import { isManager } from '../../api/interaction.ts';
import type { OutMessage } from '../../api/message.ts';
import { gameFeatures } from '../../games.ts';
import type { Answerable } from '../../handling/acknowledgement.ts';
import type { HandlerContext } from '../../handling/context.ts';
import type { Feature, ServerCommand } from '../../handling/feature.ts';
import { eachService } from '../../handling/game-services.ts';
import { localeFor, tableLocale } from '../../handling/locale.ts';
import { type Changed, type PanelInteraction, panelMessage, panelRoutes } from '../../handling/panel.ts';
import { refreshTable } from '../../handling/refresh-table.ts';
import { replyPrivately, replyText } from '../../handling/reply.ts';
import type { ServerAsked } from '../../handling/settings-rows.ts';
import { serverSettings } from './panel.ts';

type Asking = Pick<Interaction, 'client' | 'guildLocale' | 'user' | 'locale'>;

async function settingsMessage(
  context: HandlerContext,
  interaction: Asking,
  guildId: Snowflake,
  shown: { readonly page?: string; readonly note?: string | null } = {},
): Promise<OutMessage> {
  const [settings, locale, ...refused] = await Promise.all([
    context.store.guildSettings(guildId),
    localeFor(context, interaction),
    ...gameFeatures().map(async (game) => (await game.serverSettings?.refused?.(context, guildId)) ?? []),
  ]);
  const guildLocale = interaction.guildLocale ?? 'en-US';
  // The channels of a server that another process serves are unknown.
  const known = interaction.client.guilds.cache.get(guildId)?.channels.cache;
  const isThere = (channel: Snowflake) => known?.has(channel) ?? true;
  const now = context.now();
  const state = { settings, locale, guildLocale, isThere, refused: new Set(refused.flat()), now };
  return panelMessage(translator(locale), serverSettings, state, shown);
}

/** Discord hides the command from others, unless the server allows it to them; and a panel stays when rights change. */
async function mayManage(context: HandlerContext, interaction: Answerable): Promise<boolean> {
  if (isManager(interaction)) return true;
  await replyText(context, interaction, 'refused.onlyManagers');
  return false;
}

async function showSettings(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  if (!(await mayManage(context, interaction))) return;
  await replyPrivately(interaction, await settingsMessage(context, interaction, interaction.guildId));
}

/** Changes of one server, one after the other, so that two quick taps keep both. */
const changes = new KeyedQueue();

async function askedBy(context: HandlerContext, interaction: PanelInteraction): Promise<ServerAsked | null> {
  const { guildId } = interaction;
  if (guildId === null || !(await mayManage(context, interaction))) return null;
  return {
    change: (change) => changes.run(guildId, () => changeSettings(context, interaction, guildId, change)),
  };
}

async function changeSettings(
  context: HandlerContext,
  interaction: PanelInteraction,
  guildId: Snowflake,
  change: (current: GuildSettings) => GuildSettings,
): Promise<Changed | null> {
  const current = await context.store.guildSettings(guildId);
  const settings = change(current);
  if (JSON.stringify(settings) !== JSON.stringify(current))
    await context.store.saveGuildSettings(guildId, settings);
  // The panel shows what is refused after this.
  for (const service of eachService(context.services))
    await service.serverChanged?.(guildId, current, settings);
  if (settings.locale === current.locale) return null;
  const translated = await changeLanguage(context.tables, guildId, tableLocale(settings, interaction));
  return {
    async afterwards() {
      for (const { id } of translated) await refreshTable(context, id);
    },
  };
}

export const settingsFeature: Feature = {
  commands: [{ name: 'settings', text: 'command.settings', forManagers: true, handle: showSettings }],
  routes: panelRoutes(serverSettings, {
    asked: askedBy,
    message: (context, interaction, shown) =>
      settingsMessage(context, interaction, interaction.guildId ?? '', shown),
  }),
};
