import type { ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import { whyNotOneMore } from '../../../tables/changes/table-transaction.ts';
import type { Wanted } from '../../../tables/seekers.ts';
import { personOf } from '../../api/interaction.ts';
import { type OutMessage, plain } from '../../api/message.ts';
import { mainRatedGame } from '../../games.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond, type ServerCommand, updating } from '../../handling/feature.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { whyNotHere } from '../../handling/opening.ts';
import { type PanelInteraction, panelRoutes } from '../../handling/panel.ts';
import { answer, replyPrivately } from '../../handling/reply.ts';
import { refusalMessage } from '../../views/refusal.ts';
import { findTableButtons, othersAmong, type SeekAsked, seekMessage, seekPanel, wantedOf } from './panel.ts';
import { findTables, TableSearch } from './search.ts';

type Asking = ButtonInteraction | ChatInputCommandInteraction | PanelInteraction;

async function seekPage(context: HandlerContext, interaction: Asking): Promise<OutMessage> {
  const { store } = context;
  const { guildId, user } = interaction;
  const seekers = await store.seekers(guildId ?? '');
  const seeking = seekers.find(({ userId }) => userId === user.id) ?? null;
  const wanted = wantedOf(await store.wanted(guildId ?? '', user.id));
  const t = await translatorFor(context, interaction);
  return seekMessage(t, { wanted, seeking, others: othersAmong(seekers, user.id) });
}

/** Shows one's wishes; without a tap nobody looks for anything. */
async function play(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  await replyPrivately(interaction, await seekPage(context, interaction));
}

/** Why the person can't look for a table here, in a sentence; null if they can. */
async function whyNotSeek(context: HandlerContext, interaction: ButtonInteraction): Promise<string | null> {
  const guildId = interaction.guildId ?? '';
  const settings = await context.store.guildSettings(guildId);
  const locale = await localeFor(context, interaction);
  const refusal = await whyNotHere(locale, interaction, settings, mainRatedGame());
  if (refusal !== null) return refusal;
  const limit = await whyNotOneMore(context.store, guildId, interaction.user.id);
  return limit ? refusalMessage(await translatorFor(context, interaction), limit, null).content : null;
}

async function seek(context: HandlerContext, interaction: ButtonInteraction): Promise<void> {
  const { store } = context;
  const { guildId, channelId, user } = interaction;
  if (guildId === null) return;
  const refusal = await whyNotSeek(context, interaction);
  if (refusal !== null) return replyPrivately(interaction, plain(refusal));
  const wanted = wantedOf(await store.wanted(guildId, user.id));
  const { name } = personOf(interaction);
  await store.seek({
    ...wanted,
    guildId,
    userId: user.id,
    name,
    game: mainRatedGame(),
    channelId,
    since: context.now(),
    askedBy: interaction.id,
  });
  await answer(interaction, await seekPage(context, interaction));
  await findTables(context, interaction.client, guildId);
}

async function stop(context: HandlerContext, interaction: ButtonInteraction): Promise<void> {
  await context.store.stopSeeking(interaction.guildId ?? '', interaction.user.id);
  await answer(interaction, await seekPage(context, interaction));
}

const asked = async (context: HandlerContext, interaction: PanelInteraction): Promise<SeekAsked | null> => {
  const { guildId, user } = interaction;
  if (guildId === null) return null;
  return {
    async change(change: (current: Wanted) => Wanted) {
      const current = wantedOf(await context.store.wanted(guildId, user.id));
      await context.store.saveWanted(guildId, user.id, change(current));
      return { afterwards: () => findTables(context, interaction.client, guildId) };
    },
  };
};

export const findTableFeature: Feature = {
  commands: [{ name: 'play', text: 'command.play', handle: play }],
  routes: [
    ...respond(findTableButtons, { seek: updating(seek), stop: updating(stop) }),
    ...panelRoutes(seekPanel, { asked, message: seekPage }),
  ],
  createTask: (context, client) => new TableSearch(context, client),
};
