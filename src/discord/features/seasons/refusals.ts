import type { SeasonOpened, SeasonOutcome } from '../../../tables/seasons/changes.ts';
import { MOST_WEEKS } from '../../../tables/seasons/schedule.ts';
import type { Translate } from '../../../texts/index.ts';
import { stamp } from '../../views/names.ts';

type OpeningRefusal = Extract<SeasonOpened, { readonly ok: false }>['refusal'];
type ChangeRefusal = Extract<SeasonOutcome, { readonly ok: false }>['refusal'];

/** Why no season was opened, in a sentence that says what would do. */
export function openingRefusal(t: Translate, refusal: OpeningRefusal): string {
  switch (refusal.code) {
    case 'badWeeks':
      return t('season.refused.weeks', { most: refusal.most });
    case 'startPassed':
      return t('season.refused.passed');
    case 'noClock':
      return t('season.refused.clock');
    case 'tooShort':
      return t('season.refused.tooShort', {
        length: t('lobby.length', { unit: refusal.usual.unit, count: refusal.usual.count }),
        weeks: refusal.weeks,
      });
    case 'channelTaken':
      return t('season.refused.channelTaken');
    case 'nextTooEarly':
      return t('season.refused.nextTooEarly', { from: stamp(refusal.from, 'F') });
    case 'startsBeforeEnd':
      return t('season.refused.startsBeforeEnd', { ends: stamp(refusal.ends, 'F') });
    case 'badSize':
      return t('season.refused.size', { least: refusal.least, most: refusal.most });
    case 'noContest':
    case 'noComputers':
    case 'noSeasons':
      return t('season.refused.game');
  }
}

/** Why a season stayed as it was. */
export function changeRefusal(t: Translate, refusal: ChangeRefusal): string {
  switch (refusal.code) {
    case 'alreadyIn':
      return t('season.refused.alreadyIn');
    case 'notIn':
      return t('season.refused.notIn');
    case 'sitsOut':
      return t('season.refused.sitsOut');
    case 'begun':
      return t('season.refused.begun');
    case 'over':
    case 'notPlaying':
      return t('season.refused.over');
    case 'badWeeks':
      return t('season.refused.weeks', { most: MOST_WEEKS });
    case 'paused':
      return t('season.refused.paused');
    case 'notPaused':
      return t('season.refused.notPaused');
    case 'noVacantSeat':
    case 'seatTaken':
    case 'windowOver':
    case 'notAbsent':
    case 'atTable':
      return t('season.refused.noSeat');
    case 'notNextReserve':
      return t('season.refused.notNext');
    case 'tooEarly':
      return t('season.refused.tooEarly', { from: stamp(refusal.from) });
    case 'channelTaken':
      return t('season.refused.channelTaken');
    case 'noSuchSeason':
      return t('season.refused.none');
    default:
      return t('season.refused.changed');
  }
}
