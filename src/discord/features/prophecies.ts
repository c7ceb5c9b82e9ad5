import type { ButtonInteraction } from 'discord.js';
import { setPropheciesEnabled } from '../../tables/changes/table-settings.ts';
import { isAskedAbout, openQuestion, questionsOf } from '../../tables/prophecies/prophecies.ts';
import { periodsAt } from '../../tables/results/ratings.ts';
import type { Translate } from '../../texts/index.ts';
import { personOf } from '../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import { type HandlerContext, translatorFor } from '../handling/context.ts';
import { type Feature, respond } from '../handling/feature.ts';
import { acceptedTable, answer, loadTable, promiseReply, promiseReplyInPlace } from '../handling/reply.ts';
import { links } from '../views/links.ts';
import { answerText, questionButtons } from '../views/question-message.ts';

/** Stores a reader's private answer. The first one counts. It changes nothing of the table, so it waits for nobody. */
async function prophesy(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { table: id, turn, option: place, certainty }: ValuesOf<typeof questionButtons.answer>,
): Promise<void> {
  const { store, now } = context;
  promiseReply(interaction);
  const table = await loadTable(context, interaction, id);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  const question = questionsOf(table).find((one) => one.turn === turn);
  const option = question?.options[place];
  if (!question || option === undefined) return answer(interaction, plain(t('refused.unknownButton')));
  const say = (said: Parameters<typeof answerText>[3]) => answerText(t, table, question, said);
  if (openQuestion(table) !== question) {
    const said = await store.prophecy(id, turn, interaction.user.id);
    // The bot was stopped before it could confirm the answer.
    if (said?.interactionId === interaction.id) return answer(interaction, keptMessage(t, say(said), now()));
    return answer(interaction, plain(t('prophecy.tooLate', { said: said ? say(said) : 'none' })));
  }
  if (isAskedAbout(table, interaction.user.id)) {
    const quiet = button(questionButtons.ask({ table: id, asks: 'quiet' }), t('button.askNothing'));
    return answer(interaction, plain(t('prophecy.plays'), rowsOf([quiet])));
  }
  const { userId, name } = personOf(interaction);
  const stands = await store.prophesy({
    tableId: id,
    guildId: table.guildId,
    turn,
    userId,
    name,
    option,
    certainty,
    at: now(),
    interactionId: interaction.id,
  });
  if (stands.interactionId !== interaction.id)
    return answer(interaction, plain(t('prophecy.already', { said: say(stands) })));
  await answer(interaction, keptMessage(t, say(stands), now()));
}

function keptMessage(t: Translate, said: string, now: Date): OutMessage {
  const [, , quarter] = periodsAt(now);
  const seers = button(links.seers({ period: quarter, page: 1 }), t('button.seers'));
  return plain(t('prophecy.done', { said }), rowsOf([seers]));
}

export const propheciesFeature: Feature = {
  routes: respond(
    questionButtons,
    {
      answer: prophesy,
      /** A table's player switches questions to readers off or on. */
      async ask(context, interaction, { table: id, asks }) {
        promiseReplyInPlace(interaction);
        const outcome = await setPropheciesEnabled(context.tables, id, interaction.user.id, asks === 'ask');
        if (!(await acceptedTable(context, interaction, outcome))) return;
        const t = await translatorFor(context, interaction);
        const other = asks === 'quiet' ? 'ask' : 'quiet';
        const key = asks === 'quiet' ? 'button.askAgain' : 'button.askNothing';
        const back = button(questionButtons.ask({ table: id, asks: other }), t(key));
        await answer(interaction, plain(t('prophecy.asks', { asks }), rowsOf([back])));
      },
    },
    { answer: 'see', ask: 'askReaders' },
  ),
};
