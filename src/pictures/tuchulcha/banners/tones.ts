import { PIGMENT } from '../../canvas/palette.ts';

/** The colors of a panel and of what is written on it. */
export interface Tone {
  readonly ground: readonly [string, string];
  readonly ink: string;
  readonly title: string;
  readonly halo: string;
  readonly light: readonly [string, number];
}

/** Of Tuchulcha. */
export const DARK: Tone = {
  ground: [PIGMENT.bucchero, PIGMENT.vortex],
  ink: PIGMENT.cream,
  title: PIGMENT.venom,
  halo: PIGMENT.ink,
  light: ['134,214,43', 0.34],
};
/** Of Lasa Vecuvia. */
export const BRIGHT: Tone = {
  ground: ['#dfeef2', '#8fb9d2'],
  ink: PIGMENT.ink,
  title: '#17466f',
  halo: '#ffffff',
  light: ['255,255,255', 0.85],
};
/** Of what is over. */
export const DUST: Tone = {
  ground: [PIGMENT.tuff, '#a88f69'],
  ink: PIGMENT.ink,
  title: PIGMENT.terracottaDark,
  halo: PIGMENT.cream,
  light: ['255,248,228', 0.7],
};
/** Of hits and falls. */
export const FIRE: Tone = {
  ground: [PIGMENT.terracottaDark, PIGMENT.terracotta],
  ink: PIGMENT.cream,
  title: PIGMENT.gold,
  halo: PIGMENT.ink,
  light: ['255,180,60', 0.4],
};
