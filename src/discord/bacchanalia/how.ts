import type { APIButtonComponent } from 'discord-api-types/v10';
import type { EndingBy, GameState, Row } from '../../games/bacchanalia/index.ts';
import type { Translate } from '../../texts/index.ts';
import type { PageId } from '../../texts/keys.ts';
import { button } from '../message.ts';

const OF_ROW: Readonly<Record<Row, PageId>> = {
  ties: 'tiesRow',
  accusator: 'accusatorMiles',
  amans: 'amansEnding',
  bacchus: 'aruspex',
  goblet: 'vinumRow',
  miles: 'accusatorMiles',
  minerva: 'minervaVenus',
  pluto: 'plutoSatyrus',
  satyrus: 'plutoSatyrus',
  venus: 'minervaVenus',
  vinum: 'vinumRow',
};

const OF_ENDING: Readonly<Record<EndingBy, PageId>> = {
  amans: 'amansEnding',
  miles: 'milesEnding',
  story: 'storyEnding',
};

/** The page of the rules that explains what is asked now. */
export function pageOf({ phase }: GameState): PageId {
  switch (phase.name) {
    case 'gift':
      return 'gifts';
    case 'introduction':
      return 'introduction';
    case 'aruspex':
    case 'scene':
      return OF_ROW[phase.ruling.row];
    case 'odd':
    case 'witness':
    case 'challenge':
      return 'oddCard';
    case 'bacchusCame':
    case 'bacchusMoves':
    case 'question':
    case 'answer':
      return 'bacchusMoves';
    case 'chooseEnding':
      return OF_ENDING[phase.ending];
    case 'ending':
      return OF_ENDING[phase.by];
    case 'bacchusStays':
      return 'storyEnd';
    default:
      return 'storyTurn';
  }
}

/** Shows that page to whoever presses it. */
export const howButton = (t: Translate, state: GameState): APIButtonComponent =>
  button({ on: 'rule', page: pageOf(state) }, t('bacchanalia.button.how'));
