import type { TextKey } from '../../src/texts/index.ts';

/** Names that are deliberately the same in all languages. */
export const NAMES: readonly TextKey[] = [
  'god.blue',
  'god.red',
  'god.yellow',
  'god.black',
  'rules.group.tuchulcha',
  'rules.group.lasaVecuvia',
  'picture.legend.tuchulcha',
  'picture.legend.lasaVecuvia',
  'rules.tuchulcha.title',
  'rules.lasaVecuvia.title',
  'name.tuchulcha',
  'name.bacchanalia',
  'name.tableau',
  'command.tuchulcha',
  'thread.name',
  'tutorial.devote.title',
  'tutorial.seal.title',
  'game.tuchulcha',
  'game.bacchanalia',
  'bacchanalia.parcae',
  // Cards of Bacchanalia.
  'bacchanalia.deus.accusator',
  'bacchanalia.deus.amans',
  'bacchanalia.deus.bacchus',
  'bacchanalia.deus.miles',
  'bacchanalia.deus.minerva',
  'bacchanalia.deus.pluto',
  'bacchanalia.deus.satyrus',
  'bacchanalia.deus.venus',
  'bacchanalia.deus.vinum',
  'season.own.head',
  'bacchanalia.row.accusator',
  'bacchanalia.row.amans',
  'bacchanalia.row.bacchus',
  'bacchanalia.row.miles',
  'bacchanalia.row.minerva',
  'bacchanalia.row.pluto',
  'bacchanalia.row.satyrus',
  'bacchanalia.row.venus',
  'bacchanalia.because.cards',
];

/** Words that a language shares with English, by its code. */
export const SHARED: Readonly<Record<string, readonly TextKey[]>> = {
  de: [
    'season.division',
    'name.tutorial',
    'name.person',
    'board.neutral',
    'alt.role.neutral',
    'picture.legend.normal',
    'picture.legend.neutral',
  ],
  it: ['name.tutorial'],
  nl: ['name.computers', 'picture.rating'],
};

/** Buttons of which phones may cut off the end, because it is dispensable, by language. */
export const LONG_BUTTONS: Readonly<Record<string, readonly TextKey[]>> = {
  // The end names the color that a step hits, which the board also shows.
  en: ['step.brings'],
  de: ['step.brings'],
  it: ['step.brings'],
  nl: ['step.brings'],
};
