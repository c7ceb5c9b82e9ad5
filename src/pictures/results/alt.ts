import type { Color } from '../../games/tuchulcha/index.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { ALT_LIMIT, shortName } from '../names.ts';
import { describeBoard } from '../tuchulcha/alt.ts';
import { nameInTitle } from '../tuchulcha/view.ts';
import {
  periodText,
  ratingFigure,
  ratingText,
  shareText,
  signed,
  signedShare,
  surplus,
  whole,
} from './figures.ts';
import { pointText, timedText } from './moments.ts';
import { frameTitle, subjectOf, summaryTitle } from './titles.ts';
import type {
  FilmFrame,
  LeaderboardRow,
  LeaderboardView,
  ProfileView,
  SummaryPlayer,
  SummaryView,
} from './view.ts';

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
    rating: ratingText(locale, row),
    provisional: row.provisional ? 'yes' : 'no',
    games: row.games,
    wins: row.wins,
  });
}

/** A person's record in words: at most 1,024 characters, in whole sentences. */
export function describeProfile(view: ProfileView): string {
  const t = translator(view.locale);
  const { locale, standing, streak } = view;
  const rated = standing
    ? t('picture.alt.rated', {
        rating: ratingText(locale, standing),
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
      t('picture.alt.roles', { ...view.roles }),
      t('picture.alt.feats', {
        best: view.bestHit,
        hits: view.hits,
        now: streak.now,
        longest: streak.best,
      }),
      t('picture.alt.luck', {
        pips: t('picture.pips', { pips: signed(locale, surplus(view.luck)) }),
        dice: t('picture.dice', { count: view.luck.dice }),
      }),
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

/** A finished game in words: at most 1,024 characters, in whole sentences. */
export function describeSummary(view: SummaryView): string {
  const t = translator(view.locale);
  const count = (kind: string): number => view.marks.filter((mark) => mark.kind === kind).length;
  return joinWhatFits(
    [sentence(summaryTitle(t, view)), t('picture.alt.turns', { turns: view.turns, hits: count('hit') })],
    [
      ...view.players.map((player) => playerText(t, view, player)),
      ...view.marks.filter(({ kind }) => kind === 'role').map((mark) => sentence(timedText(t, mark))),
      ...view.turningPoints.map((point) =>
        t('picture.alt.turningPoint', { turn: point.turn, text: pointText(t, view.locale, point) }),
      ),
    ],
  );
}

function playerText(t: Translate, { tracks, locale }: SummaryView, player: SummaryPlayer): string {
  const track = tracks.find(({ color }) => color === player.color);
  return t('picture.alt.player', {
    name: shortName(player.name),
    color: t(`color.${player.color}`),
    altar: track?.altar.at(-1) ?? 0,
    forest: track?.forest.at(-1) ?? 0,
    pips: t('picture.pips', { pips: signed(locale, surplus(player.luck)) }),
    swing: player.swing === null ? 'none' : signedShare(locale, player.swing),
    given: player.given === null ? 'none' : signedShare(locale, player.given),
  });
}

/** One moment of a game in words: at most 1,024 characters. */
export function describeTurn(frame: FilmFrame): string {
  const title = sentence(frameTitle(translator(frame.board.locale), frame));
  const board = describeBoard({ ...frame.board, choices: [] });
  const text = `${title} ${board}`;
  return text.length <= ALT_LIMIT ? text : board;
}

/** A film in words: from which turn to which, how it ends, and what happened, as far as 1,024 characters hold it. */
export function describeFilm(frames: readonly FilmFrame[]): string {
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last) return '';
  const t = translator(first.board.locale);
  const named = (color: Color): string => nameInTitle(t, first.board.players, color);
  return joinWhatFits(
    [t('picture.alt.film', { from: Math.max(1, first.turn), to: last.turn }), sentence(frameTitle(t, last))],
    frames.flatMap(({ turn, moments }) =>
      moments.map((moment) => sentence(timedText(t, { turn, ...moment }, named))),
    ),
    (count) => t('picture.alt.moreHappened', { count }),
  );
}

const sentence = (text: string): string => `${text}.`;

/** The head in any case, and as much of the rest as there is room for, with how much was left out. */
function joinWhatFits(
  head: readonly string[],
  rest: readonly string[],
  more: (count: number) => string = () => '',
): string {
  const text = (shown: number): string =>
    [...head, ...rest.slice(0, shown), shown < rest.length ? more(rest.length - shown) : '']
      .filter(Boolean)
      .join(' ');
  let shown = rest.length;
  while (shown > 0 && text(shown).length > ALT_LIMIT) shown--;
  return text(shown);
}
