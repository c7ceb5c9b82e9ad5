import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { isForgotten } from '../../../tables/game-types.ts';
import { changeSeason } from '../../../tables/seasons/changes.ts';
import { seasonStandings } from '../../../tables/seasons/season-results.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { isMemberGone, orNull } from '../../api/channel-api.ts';
import { chosenRole, NO_ROLE, roleOptions } from '../../api/guild-api.ts';
import { button, type OutMessage, plain, rowsOf, selectRow } from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { answer } from '../../handling/reply.ts';
import { plainName } from '../../views/names.ts';
import { seasonButtons } from './buttons.ts';
import { seasonsContext } from './card.ts';
import { manage } from './managing.ts';
import { doPost, type Settled } from './posts.ts';
import { type AtSeason, inPlace } from './season-handlers.ts';

/** So many earlier champions lose the role: those before them have lost it already. */
const SEASONS_BACK = 12;

/** The champions of the highest division: those who share first place there. */
const championsOf = ({ season }: StoredSeason): readonly string[] =>
  (seasonStandings(season)[0] ?? []).flatMap(({ place, userId }) =>
    place === 1 && !isForgotten(userId) ? userId : [],
  );

/**
 * Gives the champion's role at a season's end, and takes it from the champions before, once. Where Discord refuses, the card says so.
 * False while another process does it.
 */
export async function passOnRole(
  context: HandlerContext,
  stored: StoredSeason,
  settled: Settled,
): Promise<boolean> {
  const { season, guildId } = stored;
  const { roleId, status, id } = season;
  if (status !== 'ended' || roleId === null) return true;
  const { guildApi, seasons } = context;
  return doPost(
    context,
    stored,
    settled,
    'role',
    async () => {
      const champions = championsOf(stored);
      const earlier = (await seasons.endedSeasons(guildId, SEASONS_BACK)).filter(
        (one) => one.season.roleId === roleId && one.season.id !== id,
      );
      const former = new Set(earlier.flatMap(championsOf).filter((userId) => !champions.includes(userId)));
      // Whoever has left the server has no roles there.
      for (const userId of champions) await orNull(isMemberGone, guildApi.giveRole(guildId, userId, roleId));
      for (const userId of former) await orNull(isMemberGone, guildApi.takeRole(guildId, userId, roleId));
    },
    async () => {
      await changeSeason(seasonsContext(context), id, null, ({ season: { isRoleRefused } }) =>
        isRoleRefused ? [] : [{ type: 'roleRefused' }],
      );
    },
  );
}

async function roleView(
  context: HandlerContext,
  t: Translate,
  { season, guildId }: StoredSeason,
): Promise<OutMessage> {
  const back = rowsOf([button(seasonButtons.manage({ season: season.id }), t('season.button.toPanel'))]);
  const roles = await context.guildApi.rolesForAll(guildId, context.botId());
  if (roles === null) return plain(`${t('season.role.head')}\n${t('season.role.mayNot')}`, back);
  const chosen = roles.find(({ id }) => id === season.roleId);
  const labels = { none: t('season.role.none'), make: t('season.role.make') };
  const options = roleOptions(roles, labels).map((option) => ({
    ...option,
    default: option.value === (season.roleId ?? NO_ROLE),
  }));
  const state = season.roleId === null ? 'none' : chosen ? 'chosen' : 'gone';
  return plain(
    `${t('season.role.head')}\n${t('season.role.now', { state, name: plainName(chosen?.name ?? '') })}`,
    [selectRow(seasonButtons.chooseRole({ season: season.id }), t('season.role.choose'), options), ...back],
  );
}

export const showRole = inPlace<ButtonInteraction, AtSeason>(
  async (context, interaction, { stored, t }) => answer(interaction, await roleView(context, t, stored)),
  'managers',
);

export const chooseRole = inPlace<StringSelectMenuInteraction, AtSeason>(
  async (context, interaction, { stored, t }, { season: id }) => {
    const name = translator(stored.locale)('season.role.name');
    const [value = NO_ROLE] = interaction.values;
    const roleId = await chosenRole(context, stored.guildId, value, { name, mentionable: false });
    if (roleId === 'mayNot') return answer(interaction, await roleView(context, t, stored));
    await manage(context, interaction, t, id, { type: 'roleChosen', roleId });
  },
  'managers',
);
