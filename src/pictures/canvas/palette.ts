/** Pigments of Etruscan tomb paintings: tuff, red earth, bucchero, verdigris, Egyptian blue. */
export const PIGMENT = {
  plaster: '#f0e0bd',
  plasterShade: '#d9bf8f',
  tuff: '#e8d8b6',
  tuffShade: '#b79f76',
  cream: '#fff4da',
  ink: '#1d1410',
  bucchero: '#2a211d',
  buccheroLight: '#453831',
  terracotta: '#b4532f',
  terracottaDark: '#7d331b',
  terracottaLight: '#d27a4c',
  ochre: '#d9a441',
  gold: '#f1c453',
  verdigris: '#3f8f80',
  egyptianBlue: '#2c5f8f',
  flame: '#ff8a1e',
  flameCore: '#c22d10',
  vortex: '#3b2a6b',
  venom: '#86d62b',
  cyan: '#35e0d0',
} as const;

export const DYE = {
  blue: { fill: '#2274c8', shade: '#12437c', light: '#6fb2ef', text: '#ffffff' },
  red: { fill: '#cf2f22', shade: '#831510', light: '#f07a63', text: '#ffffff' },
  yellow: { fill: '#f7cb2d', shade: '#a87a08', light: '#ffe98f', text: '#1d1410' },
  black: { fill: '#2b2624', shade: '#0c0908', light: '#6b625c', text: '#ffffff' },
  green: { fill: '#3d8b37', shade: '#1c4d1a', light: '#8cc97a', text: '#ffffff' },
  violet: { fill: '#8a3fb5', shade: '#4d1a6b', light: '#c893e6', text: '#ffffff' },
} as const;

/** The possible colors of seats, in any game. */
export type DyeName = keyof typeof DYE;

/** 0xRRGGBB, visible on Discord's dark pages. */
export const accentOfDye = (color: DyeName): number =>
  Number((color === 'black' ? DYE.black.light : DYE[color].fill).replace('#', '0x'));
