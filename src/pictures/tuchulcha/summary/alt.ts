import { type Translate, translator } from '../../../texts/index.ts';
import { signed, signedShare, surplus } from '../../figures.ts';
import { shortName } from '../../names.ts';
import { joinWhatFits, sentence } from '../../sentences.ts';
import { pointText, timedText } from '../highlights.ts';
import { summaryTitle } from './titles.ts';
import type { SummaryPlayer, SummaryView } from './view.ts';

/** A finished game in words: at most 1,024 characters, in whole sentences. */
export function describeSummary(view: SummaryView): string {
  const t = translator(view.locale);
  const count = (kind: string): number => view.marks.filter((mark) => mark.kind === kind).length;
  return joinWhatFits(
    [sentence(summaryTitle(t, view)), t('picture.alt.turns', { turns: view.turns, hits: count('hit') })],
    [
      ...view.players.map((player) => playerText(t, view, player)),
      ...view.marks
        .filter(({ kind }) => kind === 'role')
        .map((mark) => sentence(timedText(t, view.locale, mark))),
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
