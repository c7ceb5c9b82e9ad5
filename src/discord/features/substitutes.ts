import type { AutocompleteInteraction, ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import {
  declineOffer,
  offerOf,
  offerSeat,
  returnToSeat,
  takeOverSeat,
  withdrawOffer,
} from '../../tables/changes/substitutes.ts';
import { findTable, following, type Outcome } from '../../tables/changes/table-transaction.ts';
import { gameOf } from '../../tables/game-registry.ts';
import type { Seat } from '../../tables/game-types.ts';
import { isInGame, isTimed, seatOf } from '../../tables/seats.ts';
import { type Table, tableChannel } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { isManager, isOnPrivateMessage, personOf } from '../api/interaction.ts';
import { type OutMessage, plain, rowsOf } from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, localized, respond, updating } from '../handling/feature.ts';
import { asksAboutVacation, asksToMeet, isShutOut, whyNotReader } from '../handling/opening-checks.ts';
import { refreshIfAccepted, refreshTable } from '../handling/refresh-table.ts';
import {
  acceptedTable,
  answerLast,
  postOrExplain,
  removePressedButton,
  replyPrivately,
  replyRefusal,
} from '../handling/reply.ts';
import { tableOption } from '../handling/which-table.ts';
import { renameThread, updateMembers } from '../table-message/thread.ts';
import { awaySeats } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { nameAt, plainName } from '../views/names.ts';
import { offerMessage, substituteButtons } from '../views/offer-message.ts';
import { goToButton } from '../views/refusal.ts';

/** The holder of the offered seat, if given as an option: in autocomplete as in the command. */
const seatHolder = ({
  options,
}: ChatInputCommandInteraction | AutocompleteInteraction): string | undefined => {
  const value = options.get('of')?.value;
  return typeof value === 'string' ? value : undefined;
};

const isSeated = (table: Table, userId: string): boolean => seatOf(table, userId) !== undefined;

/** Why this seat can't be offered to this person, in a sentence; null if it can. */
async function whyNot(
  t: Translate,
  { client, options, user }: ChatInputCommandInteraction,
  table: Table,
  seat: Seat,
): Promise<string | null> {
  const to = options.getUser('to', true);
  const { number, game } = table;
  const from = options.getUser('of')?.id ?? user.id;
  if (to.bot) return t('offer.bot');
  if (options.getMember('to') === null) return t('offer.stranger', { name: plainName(to.displayName) });
  if (isSeated(table, to.id)) return t('offer.seated', { name: nameAt(table, to.id), number });
  if (!isInGame(table, seat)) return t('offer.out', { name: nameAt(table, from), number, game });
  if (from !== user.id && !seat.standIn)
    return t('offer.notAway', { name: nameAt(table, from), number, game });
  return whyNotReader(t, { client, channelId: tableChannel(table) }, to.id, plainName(to.displayName));
}

/** A finished offer: one line. `from` and `to`: names; `from` is empty if the holder has changed meanwhile. */
function offerEnded(
  { locale, number }: Table,
  how: 'taken' | 'declined' | 'withdrawn',
  from: string,
  to: string,
): OutMessage {
  const t = translator(locale);
  if (!from) return plain(t('offer.gone', { number }));
  return plain(t(`offer.${how}`, { number, from, to: plainName(to) }));
}

const ENDS = { take: 'taken', takeAbsent: 'taken', decline: 'declined', withdraw: 'withdrawn' } as const;

/** The stored offer counts: the button may be older, or forged. */
function settleOffer(
  { tables, interaction }: Tap<ButtonInteraction>,
  { table, from, to, does }: ValuesOf<typeof substituteButtons.offer>,
): Promise<Outcome> {
  const hands = { from, to };
  switch (ENDS[does]) {
    case 'taken':
      return takeOverSeat(tables, table, from, personOf(interaction));
    case 'declined':
      return declineOffer(tables, table, hands);
    case 'withdrawn':
      return withdrawOffer(tables, table, interaction.user.id, isManager(interaction), hands);
  }
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
      permission: (interaction) =>
        [interaction.user.id, undefined].includes(seatHolder(interaction)) ? 'handOver' : 'handOverForAbsent',
      fits: (interaction, table) =>
        table.status === 'playing' && isSeated(table, seatHolder(interaction) ?? interaction.user.id),
      async handle(tap: Tap<ChatInputCommandInteraction>, table: Table) {
        const { options } = tap.interaction;
        const by = personOf(tap.interaction);
        const from = options.getUser('of')?.id ?? by.userId;
        const to = options.getUser('to', true);
        const seat = seatOf(table, from);
        if (!seat) return replyRefusal(tap, { code: 'nobodyThere' }, table);
        const refusal = await whyNot(tap.t, tap.interaction, table, seat);
        if (refusal !== null) return replyPrivately(tap, refusal);
        const hands = { from, to: to.id };
        const outcome = await offerSeat(tap.tables, table.id, by.userId, isManager(tap.interaction), hands);
        const accepted = await acceptedTable(tap, outcome);
        if (!accepted) return;
        const offer = offerOf(accepted, from, to.id);
        if (!offer) return;
        const message = offerMessage(accepted, offer);
        const channelId = tableChannel(table);
        const text = { kind: 'offer', offer: offer.id } as const;
        const key = tap.interaction.id;
        // Discord adds whoever is mentioned there, and only who is known to be in it is removed again.
        await updateMembers(tap, table.id);
        const settle = await tap.beginMessage(accepted, { text, key, channelId, message, userId: to.id });
        const messageId = await postOrExplain(tap, table, channelId, message);
        await settle(messageId);
        if (messageId === null) {
          await withdrawOffer(following(tap.tables), table.id, by.userId, isManager(tap.interaction), hands);
          await updateMembers(tap, table.id);
          return;
        }
        const values = { number: table.number, to: plainName(to.displayName), from: nameAt(table, from) };
        await replyPrivately(tap, tap.t('offer.sent', values));
      },
    },
  ],
  routes: respond(
    { ...substituteButtons, back: links.back },
    {
      /** Accepts, declines or withdraws the offer of a seat. Its message becomes a line. */
      offer: updating(async (tap, values, table) => {
        const person = personOf(tap.interaction);
        if (values.does !== 'withdraw' && values.to !== person.userId)
          return replyPrivately(tap, tap.t('offer.notYours', { number: table.number }));
        if (
          ENDS[values.does] === 'taken' &&
          ((await isShutOut(tap, table)) ||
            (await asksAboutVacation(tap)) ||
            (await asksToMeet(tap, table, tap.interaction.customId)))
        )
          return;
        const outcome = await settleOffer(tap, values);
        const isOver = outcome.ok || outcome.refusal.code === 'offerGone';
        const from = nameAt(table, values.from);
        const ended = offerEnded(table, ENDS[values.does], outcome.ok ? from : '', person.name);
        if (isOver) await answerLast(tap, ended);
        const accepted = await acceptedTable(tap, outcome);
        await updateMembers(tap, table.id);
        if (!accepted || ENDS[values.does] !== 'taken') return;
        await refreshTable(tap, accepted.id);
        void renameThread(tap, accepted.id);
      }),
      back: updating(async (tap, values, before) => {
        const isAway = seatOf(before, tap.userId)?.standIn && isTimed(before);
        if (isAway && (await asksAboutVacation(tap))) return;
        const outcome = await returnToSeat(tap.tables, values.table, tap.userId);
        const accepted = await refreshIfAccepted(tap, outcome);
        if (!accepted) return;
        const table = (await findTable(tap.tables, values.table)) ?? accepted;
        // The turn's own message has been drawn again; other messages keep the button while another person may need it.
        const isTurn = tap.interaction.message.id === table.showing.turnMessageId;
        const isNeeded = !isOnPrivateMessage(tap.interaction) && awaySeats(table).length > 0;
        if (!tap.isAfterQuestion && !isTurn && !isNeeded) await removePressedButton(tap);
        await replyPrivately(
          tap,
          plain(tap.t('back.done', { number: table.number }), rowsOf(goToButton(tap.t, table))),
        );
      }),
    },
    { offer: ({ does }) => (does === 'withdraw' ? 'withdrawOffer' : 'answerOffer'), back: 'play' },
  ),
};
