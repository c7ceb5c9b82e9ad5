import type { AutocompleteInteraction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { Seat } from '../../../tables/game-types.ts';
import { gameOf } from '../../../tables/games.ts';
import { seatOf } from '../../../tables/seats.ts';
import { isOpen, placeOf, type Table } from '../../../tables/table.ts';
import { isInGame } from '../../../tables/who-acts.ts';
import type { Translate } from '../../../texts/index.ts';
import { isManager, personOf } from '../../api/interaction.ts';
import { plain } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { localized, tableOption } from '../../handling/command-options.ts';
import { type Feature, respond, type ServerCommand, updating } from '../../handling/feature.ts';
import { acceptedTable, replyPrivately, replyRefusal } from '../../handling/handler.ts';
import { translatorFor } from '../../handling/locale.ts';
import { postOrExplain } from '../../handling/share.ts';
import { links } from '../../views/links.ts';
import { nameAt, plainName } from '../../views/names.ts';
import { answerOffer, offerMessage, substituteButtons, takeBack } from './offer.ts';

/** `/<game> hand-over`: offers one's own seat, or that of a person who is away. */
async function handOver(context: HandlerContext, interaction: ServerCommand, table: Table): Promise<void> {
  const { options } = interaction;
  const by = personOf(interaction);
  const from = options.getUser('of')?.id ?? by.userId;
  const to = options.getUser('to', true);
  const t = await translatorFor(context, interaction);
  const seat = seatOf(table, from);
  if (!isOpen(table) || !seat) {
    const code = isOpen(table) ? 'nobodyThere' : 'notPlaying';
    await replyRefusal(context, interaction, { code }, table);
    return;
  }
  const refusal = whyNot(t, interaction, table, seat);
  if (refusal !== null) return replyPrivately(interaction, plain(refusal));
  const hands = { from, to: to.id };
  const outcome = await context.tables.offers.offer(table.id, by.userId, isManager(interaction), hands);
  if (!(await acceptedTable(context, interaction, outcome))) return;
  const message = offerMessage({ table, seat, ...hands, by: by.name });
  if (!(await postOrExplain(context, interaction, table, placeOf(table), message))) {
    await context.tables.offers.withdraw(table.id, by.userId, isManager(interaction), hands);
    return;
  }
  const values = { number: table.number, to: plainName(to.displayName), from: nameAt(table, from) };
  await replyPrivately(interaction, plain(t('offer.sent', values)));
}

/** Whose seat is offered, where the option says it: in suggestions as in the command. */
const seatHolder = ({ options }: ServerCommand | AutocompleteInteraction): string | undefined => {
  const value = options.get('of')?.value;
  return typeof value === 'string' ? value : undefined;
};

const isSeated = (table: Table, userId: string): boolean => seatOf(table, userId) !== undefined;

/** Why this seat cannot be offered to this person, in a sentence; null if it can. */
function whyNot(t: Translate, { options, user }: ServerCommand, table: Table, seat: Seat): string | null {
  const to = options.getUser('to', true);
  const { number, game } = table;
  const from = options.getUser('of')?.id ?? user.id;
  if (to.bot) return t('offer.bot');
  if (options.getMember('to') === null) return t('offer.stranger', { name: plainName(to.displayName) });
  if (isSeated(table, to.id)) return t('offer.seated', { name: nameAt(table, to.id), number });
  if (!isInGame(table, seat)) return t('offer.out', { name: nameAt(table, from), number });
  if (from !== user.id && !seat.standIn)
    return t('offer.notAway', { name: nameAt(table, from), number, game });
  return null;
}

export const substitutesFeature: Feature = {
  ofEachGame: (game) => [
    {
      name: `${game} hand-over`,
      text: 'command.handOver',
      options: [
        { type: Option.User, ...localized('to', 'command.handOver.to'), required: true },
        {
          type: Option.User,
          ...localized(
            'of',
            gameOf({ game }).hasComputers ? 'command.handOver.of' : 'command.handOver.ofAbsent',
          ),
        },
        tableOption,
      ],
      deed: (interaction) =>
        [interaction.user.id, undefined].includes(seatHolder(interaction)) ? 'handOver' : 'handOverForAbsent',
      fits: (interaction, table) =>
        isOpen(table) && isSeated(table, seatHolder(interaction) ?? interaction.user.id),
      handle: handOver,
    },
  ],
  routes: [
    ...respond(
      substituteButtons,
      { offer: updating(answerOffer) },
      { offer: ({ does }) => (does === 'withdraw' ? 'withdrawOffer' : 'answerOffer') },
    ),
    ...respond({ back: links.back }, { back: updating(takeBack) }, { back: 'play' }),
  ],
};
