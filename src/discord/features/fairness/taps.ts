import type { ButtonInteraction } from 'discord.js';
import type { HandlerContext } from '../../context.ts';
import type { FairnessTap } from '../../fairness-tap.ts';
import { replyIfRefused } from '../../handling/handler.ts';
import { shareHere } from '../../handling/share.ts';
import { sharedFaces } from './dice.ts';
import { logOf } from './verify.ts';
import { sharedCheck } from './view.ts';

/** Shows to everybody what a person has been told of dice. */
export async function onFairnessTap(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: FairnessTap,
): Promise<void> {
  await interaction.deferUpdate();
  if (tap.on === 'shareDice') return shareDice(context, interaction);
  const table = await context.store.load(tap.table);
  if (table?.guildId !== interaction.guildId) {
    await replyIfRefused(context, interaction, { ok: false, refusal: { code: 'noSuchTable' }, table: null });
    return;
  }
  const log = await logOf(context, table);
  await shareHere(
    context,
    interaction,
    async (locale, name) => sharedCheck(locale, table, log, name),
    'dice.noShare',
  );
}

async function shareDice(context: HandlerContext, interaction: ButtonInteraction): Promise<void> {
  const { guildId } = interaction;
  await shareHere(
    context,
    interaction,
    async (locale, name) => sharedFaces(locale, await context.records.faces(guildId ?? ''), name),
    'dice.noShare',
  );
}
