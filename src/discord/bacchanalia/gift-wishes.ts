import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { APIButtonComponent } from 'discord-api-types/v10';
import { type Color, DEI, type Deus } from '../../games/bacchanalia/cards.ts';
import { type Offers, offers } from '../../games/bacchanalia/game.ts';
import { wish } from '../../tables/bacchanalia/agreement.ts';
import { giftOf } from '../../tables/bacchanalia/index.ts';
import { MAX_WISHES, type Wish } from '../../tables/bacchanalia/terms.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { seatOf } from '../../tables/seats.ts';
import { isOf, type Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf, selectRow } from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import { acceptedTable, answer, replyPrivately, replyRefusal } from '../handling/reply.ts';
import { nameAt } from '../views/names.ts';
import { ANY, storyButtons } from './buttons.ts';
import { actAtStory } from './story-actions.ts';
import { deusName, nameOnButton } from './story-texts.ts';

/** Cards that can be given (docs/rules/bacchanalia.md §2.1). */
type GivenDeus = Exclude<Deus, 'amans' | 'vinum'>;

const GIVEN = DEI.filter((deus): deus is GivenDeus => deus !== 'amans' && deus !== 'vinum');

const CLEAR = 'clear';

/** The gifts that a person can give now; null if it isn't their turn to give. */
function givesNow(
  { state, seats }: Pick<StoryTable, 'state' | 'seats'>,
  userId: string,
): Offers['gives'] | null {
  const offered = state && offers(state);
  if (!offered || offered.gives.length === 0) return null;
  return seatOf({ seats }, userId)?.color === offered.color ? offered.gives : null;
}

/** The cards that a person can give: now if it is their turn, otherwise all that may still be available then. */
function cardsToGive(table: StoryTable, userId: string): readonly Deus[] {
  const given = givesNow(table, userId)?.map(({ deus }) => deus) ?? table.state?.middle ?? GIVEN;
  return GIVEN.filter((deus) => given.includes(deus));
}

/** The other people who can get the card, or any card. */
function receiversOf(table: StoryTable, userId: string, deus: Deus | typeof ANY): readonly Color[] {
  const gives = givesNow(table, userId);
  return table.seats.flatMap(({ occupant, color }) =>
    occupant.kind === 'person' &&
    occupant.userId !== userId &&
    (gives?.some((give) => give.to === color && (deus === ANY || give.deus === deus)) ?? true)
      ? [color]
      : [],
  );
}

/** A select of cards, each with its trouble; choosing one asks for its receiver. */
function wishesMessage(t: Translate, table: StoryTable, userId: string): OutMessage {
  const isNow = givesNow(table, userId) !== null;
  const wishes = isNow ? [] : (table.terms?.wishes?.[userId] ?? []);
  const listed = wishes.flatMap(({ deus, to }, index) => {
    if (to !== undefined && !seatOf(table, to)) return [];
    const whom = to === undefined ? t('bacchanalia.wishes.anybody') : nameAt(table, to);
    return `${index + 1}. ${cardName(t, deus ?? ANY)} → ${whom}`;
  });
  if (receiversOf(table, userId, ANY).length === 0) return plain(t('bacchanalia.wishes.alone'));
  const cards = selectRow(storyButtons.wish({ table: table.id }), t('bacchanalia.wishes.card'), [
    ...cardsToGive(table, userId).map((deus) => ({
      label: deusName(t, deus),
      value: deus,
      description: t(`bacchanalia.trouble.${deus as GivenDeus}`),
    })),
    { label: cardName(t, ANY), value: ANY },
    ...(wishes.length > 0 ? [{ label: t('bacchanalia.wishes.clear'), value: CLEAR }] : []),
  ]);
  const content = isNow
    ? `${t('bacchanalia.gift')} ${t('bacchanalia.choose.give')}`
    : t('bacchanalia.wishes', { list: listed.join('\n') || 'none' });
  return plain(content, [cards, ...rowsOf([dealButton(t, table)])]);
}

const cardName = (t: Translate, deus: Deus | typeof ANY): string =>
  deus === ANY ? t('bacchanalia.wishes.any') : deusName(t, deus);

export const dealButton = (t: Translate, { id }: StoryTable): APIButtonComponent =>
  button(storyButtons.gift({ table: id, deus: ANY, to: ANY }), t('bacchanalia.button.deal'));

function receiverMessage(
  t: Translate,
  table: StoryTable,
  userId: string,
  deus: Deus | typeof ANY,
): OutMessage {
  const give = (to: Color | typeof ANY, label: string) =>
    button(storyButtons.gift({ table: table.id, deus, to }), label);
  return plain(
    t('bacchanalia.wishes.to', {
      card: cardName(t, deus),
      trouble: deus === ANY ? 'none' : t(`bacchanalia.trouble.${deus as GivenDeus}`),
    }),
    rowsOf([
      ...receiversOf(table, userId, deus).map((color) => give(color, nameOnButton(t, table, color))),
      deus !== ANY && give(ANY, t('bacchanalia.wishes.anybody')),
      button(storyButtons.wishes({ table: table.id }), t('bacchanalia.wishes.otherCard')),
    ]),
  );
}

async function storyWithGifts(tap: Tap, table: Table): Promise<StoryTable | null> {
  if (!isOf('bacchanalia', table)) return null;
  const isSeated = seatOf(table, tap.userId) !== undefined;
  if (isSeated && hasGifts(table)) return table;
  await replyRefusal(tap, { code: isSeated ? 'stale' : 'notSeated' }, table);
  return null;
}

const hasGifts = (table: Table): boolean =>
  isOf('bacchanalia', table) && (table.status === 'lobby' || table.state?.phase.name === 'gift');

export async function showWishes(tap: Tap, shown: Table): Promise<void> {
  const table = await storyWithGifts(tap, shown);
  if (table) await replyPrivately(tap, wishesMessage(tap.t, table, tap.userId));
}

export async function chooseCard(
  tap: Tap<StringSelectMenuInteraction>,
  { table: id }: ValuesOf<typeof storyButtons.wish>,
  shown: Table,
): Promise<void> {
  const table = await storyWithGifts(tap, shown);
  if (!table) return;
  const [value] = tap.interaction.values;
  if (value === CLEAR) return changeWishes(tap, id, () => []);
  const deus = GIVEN.find((one) => one === value) ?? ANY;
  await answer(tap, receiverMessage(tap.t, table, tap.userId, deus));
}

/** Gives the card on the person's turn, or adds a wish. Any card to anybody leaves all gifts to chance. */
export async function chooseReceiver(
  tap: Tap<ButtonInteraction>,
  { table: id, deus, to }: ValuesOf<typeof storyButtons.gift>,
  shown: Table,
): Promise<void> {
  const table = await storyWithGifts(tap, shown);
  if (!table) return;
  const occupant = table.seats.find(({ color }) => color === to)?.occupant;
  const wished: Wish = {
    ...(deus !== ANY && { deus }),
    ...(occupant?.kind === 'person' && { to: occupant.userId }),
  };
  const gives = deus === ANY && to === ANY ? null : givesNow(table, tap.userId);
  if (gives) {
    const gift = giftOf(gives, wished, { seats: table.seats, now: tap.now() });
    if (gift) await actAtStory(tap, id, { type: 'give', ...gift });
    else await replyRefusal(tap, { code: 'stale' }, table);
    return;
  }
  const isSame = (one: Wish) => one.deus === wished.deus && one.to === wished.to;
  await changeWishes(tap, id, (wishes) => [
    ...wishes.filter((one) => !isSame(one)).slice(0, MAX_WISHES - 1),
    wished,
  ]);
}

async function changeWishes(
  tap: Tap<StringSelectMenuInteraction | ButtonInteraction>,
  id: string,
  change: (wishes: readonly Wish[]) => readonly Wish[],
): Promise<void> {
  const { userId } = tap;
  const outcome = await wish(tap.tables, id, userId, change);
  const changed = await acceptedTable(tap, outcome);
  if (!changed || !isOf('bacchanalia', changed)) return;
  const message = hasGifts(changed)
    ? wishesMessage(tap.t, changed, userId)
    : plain(tap.t('bacchanalia.done'));
  await answer(tap, message);
  await refreshTable(tap, id);
}
