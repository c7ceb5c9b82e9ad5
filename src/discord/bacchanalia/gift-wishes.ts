import type { StringSelectMenuInteraction } from 'discord.js';
import { type Color, DEI, type Deus, offers } from '../../games/bacchanalia/index.ts';
import { wish } from '../../tables/bacchanalia/agreement.ts';
import type { Wish } from '../../tables/bacchanalia/terms.ts';
import { seatOf } from '../../tables/seats.ts';
import { isOf, type Table, type TableOf } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { type OutMessage, plain, selectRow } from '../api/message.ts';
import type { ValuesOf } from '../custom-id.ts';
import type { Answerable } from '../handling/acknowledgement.ts';
import type { HandlerContext } from '../handling/context.ts';
import { translatorFor } from '../handling/locale.ts';
import { refreshTable } from '../handling/refresh-table.ts';
import {
  acceptedTable,
  answer,
  loadTable,
  promiseUpdate,
  replyPrivately,
  replyRefusal,
} from '../handling/reply.ts';
import { nameAt } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { actAtStory } from './story-actions.ts';
import { deusName, nameOnButton } from './words.ts';

/** All cards that may be given (docs/rules/bacchanalia.md §2.1). */
const GIVEN: readonly Deus[] = DEI.filter((deus) => deus !== 'amans' && deus !== 'vinum');

const CLEAR = 'clear';

type StoryTable = TableOf<'bacchanalia'>;

function givesNow({ state, seats }: Pick<StoryTable, 'state' | 'seats'>, userId: string): boolean {
  const offered = state && offers(state);
  return offered?.gives[0] !== undefined && seatOf({ seats }, userId)?.color === offered.color;
}

/** The cards that a person may give to a seat: now on their turn, else all that may still be there then. */
function giftsTo({ state, seats }: StoryTable, userId: string, to: Color): readonly Deus[] {
  if (!state) return GIVEN;
  if (givesNow({ state, seats }, userId))
    return offers(state).gives.flatMap((give) => (give.to === to ? [give.deus] : []));
  return GIVEN.filter((deus) => state.middle.includes(deus));
}

/** A list of cards for each of the other players. A tap gives the card on the giver's turn, and notes a wish before it. */
function wishesMessage(t: Translate, table: StoryTable, userId: string): OutMessage {
  const isNow = givesNow(table, userId);
  const wishes = isNow ? [] : (table.terms?.wishes?.[userId] ?? []);
  const listed = wishes.flatMap(({ deus, to }) =>
    seatOf(table, to) ? [t('choice.wish', { deus: deusName(t, deus), who: nameAt(table, to) })] : [],
  );
  const others = table.seats.filter(
    ({ occupant, color }) =>
      occupant.kind === 'person' && occupant.userId !== userId && giftsTo(table, userId, color).length > 0,
  );
  if (others.length === 0) return plain(t('bacchanalia.wishes.alone'));
  const list = listed.map((line, index) => `${index + 1}. ${line}`).join('\n') || 'none';
  const clear = { label: t('bacchanalia.wishes.clear'), value: CLEAR };
  const rows = others.map(({ color }) =>
    selectRow(
      storyButtons.wish({ table: table.id, to: color }),
      t('bacchanalia.wishes.to', { seat: nameOnButton(t, table, color) }),
      [
        ...giftsTo(table, userId, color).map((deus) => ({ label: deusName(t, deus), value: deus })),
        ...(wishes.length > 0 ? [clear] : []),
      ],
    ),
  );
  return plain(isNow ? t('bacchanalia.choose.give') : t('bacchanalia.wishes', { list }), rows);
}

async function storyWithGifts(
  context: HandlerContext,
  interaction: Answerable,
  id: string,
): Promise<TableOf<'bacchanalia'> | null> {
  const table = await loadTable(context, interaction, id);
  if (!table || !isOf('bacchanalia', table)) return null;
  if (hasGifts(table) && seatOf(table, interaction.user.id)) return table;
  await replyRefusal(
    context,
    interaction,
    { code: seatOf(table, interaction.user.id) ? 'stale' : 'notSeated' },
    table,
  );
  return null;
}

const hasGifts = (table: Table): boolean =>
  isOf('bacchanalia', table) && (table.status === 'lobby' || table.state?.phase.name === 'gift');

export async function showWishes(
  context: HandlerContext,
  interaction: Answerable,
  id: string,
): Promise<void> {
  const table = await storyWithGifts(context, interaction, id);
  if (!table) return;
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, wishesMessage(t, table, interaction.user.id));
}

export async function addWish(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
  { table: id, to }: ValuesOf<typeof storyButtons.wish>,
): Promise<void> {
  promiseUpdate(interaction);
  const table = await storyWithGifts(context, interaction, id);
  if (!table) return;
  const { id: userId } = interaction.user;
  const [value] = interaction.values;
  const deus = GIVEN.find((one) => one === value);
  if (deus && givesNow(table, userId)) {
    await actAtStory(context, interaction, id, { type: 'give', deus, to });
    return;
  }
  const occupant = table.seats.find(({ color }) => color === to)?.occupant;
  const outcome = await wish(context.tables, id, userId, (wishes) => {
    if (value === CLEAR) return [];
    if (!deus || occupant?.kind !== 'person') return wishes;
    const wish: Wish = { deus, to: occupant.userId };
    return [...wishes.filter((one) => one.deus !== wish.deus || one.to !== wish.to), wish];
  });
  const changed = await acceptedTable(context, interaction, outcome);
  if (!changed || !isOf('bacchanalia', changed)) return;
  const t = await translatorFor(context, interaction);
  const message = hasGifts(changed) ? wishesMessage(t, changed, userId) : plain(t('bacchanalia.done'));
  await answer(interaction, message);
  await refreshTable(context, id);
}
