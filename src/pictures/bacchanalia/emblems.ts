import type { EndingKind } from '../../games/bacchanalia/index.ts';
import { type Art, drawArt, loadArt } from '../canvas/load-art.ts';
import { PIGMENT } from '../canvas/palette.ts';
import type { Pen } from '../canvas/pen.ts';
import type { CardName } from './tableau-view.ts';

/** A drawing within about 50 units of its center. */
export type Emblem = Art;

const emblem = (name: string): Emblem => loadArt(`bacchanalia/${name}`);

export type Ink = Readonly<Record<'main' | 'shade' | 'line', string>>;

/** Draws an emblem into a square of `size` units around a point. */
export const drawEmblem = (pen: Pen, emblem: Emblem, x: number, y: number, size: number, ink: Ink): void =>
  drawArt(pen, emblem, x, y, size / 100, ink);

interface CardStyle {
  readonly emblem: Emblem;
  readonly ground: string;
  /** The color of its Umbra, on bucchero. */
  readonly light: string;
}

export const CARD_STYLES: Readonly<Record<CardName, CardStyle>> = {
  bacchus: { emblem: emblem('grapes'), ground: '#6d3596', light: '#c79be8' },
  pluto: { emblem: emblem('bident'), ground: '#3c4660', light: '#a9b6d6' },
  accusator: { emblem: emblem('scroll'), ground: '#c8551e', light: '#f0a272' },
  minerva: { emblem: emblem('owl'), ground: '#2268a8', light: '#84bdec' },
  venus: { emblem: emblem('shell'), ground: '#23907f', light: '#7fd8c6' },
  amans: { emblem: emblem('ivy'), ground: '#d2497f', light: '#f4a0c0' },
  satyrus: { emblem: emblem('pipes'), ground: '#64852f', light: '#b6d27c' },
  miles: { emblem: emblem('helmet'), ground: '#b98a1d', light: '#eccb6c' },
  vinum: { emblem: emblem('amphora'), ground: '#8b1a33', light: '#ea7d90' },
  parcae: { emblem: emblem('spindle'), ground: '#5b5148', light: '#e9dcc2' },
};

export const GOBLET = emblem('goblet');

export const ENDING: Readonly<Record<EndingKind | 'left', Emblem>> = {
  flight: emblem('ending-flight'),
  crime: emblem('ending-crime'),
  bacchanal: emblem('ending-bacchanal'),
  amansLost: emblem('ending-beloved-lost'),
  amansSaved: emblem('ending-beloved-saved'),
  death: emblem('ending-death'),
  left: emblem('ending-left'),
};

export const LIT: Ink = { main: PIGMENT.cream, shade: PIGMENT.gold, line: PIGMENT.ink };

export const shadowInk = (named: CardName): Ink => ({
  main: CARD_STYLES[named].light,
  shade: CARD_STYLES[named].light,
  line: '#0d0908',
});
