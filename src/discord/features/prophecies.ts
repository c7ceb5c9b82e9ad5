import type { ButtonInteraction } from 'discord.js';
import { setPropheciesEnabled } from '../../tables/changes/table-settings.ts';
import { isAskedAbout, openQuestion, questionsOf } from '../../tables/prophecies/prophecies.ts';
import { periodsAt } from '../../tables/results/ratings.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { personOf } from '../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, replying, replyingInPlace, respond } from '../handling/feature.ts';
import { acceptedTable, answer } from '../handling/reply.ts';
import { links } from '../views/links.ts';
import { answerText, questionButtons } from '../views/question-message.ts';

/** Stores a reader's private answer. The first one counts. It changes nothing of the table, so it waits for nobody. */
async function prophesy(
  tap: Tap<ButtonInteraction>,
  { table: id, turn, option: place, certainty }: ValuesOf<typeof questionButtons.answer>,
  table: Table,
): Promise<void> {
  const { store, now, t } = tap;
  const question = questionsOf(table).find((one) => one.turn === turn);
  const option = question?.options[place];
  if (!question || option === undefined) return answer(tap, t('refused.unknownButton'));
  const say = (said: Parameters<typeof answerText>[3]) => answerText(t, table, question, said);
  if (openQuestion(table) !== question) {
    const said = await store.prophecy(id, turn, tap.userId);
    // The bot was stopped before it could confirm the answer.
    if (said?.interactionId === tap.interaction.id) return answer(tap, keptMessage(t, say(said), now()));
    return answer(tap, t('prophecy.tooLate', { said: said ? say(said) : 'none' }));
  }
  if (isAskedAbout(table, tap.userId)) {
    const quiet = button(questionButtons.ask({ table: id, asks: 'quiet' }), t('button.askNothing'));
    return answer(tap, plain(t('prophecy.plays'), rowsOf([quiet])));
  }
  const { userId, name } = personOf(tap.interaction);
  const stands = await store.prophesy({
    tableId: id,
    guildId: table.guildId,
    turn,
    userId,
    name,
    option,
    certainty,
    at: now(),
    interactionId: tap.interaction.id,
  });
  if (stands.interactionId !== tap.interaction.id)
    return answer(tap, t('prophecy.already', { said: say(stands) }));
  await answer(tap, keptMessage(t, say(stands), now()));
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
      answer: replying(prophesy),
      /** A table's player switches questions to readers off or on. */
      ask: replyingInPlace(async (tap, { table: id, asks }) => {
        const outcome = await setPropheciesEnabled(tap.tables, id, tap.userId, asks === 'ask');
        if (!(await acceptedTable(tap, outcome))) return;
        const other = asks === 'quiet' ? 'ask' : 'quiet';
        const key = asks === 'quiet' ? 'button.askAgain' : 'button.askNothing';
        const back = button(questionButtons.ask({ table: id, asks: other }), tap.t(key));
        await answer(tap, plain(tap.t('prophecy.asks', { asks }), rowsOf([back])));
      }),
    },
    { answer: 'see', ask: 'askReaders' },
  ),
};
