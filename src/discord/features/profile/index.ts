import type {
  ChatInputCommandInteraction,
  User,
  UserContextMenuCommandInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import { ApplicationCommandType, ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { sharedPicture } from '../../../pictures/index.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { contestsOf, gamesOf } from '../../../tables/results/profile.ts';
import { directGuildOf } from '../../../tables/table.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { nameOf, tableGuildOf } from '../../api/interaction.ts';
import { button, type OutMessage, personRow, plain, rowsOf } from '../../api/message.ts';
import { declareCustomIds, userId } from '../../custom-id.ts';
import { gameFeatureOf, gameFeatures, mainRatedGame } from '../../game-features.ts';
import { localized, localizedName, onServers } from '../../handling/command-options.ts';
import type { HandlerContext, ResultsContext } from '../../handling/context.ts';
import { type Feature, respond, updating } from '../../handling/feature.ts';
import { localeFor } from '../../handling/locale.ts';
import { answer, drawReply, mayAskForPicture, promiseUpdate, replyText } from '../../handling/reply.ts';
import { mayPostHere, sharedBy, shareHere } from '../../handling/share.ts';
import { plainName } from '../../views/names.ts';
import { type ProfileDetails, profileText, profileView } from './message.ts';

export const profileButtons = declareCustomIds({
  share: ['profile:share:{userId}', { userId }],
  choose: ['profile:of', {}],
});

interface ProfileAsked {
  readonly guildId: Snowflake;
  readonly userId: Snowflake;
  /** As Discord has it; null: as the games have it. */
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly locale: string;
  readonly sharable: boolean;
  /** It is shown to everybody. */
  readonly isShared: boolean;
}

export async function profileMessage(
  context: ResultsContext & Pick<HandlerContext, 'store'>,
  asked: ProfileAsked,
): Promise<OutMessage> {
  const { guildId, userId, isOwn, locale } = asked;
  const t = translator(locale);
  const hidden = await context.results.isHidden(userId);
  const name = asked.name ?? '';
  const isDirect = guildId === directGuildOf(userId);
  const others = !asked.isShared && !isDirect ? [choosePerson(t, userId)] : [];
  if (hidden && !isOwn) return plain(t('profile.hidden', { name: plainName(name) }), others);
  const game = mainRatedGame();
  const [career, alone, rest, place, titles] = await Promise.all([
    context.results.career(guildId, userId),
    isOwn && !isDirect ? context.results.career(directGuildOf(userId), userId) : null,
    Promise.all(gameFeatures().map(({ profile }) => profile?.more?.(t, context.store.games, userId) ?? [])),
    isDirect ? null : placeOf(context, guildId, userId),
    context.results.titles(guildId, userId, isOwn),
  ]);
  // Games with the bot alone are shown to their player, on every server.
  const aside = alone ? [t('profile.direct', { games: alone.own.games, wins: alone.own.wins })] : [];
  const more = [...aside, ...rest.flat()];
  const profile = isOwn ? career?.own : career?.profile;
  if (!career || !profile || gamesOf(profile) === 0) {
    const none = t(isOwn ? 'profile.noneOwn' : 'profile.none', { name: plainName(name) });
    return plain([none, ...more], others);
  }
  const details: ProfileDetails = {
    name: asked.name ?? career.name,
    game,
    profile,
    place,
    titles,
    more,
    isDirect,
    hidden,
    locale,
    ownEyes: gamesOf(profile) - gamesOf(career.profile),
  };
  const view = profileView(details);
  const share = button(profileButtons.share({ userId }), t('rulesView.button.share'));
  const sharing = asked.sharable && !hidden && gamesOf(career.profile) > 0 ? rowsOf([share]) : [];
  const message = plain(profileText(details), [...others, ...sharing]);
  if (contestsOf(profile) === 0) return message;
  const picture = gameFeatureOf({ game }).profile?.picture?.(view, profile) ?? sharedPicture('profile', view);
  return drawReply(context, guildId, { message, picture });
}

const choosePerson = (t: Translate, shown: Snowflake) =>
  personRow(profileButtons.choose(), t('profile.choose'), shown);

async function placeOf(
  { results }: ResultsContext,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<ProfileDetails['place']> {
  const board = { guildId, game: mainRatedGame(), period: 'all', players: 0 };
  const [standing, { total }] = await Promise.all([
    results.standing(board, userId),
    results.leaderboard(board, { offset: 0, most: 1 }),
  ]);
  return standing && { standing, of: total };
}

type ProfileInteraction =
  | ChatInputCommandInteraction
  | UserContextMenuCommandInteraction<'cached' | 'raw'>
  | UserSelectMenuInteraction<'cached' | 'raw'>;

async function showProfile(
  context: HandlerContext,
  interaction: ProfileInteraction,
  of: User,
  member: Parameters<typeof nameOf>[1],
): Promise<void> {
  const { user } = interaction;
  const locale = await localeFor(context, interaction);
  if (of.bot) {
    const t = translator(locale);
    await answer(interaction, plain(t('profile.bot'), [choosePerson(t, of.id)]));
    return;
  }
  if (!(await mayAskForPicture(context, interaction, 'profile'))) return;
  const message = await profileMessage(context, {
    guildId: tableGuildOf(interaction),
    userId: of.id,
    name: nameOf(of, member),
    isOwn: of.id === user.id,
    locale,
    sharable: mayPostHere(interaction),
    isShared: false,
  });
  await answer(interaction, message);
}

export const profileFeature: Feature = {
  commands: [
    {
      name: 'profile',
      text: 'command.profile',
      anywhere: true,
      options: [{ type: Option.User, ...localized('person', 'command.profile.person') }],
      async handle(context, interaction) {
        const { options, user, member } = interaction;
        const other = options.getUser('person');
        if (other) await showProfile(context, interaction, other, options.getMember('person'));
        else await showProfile(context, interaction, user, member);
      },
    },
  ],
  userCommands: [
    {
      definition: {
        ...onServers,
        ...localizedName('userCommand.profile'),
        type: ApplicationCommandType.User,
      },
      handle: (context, interaction) =>
        showProfile(context, interaction, interaction.targetUser, interaction.targetMember),
    },
  ],
  routes: respond(profileButtons, {
    /** Shows a profile to everybody, unless whose it is has hidden it meanwhile. */
    share: updating(async (context, interaction, { userId }) => {
      const { guildId } = interaction;
      if (!guildId || (await context.results.isHidden(userId)))
        return replyText(context, interaction, 'profile.noShare');
      if (!(await mayAskForPicture(context, interaction, 'profile'))) return;
      const asked = { guildId, userId, name: null, isOwn: false, sharable: false, isShared: true };
      await shareHere(
        context,
        interaction,
        async (locale, name) => sharedBy(locale, name, await profileMessage(context, { ...asked, locale })),
        'dice.noShare',
      );
    }),
    choose: {
      async users(context, interaction) {
        promiseUpdate(interaction);
        const chosen = interaction.users.first();
        if (!chosen || !interaction.inGuild()) return;
        await showProfile(context, interaction, chosen, interaction.members.get(chosen.id) ?? null);
      },
    },
  }),
};
