import type { ChatInputCommandInteraction } from 'discord.js';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { greeting } from '../../games.ts';
import type { Command } from '../../handling/feature.ts';
import { translatorFor } from '../../handling/locale.ts';
import { answer } from '../../handling/reply.ts';
import { answerQuestion, questionOption } from './question.ts';

/** `/help`: how to begin, or the answer to what was asked. */
async function help(context: HandlerContext, interaction: ChatInputCommandInteraction): Promise<void> {
  const question = interaction.options.getString('question') ?? '';
  if (question.trim() !== '') return answerQuestion(context, interaction, question);
  const t = await translatorFor(context, interaction);
  await answer(interaction, replyOf(greeting()?.help(t, interaction.inGuild()) ?? plain(t('help.commands'))));
}

export const helpCommand: Command = {
  name: 'help',
  text: 'command.help',
  anywhere: true,
  options: [questionOption('question', 'command.help.question')],
  handle: help,
};
