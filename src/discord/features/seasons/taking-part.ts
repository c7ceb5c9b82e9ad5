import type { ButtonInteraction } from 'discord.js';
import type { Person } from '../../../tables/game-types.ts';
import { readSeasonTables } from '../../../tables/seasons/advance.ts';
import {
  joinSeason,
  leaveSeason,
  type SeasonOutcome,
  type SeasonsContext,
  takeVacantSeat,
} from '../../../tables/seasons/changes.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import type { Translate } from '../../../texts/index.ts';
import { personOf } from '../../api/interaction.ts';
import { button, plain, rowsOf } from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { answer, replyText } from '../../handling/reply.ts';
import { type AtSeason, inPlace, type Shown, showPage } from './at-season.ts';
import { seasonButtons } from './buttons.ts';
import { changeRefusal } from './refusals.ts';
import { seasonsContext, showSeason } from './show-season.ts';
import { backButton, ofKind } from './words.ts';

/** A change by a person of their own part: said with their page, and the card follows. */
const changing =
  (
    act: (context: SeasonsContext, id: string, person: Person) => Promise<SeasonOutcome>,
    told: (t: Translate, stored: StoredSeason, userId: string) => string | null,
  ) =>
  async (
    context: HandlerContext,
    interaction: ButtonInteraction,
    { t }: Shown,
    { season: id }: AtSeason,
  ): Promise<void> => {
    const outcome = await act(seasonsContext(context), id, personOf(interaction));
    const { stored } = outcome;
    if (!stored) return replyText(context, interaction, 'season.refused.none');
    const sentence = outcome.ok
      ? told(t, outcome.stored, interaction.user.id)
      : changeRefusal(t, outcome.refusal);
    await showPage(context, interaction, { stored, t }, sentence);
    if (outcome.ok) await showSeason(context, id);
  };

/** Who is in finds on their page what to expect. */
export const join = inPlace(
  changing(joinSeason, (t, { season }, userId) => {
    if (season.back.includes(userId)) return t('evening.back');
    return season.people.includes(userId) ? null : t('season.joinedReserve');
  }),
);

/** Nobody loses a seat who has played again just now. */
const takeSeatNow: typeof takeVacantSeat = async (context, id, person) => {
  await readSeasonTables(context, id);
  return takeVacantSeat(context, id, person);
};

export const takeSeat = inPlace(changing(takeSeatNow, (t) => t('season.seatTaken')));

const leaveNow = changing(leaveSeason, (t, { season: { left, terms } }, userId) => {
  if (!left.includes(userId)) return t('season.withdrew');
  return t(ofKind({ terms }, 'season.left', 'evening.left'));
});

export const leaveSurely = inPlace(leaveNow);

/** Leaving a season that has begun is asked about first. */
export const leave = inPlace<ButtonInteraction, AtSeason>(async (context, interaction, shown, values) => {
  const { people, status, terms } = shown.stored.season;
  if (status !== 'playing' || !people.includes(interaction.user.id))
    return leaveNow(context, interaction, shown, values);
  const { t } = shown;
  const rows = rowsOf([
    button(
      seasonButtons.leaveSurely(values),
      t(ofKind({ terms }, 'season.button.leave', 'evening.button.leave')),
      'danger',
    ),
    backButton(t, shown.stored.season),
  ]);
  await answer(
    interaction,
    plain(t(ofKind({ terms }, 'season.leave.question', 'evening.leave.question')), rows),
  );
});
