import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { APISelectMenuOption } from 'discord-api-types/v10';
import { gameOf } from '../../tables/game-registry.ts';
import type { Title } from '../../tables/results/awards.ts';
import { type Award, awardsEnd, type Player, peopleOf } from '../../tables/results/awards.ts';
import type { Table } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { plain, selectRow, slicesOf } from '../api/message.ts';
import { declareCustomIds, tableId, type ValuesOf, wholeNumber } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, respond } from '../handling/feature.ts';
import { answer, promiseReplyInPlace, replyRefusal } from '../handling/reply.ts';
import { links } from '../views/links.ts';
import { nameOrGone, plainLabel, stamp, titleText } from '../views/names.ts';

export const awardButtons = declareCustomIds({
  choose: ['award:{table}:{list}', { table: tableId, list: wholeNumber(1) }],
});

/** Discord allows 25 options in a select, and five selects. */
const PEOPLE_IN_LIST = 4;
const MAX_LISTS = 5;

const TAKE_BACK = 'none';

function listsOf(t: Translate, { id, game }: Table, others: readonly Player[], own: Award | undefined) {
  const lists = slicesOf(others, PEOPLE_IN_LIST).slice(0, MAX_LISTS);
  return lists.map((people, list) => {
    const options = people.flatMap(({ userId, name }) =>
      gameOf({ game }).titles.map((title): APISelectMenuOption => {
        const label = t('award.option', {
          name: name === '' ? t('who.gone') : plainLabel(name),
          title: titleText(t, title),
        });
        return {
          value: `${userId}:${title}`,
          label,
          default: own?.receiverId === userId && own.title === title,
        };
      }),
    );
    const takeBack = own ? [{ value: TAKE_BACK, label: t('award.takeBack') }] : [];
    return selectRow(awardButtons.choose({ table: id, list }), t('award.choose'), [...options, ...takeBack]);
  });
}

/** Shows a player which titles they can give, and those they got. `change`: an action before that. */
async function show(
  tap: Tap<ButtonInteraction | StringSelectMenuInteraction>,
  { table: id }: ValuesOf<typeof links.award>,
  table: Table,
  change: (people: readonly Player[], titles: readonly Title[]) => Promise<void> = async () => {},
): Promise<void> {
  promiseReplyInPlace(tap);
  const { results, now, locale, userId } = tap;
  const finished = await results.result(id);
  if (!finished) return replyRefusal(tap, { code: 'notOver' }, table);
  const others = peopleOf(finished).filter((player) => player.userId !== userId);
  const { titles } = gameOf(table);
  await change(others, titles);
  const t = translator(locale, tap.interaction.guildId);
  if (others.length === 0) return answer(tap, t('award.nobody'));
  const { game, number } = table;
  const until = awardsEnd(finished.finishedAt);
  const isOpen = now() < until;
  const given = await results.awards(id);
  const own = given.find(({ giverId }) => giverId === userId);
  const receiver = others.find((player) => player.userId === own?.receiverId);
  const got = titles
    .filter((title) => given.some((award) => award.receiverId === userId && award.title === title))
    .map((title) => titleText(t, title));
  const lines = [
    isOpen ? t('award.ask', { game, number, until: stamp(until) }) : t('award.closed', { game, number }),
    own &&
      receiver &&
      t('award.given', { name: nameOrGone(t, receiver.name), title: titleText(t, own.title) }),
    got.length > 0 && t('award.got', { titles: t.list(got) }),
  ];
  await answer(tap, plain(lines, isOpen ? listsOf(t, table, others, own) : []));
}

export const awardsFeature: Feature = {
  routes: respond(
    { award: links.award, ...awardButtons },
    {
      award: (tap, values, table) => show(tap, values, table),
      choose: {
        async select(tap, values, table) {
          const { results, now } = tap;
          const { table: tableId } = values;
          const giverId = tap.userId;
          const [value = ''] = tap.interaction.values;
          await show(tap, values, table, async (others, titles) => {
            if (value === TAKE_BACK) await results.takeAwardBack(tableId, giverId, now());
            const [receiverId = '', word] = value.split(':');
            const title = titles.find((one) => one === word);
            // A select never offers anybody else; people forgotten since aren't in new ones.
            if (title && others.some(({ userId }) => userId === receiverId))
              await results.giveAward({ tableId, giverId, receiverId, title }, now());
          });
        },
      },
    },
    { award: 'award', choose: 'award' },
  ),
};
