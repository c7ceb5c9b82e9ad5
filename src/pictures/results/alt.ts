import { type Translate, translator } from '../../texts/index.ts';
import { periodText, ratingFigure, shareText, shownRatingText, whole } from '../figures.ts';
import { shortName } from '../names.ts';
import { joinWhatFits, sentence } from '../sentences.ts';
import { type LeaderboardRow, type LeaderboardView, type ProfileView, subjectOf } from './result-views.ts';

/** The board in words, for the picture's description: at most 1,024 characters, in whole sentences. */
export function describeLeaderboard(view: LeaderboardView): string {
  const t = translator(view.locale);
  const { page, pages, rows } = view;
  const head = [
    t('picture.alt.leaderboard', {
      subject: [subjectOf(t, view), pages > 1 ? t('picture.page', { page, pages }) : '']
        .filter(Boolean)
        .join(' · '),
    }),
    rows.length === 0 ? t('picture.nobody') : '',
  ];
  return joinWhatFits(
    head,
    rows.map((row) => rowText(t, view.locale, row)),
    (count) => t('picture.alt.more', { count }),
  );
}

function rowText(t: Translate, locale: string, row: LeaderboardRow): string {
  return t('picture.alt.row', {
    rank: whole(locale, row.rank),
    name: shortName(row.name),
    rating: shownRatingText(locale, row),
    provisional: row.provisional ? 'yes' : 'no',
    games: row.games,
    wins: row.wins,
  });
}

/** A person's record in words: at most 1,024 characters, in whole sentences. `ofGame`: in the place of what every game has. */
export function describeProfile(view: ProfileView, ofGame: readonly string[] | null = null): string {
  const t = translator(view.locale);
  const { locale, standing, streak } = view;
  const rated = standing
    ? t('picture.alt.rated', {
        rating: shownRatingText(locale, standing),
        rank: standing.rank ?? 0,
        provisional: standing.provisional ? 'yes' : 'no',
      })
    : sentence(t('picture.unrated'));
  return joinWhatFits(
    [
      t('picture.alt.profile', {
        name: shortName(view.name),
        subject: `${view.game} · ${periodText(t, view.period)}`,
      }),
      rated,
      t('picture.alt.games', {
        games: view.games,
        wins: view.wins,
        share: view.games > 0 ? shareText(locale, view.wins / view.games) : 'none',
      }),
    ],
    [
      ...view.byPlayers.map((one) => t('picture.alt.byPlayers', { ...one })),
      curveText(t, view),
      ...(ofGame ?? [sentence(t('profile.streak', { ...streak }))]),
    ].filter(Boolean),
  );
}

function curveText(t: Translate, { curve, locale }: ProfileView): string {
  const ratings = curve.map(({ rating }) => rating);
  const [first] = ratings;
  const last = ratings.at(-1);
  if (first === undefined || last === undefined || ratings.length < 2) return '';
  return t('picture.alt.curve', {
    first: ratingFigure(locale, first),
    last: ratingFigure(locale, last),
    low: ratingFigure(locale, Math.min(...ratings)),
    high: ratingFigure(locale, Math.max(...ratings)),
  });
}
