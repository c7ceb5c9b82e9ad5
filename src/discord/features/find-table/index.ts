import type { ButtonInteraction, ChatInputCommandInteraction, StringSelectMenuInteraction } from 'discord.js';
import { whyNotOneMore } from '../../../tables/changes/table-transaction.ts';
import { personOf } from '../../api/interaction.ts';
import { type OutMessage, plain } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import { mainRatedGame } from '../../games.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond, type ServerCommand, updating } from '../../handling/feature.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { whyNotHere } from '../../handling/opening.ts';
import { answer, replyPrivately } from '../../handling/reply.ts';
import { refusalMessage } from '../../views/refusal.ts';
import { findTableButtons, othersAmong, seekMessage, wantedOf, wishes } from './panel.ts';
import { findTables, TableSearch } from './search.ts';

type Asking = ButtonInteraction | ChatInputCommandInteraction | StringSelectMenuInteraction;

async function seekPage(context: HandlerContext, interaction: Asking): Promise<OutMessage> {
  const { store } = context;
  const { guildId, user } = interaction;
  const seekers = await store.seekers(guildId ?? '');
  const seeking = seekers.find(({ userId }) => userId === user.id) ?? null;
  const wanted = wantedOf(await store.wanted(guildId ?? '', user.id));
  const t = await translatorFor(context, interaction);
  const { seatRole } = await store.guildSettings(guildId ?? '');
  const others = othersAmong(seekers, user.id);
  return seekMessage(t, { wanted, seeking, others, hasSeatRole: seatRole !== null });
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

async function choose(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
  { wish }: ValuesOf<typeof findTableButtons.choose>,
): Promise<void> {
  const { store } = context;
  const { guildId, user } = interaction;
  if (guildId === null) return;
  const current = wantedOf(await store.wanted(guildId, user.id));
  await store.saveWanted(guildId, user.id, wishes[wish].choose(current, interaction.values[0] ?? ''));
  await answer(interaction, await seekPage(context, interaction));
  // Who looks already may have found a table by it.
  await findTables(context, interaction.client, guildId);
}

export const findTableFeature: Feature = {
  commands: [{ name: 'play', text: 'command.play', handle: play }],
  routes: respond(findTableButtons, {
    seek: updating(seek),
    stop: updating(stop),
    choose: { updates: true, select: choose },
  }),
  createTask: (context, client) => new TableSearch(context, client),
};
