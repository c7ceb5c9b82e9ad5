import type { ChronicleFacts } from '../../src/discord/bacchanalia/chronicle/book.ts';
import type { Ruling } from '../../src/games/bacchanalia/state.ts';
import type { MaybeTale, Scene, Story } from '../../src/tables/bacchanalia/story/story.ts';

export const FACTS: ChronicleFacts = {
  number: 7,
  serverName: 'Tarchna',
  locale: 'en',
  timeZone: 'Europe/Rome',
  nameOf: () => null,
};

const at = new Date('2026-03-12T20:00:00Z');

const told = (color: 'blue' | 'red' | 'yellow', text: string): MaybeTale => ({
  is: 'told',
  tale: { color, text, at, questions: [] },
});

const scene = (number: number, color: 'blue' | 'red' | 'yellow', ruling: Ruling, text: string): Scene => ({
  ...({ kind: 'scene', number, turnNumber: number + 3, color, ruling, told: told(color, text) } as const),
  ...{ bacchus: null, ending: null, isEndingMissed: false, minervaBy: [], happenings: [], odd: null },
});

const character = (
  color: 'blue' | 'red' | 'yellow',
  name: string,
  text: string,
): Story['characters'][number] => ({
  ...{ color, name, sheet: null, gifts: [], fate: null, introduction: told(color, text) },
});

const VENUS: Ruling = { row: 'venus', because: 'most', among: ['venus'], most: 2 };
const SATYRUS: Ruling = { row: 'satyrus', because: 'most', among: ['satyrus'], most: 1 };

/** A short story of three, as its chronicle is made of it. */
export const STORY: Story = {
  characters: [
    character(
      'blue',
      'Aule',
      'Livia keeps the baths on the Aventine, and everybody’s secrets with them. Tonight she carries a lamp, a key, and a letter she should have burned.',
    ),
    character(
      'red',
      'Larthia',
      'Gaius came back from the war with a limp and a song. He has sung it once, in the wrong tavern.',
    ),
    character(
      'yellow',
      'Arnth',
      'Marcella paints the gods on other people’s walls, and gives them faces she knows.',
    ),
  ],
  chapters: [
    scene(
      1,
      'blue',
      VENUS,
      'The grove smells of resin and wet wool. Somebody laughs behind the ivy, and Livia knows that laugh: it owes her a ring.',
    ),
    scene(
      2,
      'red',
      SATYRUS,
      'Pipes, from the river. Gaius follows them down the steps, limping in time, and finds the bridge hung with masks. One of them is his.',
    ),
    scene(
      3,
      'yellow',
      VENUS,
      'Marcella has painted this face a dozen times and never asked its name. Now it asks hers.',
    ),
  ],
  parcae: 1,
  isOver: true,
  from: at,
  until: new Date('2026-03-16T20:00:00Z'),
};
