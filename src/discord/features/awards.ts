import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { APISelectMenuOption } from 'discord-api-types/v10';
import { gameOf } from '../../tables/game-registry.ts';
import type { GameName } from '../../tables/game-types.ts';
import type { Title } from '../../tables/results/result.ts';
import { type Award, awardsEnd, type Player, peopleOf } from '../../tables/results/results-store.ts';
import { listOf, type Translate, translator } from '../../texts/index.ts';
import { type OutMessage, plain, selectRow } from '../api/message.ts';
import { declareCustomIds, tableId, type ValuesOf, wholeNumber } from '../custom-id.ts';
import type { HandlerContext } from '../handling/context.ts';
import { type Feature, respond } from '../handling/feature.ts';
import { localeFor } from '../handling/locale.ts';
import { answer, loadTable, promiseReplyInPlace, replyRefusal } from '../handling/reply.ts';
import { links } from '../views/links.ts';
import { nameOrGone, plainLabel, stamp } from '../views/names.ts';
import { titleText } from '../views/titles.ts';

export const awardButtons = declareCustomIds({
  choose: ['award:{table}:{list}', { table: tableId, list: wholeNumber(1) }],
});

/** Discord has room for 25 options in a list, and for five lists. */
const PEOPLE_IN_LIST = 4;
const MOST_LISTS = 5;

const TAKE_BACK = 'none';

interface Awards {
  readonly table: string;
  readonly game: GameName;
  readonly number: number;
  readonly until: Date;
  readonly others: readonly Player[];
  readonly own: Award | undefined;
  /** What the others call the reader. */
  readonly got: readonly Title[];
}

/** What may be given to whom, for one player's eyes. */
function awardMessage(t: Translate, locale: string, awards: Awards, now: Date): OutMessage {
  const { game, number, until, others, own, got } = awards;
  const isOpen = now < until;
  const receiver = others.find(({ userId }) => userId === own?.receiverId);
  const lines = [
    isOpen ? t('award.ask', { game, number, until: stamp(until) }) : t('award.closed', { game, number }),
    own && receiver
      ? t('award.given', { name: nameOrGone(t, receiver.name), title: titleText(t, own.title) })
      : null,
    got.length > 0
      ? t('award.got', {
          titles: listOf(
            locale,
            got.map((title) => titleText(t, title)),
          ),
        })
      : null,
  ];
  const rows = isOpen ? listsOf(t, awards) : [];
  return plain(lines, rows);
}

function listsOf(t: Translate, { table, game, others, own }: Awards) {
  const lists = Math.min(MOST_LISTS, Math.ceil(others.length / PEOPLE_IN_LIST));
  return Array.from({ length: lists }, (_, list) => {
    const people = others.slice(list * PEOPLE_IN_LIST, (list + 1) * PEOPLE_IN_LIST);
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
    const id = awardButtons.choose({ table, list });
    return selectRow(id, t('award.choose'), [...options, ...takeBack]);
  });
}

/** Shows a player what titles there are to give. `change`: what is done first. */
async function show(
  context: HandlerContext,
  interaction: ButtonInteraction | StringSelectMenuInteraction,
  { table: id }: ValuesOf<typeof links.award>,
  change: (people: readonly Player[], titles: readonly Title[]) => Promise<void> = async () => {},
): Promise<void> {
  promiseReplyInPlace(interaction);
  const { results, now } = context;
  const { id: userId } = interaction.user;
  const table = await loadTable(context, interaction, id);
  if (!table) return;
  const finished = await results.result(id);
  if (!finished) return replyRefusal(context, interaction, { code: 'notOver' }, table);
  const others = peopleOf(finished).filter((player) => player.userId !== userId);
  const { titles } = gameOf(table);
  await change(others, titles);
  const given = await results.awards(id);
  const awards: Awards = {
    table: id,
    game: table.game,
    number: table.number,
    until: awardsEnd(finished.finishedAt),
    others,
    own: given.find(({ giverId }) => giverId === userId),
    got: titles.filter((title) =>
      given.some((award) => award.receiverId === userId && award.title === title),
    ),
  };
  const locale = await localeFor(context, interaction);
  const t = translator(locale, interaction.guildId);
  const message = others.length > 0 ? awardMessage(t, locale, awards, now()) : plain(t('award.nobody'));
  await answer(interaction, message);
}

export const awardsFeature: Feature = {
  routes: respond(
    { award: links.award, ...awardButtons },
    {
      award: show,
      choose: {
        async select(context, interaction, values) {
          const { results, now } = context;
          const { table: tableId } = values;
          const giverId = interaction.user.id;
          const [value = ''] = interaction.values;
          await show(context, interaction, values, async (others, titles) => {
            if (value === TAKE_BACK) await results.takeAwardBack(tableId, giverId, now());
            const [receiverId = '', word] = value.split(':');
            const title = titles.find((one) => one === word);
            // A list never offers anybody else; whoever has been forgotten since is on no new one.
            if (title && others.some(({ userId }) => userId === receiverId))
              await results.giveAward({ tableId, giverId, receiverId, title }, now());
          });
        },
      },
    },
    { award: 'award', choose: 'award' },
  ),
};
