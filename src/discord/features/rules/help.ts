import type { ChatInputCommandInteraction } from 'discord.js';
import type { Translate } from '../../../texts/index.ts';
import { button, type OutMessage, replyOf, rowsOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import type { Command } from '../../handling/feature.ts';
import { translatorFor } from '../../handling/locale.ts';
import { answer } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { welcomeMessage } from '../../views/welcome.ts';
import { answerQuestion, questionOption } from './question.ts';

/** In direct messages there is no table to open. */
function helpMessage(t: Translate, isOnServer: boolean): OutMessage {
  const welcome = welcomeMessage(t);
  const [head = ''] = welcome.content.split('\n');
  return isOnServer
    ? { ...welcome, content: [head, t('lobby.about'), t('help.commands')].join('\n') }
    : {
        ...welcome,
        content: [head, t('lobby.about'), t('help.onServer'), t('help.commands')].join('\n'),
        rows: rowsOf([button(links.learn(), t('button.learnQuickly'), 'primary')]),
      };
}

/** `/help`: how to begin, or the answer to what was asked. */
async function help(context: HandlerContext, interaction: ChatInputCommandInteraction): Promise<void> {
  const question = interaction.options.getString('question') ?? '';
  if (question.trim() !== '') return answerQuestion(context, interaction, question);
  const t = await translatorFor(context, interaction);
  await answer(interaction, replyOf(helpMessage(t, interaction.inGuild())));
}

export const helpCommand: Command = {
  name: 'help',
  text: 'command.help',
  anywhere: true,
  options: [questionOption('question', 'command.help.question')],
  handle: help,
};
