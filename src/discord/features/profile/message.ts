import type { ProfileView } from '../../../pictures/index.ts';
import { shareText } from '../../../pictures/number-format.ts';
import type { GameName } from '../../../tables/game-types.ts';
import { contestsOf, type Profile } from '../../../tables/results/profile.ts';
import { ESTABLISHED_AFTER } from '../../../tables/results/ratings.ts';
import type { LeaderboardEntry, TitleCount } from '../../../tables/results/results-store.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { gameFeatures } from '../../game-features.ts';
import { plainName } from '../../views/names.ts';
import { ratingText, ratingView } from '../../views/ratings.ts';
import { titlesText } from '../../views/titles.ts';

export interface ProfileDetails {
  /** As it is stored or as Discord has it: any Unicode. */
  readonly name: string;
  readonly game: GameName;
  readonly profile: Profile;
  /** On the server's leaderboard of all time, and how many are on it; null: is not. */
  readonly place: { readonly standing: LeaderboardEntry; readonly of: number } | null;
  /** Of games in direct messages, in which others than the person never look. */
  readonly isDirect?: boolean;
  readonly hidden: boolean;
  /** What others called them; left out: nothing. */
  readonly titles?: readonly TitleCount[];
  /** How many of the games are here for the person's own eyes; left out: none. */
  readonly ownEyes?: number;
  /** What games know of the person beside finished games; left out: nothing. */
  readonly more?: readonly string[];
  readonly locale: string;
}

/** A profile in words: everything that its picture tells, but for the curve between its ends; and what it does not, other games. */
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
      return (career && feature.profile?.lines(t, profile, career, locale)) ?? [];
    }),
    details.titles?.length ? t('profile.titles', { parts: titlesText(t, details.titles) }) : null,
    ...(details.more ?? []),
    details.ownEyes ? t('profile.ownEyes', { games: details.ownEyes }) : null,
    details.hidden ? t('profile.onlyYou') : null,
  ];
  return lines.filter((line) => line !== null).join('\n');
}

/** Of those who have finished no contest. */
const playedGame = ({ game, profile }: ProfileDetails): GameName =>
  gameFeatures().find(({ name }) => profile.deeds[name])?.name ?? game;

function contestLines(t: Translate, details: ProfileDetails): (string | null)[] {
  const { locale, profile } = details;
  const { games, wins, streak } = profile;
  return [
    ratingLine(t, details),
    t('profile.games', { games, wins, share: games > 0 ? shareText(locale, wins / games) : 'none' }),
    byPlayers(t, profile),
    endings(t, profile),
    streak.best > 0 ? t('profile.streak', { now: streak.now, best: streak.best }) : null,
    t('profile.turns', { turns: profile.turns }),
  ];
}

function ratingLine(t: Translate, { place, profile }: ProfileDetails): string {
  const last = profile.curve.at(-1);
  if (place) {
    const { standing, of } = place;
    return t('profile.rating', {
      rating: ratingText(standing),
      rank: standing.rank,
      of,
      more: standing.established ? 0 : ESTABLISHED_AFTER - standing.games,
    });
  }
  return last ? t('profile.ratingAlone', { rating: ratingText(last.skill) }) : t('profile.unrated');
}

function byPlayers(t: Translate, { byPlayers: kinds }: Profile): string | null {
  if (kinds.length < 2) return null;
  return t('profile.byPlayers', {
    parts: parts(kinds.map((kind) => t('profile.byPlayers.part', { ...kind }))),
  });
}

/** How often they came in where; what they left, and where they came in later. */
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
    period: 'all',
    games,
    wins,
    standing: skill
      ? {
          ...ratingView(skill),
          rank: place?.standing.rank ?? null,
          provisional: place ? !place.standing.established : games < ESTABLISHED_AFTER,
        }
      : null,
    byPlayers: profile.byPlayers,
    curve: profile.curve.map(({ at, skill }) => ({ ...ratingView(skill), at: at.getTime() })),
    streak: profile.streak,
    locale,
  };
}
