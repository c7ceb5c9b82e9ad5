import type {
  ChatInputCommandInteraction,
  User,
  UserContextMenuCommandInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { ratingText, shareText } from '../../pictures/formats.ts';
import { drawable } from '../../pictures/painter.ts';
import type { ProfileView } from '../../pictures/results/result-views.ts';
import type { GameName, Snowflake } from '../../tables/game-types.ts';
import type { TitleCount } from '../../tables/results/awards.ts';
import { ESTABLISHED_AFTER, pointsOf } from '../../tables/results/ratings.ts';
import { contestsOf, gamesOf, type Profile } from '../../tables/results/result.ts';
import type { LeaderboardEntry } from '../../tables/results/results-store.ts';
import { directGuildOf } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { nameOf, tableGuildOf } from '../api/interaction.ts';
import { row } from '../api/layout.ts';
import { button, joinLines, laidOut, type OutMessage, personRow, rowsOf } from '../api/message.ts';
import { declareCustomIds, userId } from '../custom-id.ts';
import { gameFeatureOf, gameFeatures, mainRatedGame } from '../game-features.ts';
import type { HandlerContext, ResultsContext, Tap } from '../handling/context.ts';
import { type Feature, localized, respond, updating, userCommand } from '../handling/feature.ts';
import {
  answer,
  drawReply,
  mayAskForPicture,
  mayPostHere,
  promiseUpdate,
  replyPrivately,
  shareHere,
} from '../handling/reply.ts';
import { accentOf } from '../views/game-presenter.ts';
import { plainName, titlesText } from '../views/names.ts';

export const profileButtons = declareCustomIds({
  share: ['profile:share:{userId}', { userId }],
  choose: ['profile:of', {}],
});

interface ProfileAsked {
  readonly guildId: Snowflake;
  readonly userId: Snowflake;
  /** As in Discord; null: as in the games. */
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
  if (hidden && !isOwn) return laidOut([row(t('profile.hidden', { name: plainName(name) })), ...others]);
  const game = mainRatedGame();
  const [career, alone, rest, place, titles] = await Promise.all([
    context.results.career(guildId, userId),
    isOwn && !isDirect ? context.results.career(directGuildOf(userId), userId) : null,
    Promise.all(gameFeatures().map(({ profile }) => profile?.more?.(t, context.store.games, userId) ?? [])),
    isDirect ? null : placeOf(context, guildId, userId),
    context.results.titles(guildId, userId, isOwn),
  ]);
  // Games against the bot alone are shown only to their player, on every server.
  const aside = alone ? [t('profile.direct', { games: alone.own.games, wins: alone.own.wins })] : [];
  const more = [...aside, ...rest.flat()];
  const profile = isOwn ? career?.own : career?.profile;
  if (!career || !profile || gamesOf(profile) === 0) {
    const none = t(isOwn ? 'profile.noneOwn' : 'profile.none', { name: plainName(name) });
    return laidOut([row(joinLines([none, ...more])), ...others]);
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
  const message = laidOut([row(profileText(details)), ...others, ...sharing], accentOf(game));
  if (contestsOf(profile) === 0) return message;
  const picture =
    gameFeatureOf({ game }).profile?.picture?.(view, profile) ?? drawable('shared', 'profile', view);
  return drawReply(context, guildId, { message, picture }, locale);
}

const choosePerson = (t: Translate, shown: Snowflake) =>
  personRow(profileButtons.choose(), t('profile.choose'), shown);

async function placeOf(
  { results }: ResultsContext,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<ProfileDetails['place']> {
  const board = { guildId, game: mainRatedGame(), period: 'all', players: 0 };
  const entries = await results.leaderboard(board);
  const standing = entries.find((entry) => entry.userId === userId);
  return standing ? { standing, of: entries.length } : null;
}

type ProfileInteraction =
  | ChatInputCommandInteraction
  | UserContextMenuCommandInteraction<'cached' | 'raw'>
  | UserSelectMenuInteraction<'cached' | 'raw'>;

async function showProfile(
  tap: Tap<ProfileInteraction>,
  of: User,
  member: Parameters<typeof nameOf>[1],
): Promise<void> {
  const { user } = tap.interaction;
  if (of.bot) return answer(tap, laidOut([row(tap.t('profile.bot')), choosePerson(tap.t, of.id)]));
  if (!(await mayAskForPicture(tap, 'profile'))) return;
  const message = await profileMessage(tap, {
    guildId: tableGuildOf(tap.interaction),
    userId: of.id,
    name: nameOf(of, member),
    isOwn: of.id === user.id,
    locale: tap.locale,
    sharable: mayPostHere(tap.interaction),
    isShared: false,
  });
  await answer(tap, message);
}

export const profileFeature: Feature = {
  commands: [
    {
      name: 'profile',
      text: 'command.profile',
      anywhere: true,
      options: [{ type: Option.User, ...localized('person', 'command.profile.person') }],
      async handle(tap) {
        const { options, user, member } = tap.interaction;
        const other = options.getUser('person');
        if (other) await showProfile(tap, other, options.getMember('person'));
        else await showProfile(tap, user, member);
      },
    },
  ],
  userCommands: [
    userCommand('userCommand.profile', (tap) =>
      showProfile(tap, tap.interaction.targetUser, tap.interaction.targetMember),
    ),
  ],
  routes: respond(profileButtons, {
    /** Shows a profile to everybody, unless its owner has hidden it meanwhile. */
    share: updating(async (tap, { userId }) => {
      const { guildId } = tap.interaction;
      if (!guildId || (await tap.results.isHidden(userId)))
        return replyPrivately(tap, tap.t('profile.noShare'));
      if (!(await mayAskForPicture(tap, 'profile'))) return;
      const asked = { guildId, userId, name: null, isOwn: false, sharable: false, isShared: true };
      await shareHere(tap, (locale) => profileMessage(tap, { ...asked, locale }));
    }),
    choose: {
      async users(tap) {
        const { interaction } = tap;
        if (!interaction.inGuild()) return replyPrivately(tap, tap.t('refused.onlyServer'));
        promiseUpdate(tap);
        const chosen = interaction.users.first();
        if (!chosen) return;
        await showProfile({ ...tap, interaction }, chosen, interaction.members.get(chosen.id) ?? null);
      },
    },
  }),
};

interface ProfileDetails {
  /** As stored or as in Discord: any Unicode. */
  readonly name: string;
  readonly game: GameName;
  readonly profile: Profile;
  /** The place on the server's all-time leaderboard, and its length; null: not on it. */
  readonly place: { readonly standing: LeaderboardEntry; readonly of: number } | null;
  /** Games in direct messages, which only the person sees. */
  readonly isDirect?: boolean;
  readonly hidden: boolean;
  readonly titles?: readonly TitleCount[];
  /** The number of the games that only the person sees; left out: none. */
  readonly ownEyes?: number;
  /** Games' further lines about the person; left out: none. */
  readonly more?: readonly string[];
  readonly locale: string;
}

/** A profile as text: what its picture doesn't show, and what people look for first. The picture's description says the rest. */
export function profileText(details: ProfileDetails): string {
  const { locale, profile } = details;
  const t = translator(locale);
  const isContestant = contestsOf(profile) > 0;
  const lines = [
    t('profile.head', {
      name: plainName(details.name),
      game: t(`game.${isContestant ? details.game : playedGame(details)}`),
      where: details.isDirect ? 'direct' : 'server',
    }),
    ...(isContestant ? contestLines(t, details) : []),
    ...gameFeatures().flatMap((feature) => {
      const career = profile.deeds[feature.name];
      return (career && feature.profile?.lines(t, career)) ?? [];
    }),
    details.titles?.length ? t('profile.titles', { parts: titlesText(t, details.titles) }) : null,
    ...(details.more ?? []),
    details.ownEyes ? t('profile.ownEyes', { games: details.ownEyes }) : null,
    details.hidden ? t('profile.onlyYou') : null,
  ];
  return lines.filter((line) => line !== null).join('\n');
}

/** The game of people who have finished no contest. */
const playedGame = ({ game, profile }: ProfileDetails): GameName =>
  gameFeatures().find(({ name }) => profile.deeds[name])?.name ?? game;

function contestLines(t: Translate, details: ProfileDetails): (string | null)[] {
  const { locale, profile } = details;
  const { games, wins } = profile;
  return [
    ratingLine(t, details),
    t('profile.games', { games, wins, share: games > 0 ? shareText(locale, wins / games) : 'none' }),
    endings(t, profile),
  ];
}

function ratingLine(t: Translate, { place, profile }: ProfileDetails): string {
  const last = profile.curve.at(-1);
  if (place) {
    const { standing, of } = place;
    return t('profile.rating', {
      rating: ratingText(pointsOf(standing)),
      rank: standing.rank,
      of,
      more: standing.established ? 0 : ESTABLISHED_AFTER - standing.games,
    });
  }
  return last ? t('profile.ratingAlone', { rating: ratingText(pointsOf(last.skill)) }) : t('profile.unrated');
}

/** How often they came in where; games that they left, and those they joined later. */
function endings(t: Translate, { places, left, substitute }: Profile): string | null {
  const all = [
    ...places.flatMap((times, index) =>
      times > 0 ? [t('profile.endings.place', { rank: index + 1, times })] : [],
    ),
    ...(left > 0 ? [t('profile.endings.left', { times: left })] : []),
    ...(substitute.games > 0
      ? [t('profile.endings.substitute', { times: substitute.games, wins: substitute.wins })]
      : []),
  ];
  return all.length > 0 ? t('profile.endings', { parts: parts(all) }) : null;
}

const parts = (of: readonly string[]): string => of.join(' · ');

export function profileView({ name, game, profile, place, locale }: ProfileDetails): ProfileView {
  const t = translator(locale);
  const last = profile.curve.at(-1);
  const skill = place?.standing ?? last?.skill;
  const { games, wins } = profile;
  return {
    name,
    game: t(`game.${game}`),
    games,
    wins,
    standing: skill
      ? {
          ...pointsOf(skill),
          rank: place?.standing.rank ?? null,
          provisional: place ? !place.standing.established : games < ESTABLISHED_AFTER,
        }
      : null,
    byPlayers: profile.byPlayers,
    curve: profile.curve.map(({ at, skill }) => ({ ...pointsOf(skill), at: at.getTime() })),
    streak: profile.streak,
    locale,
  };
}
