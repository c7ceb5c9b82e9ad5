import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { FinishedTable } from '../../../tables/results/result.ts';
import { isOpen } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { nameOf, serverOf, tableGuildOf } from '../../api/interaction.ts';
import { plain, rowsOf } from '../../api/message.ts';
import { gameFeatureOf, type ShowPast } from '../../game-features.ts';
import { localized } from '../../handling/command-options.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import { localeFor } from '../../handling/locale.ts';
import { replyIfRefused } from '../../handling/permissions.ts';
import {
  answer,
  type DeferrableInteraction,
  promiseReply,
  promiseReplyInPlace,
  showReply,
} from '../../handling/reply.ts';
import { playedTableOption } from '../../handling/which-table.ts';
import { goToButton } from '../../views/refusal.ts';
import { historyButtons, type ListPart, listMessage, listPage } from './list.ts';

/** Where an answer has been promised: a table that is over, as its game shows it; else its last message, without its buttons. */
const showPast: ShowPast = async (context, interaction, table) => {
  const own = gameFeatureOf(table).showPast;
  if (own) return own(context, interaction, table);
  const locale = await localeFor(context, interaction);
  const t = translator(locale);
  const last = isOpen(table) ? null : await context.tableMessages.current({ ...table, locale });
  if (!last) {
    const why = isOpen(table) ? 'history.not.goesOn' : 'history.not.unplayed';
    return answer(interaction, plain(t(why, { number: table.number })));
  }
  const message = { ...last.message, rows: rowsOf(goToButton(t, table)), mentions: [] };
  await showReply(context, interaction, { ...last, message });
};

/** Where an answer has been promised: a page of the server's finished games. `of`: whose; null: everybody's. */
async function showList(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  of: { readonly userId: Snowflake; readonly name: string | null } | null,
  part: ListPart = { from: 'newest' },
): Promise<void> {
  const locale = await localeFor(context, interaction);
  const { user } = interaction;
  const isReader = of?.userId === user.id;
  // A hidden profile hides this list as well.
  if (of && !isReader && (await context.results.isHidden(of.userId)))
    return answer(interaction, plain(translator(locale)('history.list.hidden')));
  const asked = { guildId: tableGuildOf(interaction), of: of?.userId ?? null, part, reader: user.id };
  const page = await listPage(context.results, asked);
  const name = of?.name ?? nameIn(page.tables, of?.userId);
  const isDirect = serverOf(interaction) === null;
  const message = listMessage({ page, of: of && { ...of, name, isReader }, isDirect, locale });
  await answer(interaction, message);
}

/** By what their latest game knows them. */
function nameIn(tables: readonly FinishedTable[], userId: Snowflake | undefined): string | null {
  const players = tables.flatMap(({ placings }) => placings.map(({ player }) => player));
  const own = players.find((player) => player.kind === 'person' && player.userId === userId);
  return own?.kind === 'person' ? own.name : null;
}

export const historyFeature: Feature = {
  commands: [
    {
      name: 'history',
      text: 'command.history',
      anywhere: true,
      options: [{ type: Option.User, ...localized('person', 'command.history.person') }, playedTableOption],
      permission: 'see',
      fits: null,
      async handle(context, interaction, table) {
        if (table) return showPast(context, interaction, table);
        const { options, user } = interaction;
        const person = options.getUser('person');
        const own = serverOf(interaction) === null ? { userId: user.id, name: null } : null;
        await showList(
          context,
          interaction,
          person ? { userId: person.id, name: nameOf(person, options.getMember('person')) } : own,
        );
      },
    },
  ],
  routes: respond(historyButtons, {
    async list(context, interaction, { of, part }) {
      promiseReplyInPlace(interaction);
      await showList(context, interaction, of === null ? null : { userId: of, name: null }, part);
    },
    async mine(context, interaction) {
      promiseReplyInPlace(interaction);
      await showList(context, interaction, { userId: interaction.user.id, name: null });
    },
    choose: {
      async select(context, interaction) {
        promiseReply(interaction);
        const [chosen = ''] = interaction.values;
        const table = await context.store.load(chosen);
        if ((await replyIfRefused(context, interaction, 'see', table)) || !table) return;
        await showPast(context, interaction, table);
      },
    },
  }),
};
