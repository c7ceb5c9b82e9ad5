import type { ChronicleFacts } from '../../../../src/discord/bacchanalia/chronicle/book.ts';
import type { Ruling } from '../../../../src/games/bacchanalia/state.ts';
import type { MaybeTale, Scene, Story, Tale } from '../../../../src/tables/bacchanalia/story/story.ts';

/** People's texts and names. */
export interface Written {
  readonly text: string;
  readonly name: string;
}

export const HARMLESS: Written = { text: 'She laughs.', name: 'Anna' };

export const FACTS: ChronicleFacts = {
  number: 12,
  serverName: 'Caffè Aurora',
  locale: 'en',
  timeZone: 'Europe/Rome',
  nameOf: () => null,
};

const at = new Date('2026-03-12T20:00:00Z');
const VENUS: Ruling = { row: 'venus', because: 'most', among: ['venus'], most: 2 };
const TIES: Ruling = { row: 'ties', because: 'tied', among: ['satyrus', 'satyrus', 'pluto'], most: 1 };

/** A story with all its parts, with people's texts wherever they can occur. */
export function aStory({ text, name }: Written): Story {
  const telling = { color: 'blue', text, at } as const;
  const asked = { ...telling, color: 'red', answers: [telling] } as const;
  const tale: Tale = {
    ...telling,
    questions: [
      { ...asked, ofBacchus: true },
      { ...asked, ofBacchus: false },
    ],
  };
  const told: MaybeTale = { is: 'told', tale };
  const scene: Scene = {
    kind: 'scene',
    number: 1,
    turnNumber: 8,
    color: 'blue',
    ruling: VENUS,
    bacchus: told,
    told,
    ending: null,
    isEndingMissed: false,
    minervaBy: ['red'],
    happenings: [
      { type: 'parcae', times: 1 },
      { type: 'amansCame' },
      { type: 'minervaWent' },
      { type: 'deusMoved', deus: 'bacchus', from: 'blue', to: 'red' },
      { type: 'deusMoved', deus: 'miles', from: 'middle', to: 'blue' },
      { type: 'deusMoved', deus: 'pluto', from: 'blue', to: 'middle' },
      { type: 'endingBegins', because: 'parcae' },
    ],
    odd: { umbra: 'goblet', woven: text, challenge: { by: 'red', is: 'upheld' } },
  };
  const skipped: MaybeTale = { is: 'untold', why: 'skipped' };
  return {
    characters: [
      {
        color: 'blue',
        name,
        introduction: told,
        sheet: null,
        gifts: [{ deus: 'venus', by: 'red' }],
        fate: { by: 'miles', kind: 'death', twist: 'amansSaved' },
      },
      { color: 'red', name, sheet: null, introduction: skipped, gifts: [], fate: 'left' },
      { color: 'yellow', name: '', sheet: null, introduction: told, gifts: [], fate: null },
    ],
    chapters: [
      scene,
      {
        ...scene,
        number: 2,
        ruling: TIES,
        told: { is: 'untold', why: 'absent' },
        bacchus: null,
        odd: null,
        minervaBy: [],
        happenings: [],
      },
      { kind: 'departure', turnNumber: 10, color: 'red' },
      { ...scene, number: 3, ending: { by: 'miles', kind: 'death', twist: 'amansSaved' } },
    ],
    parcae: 3,
    isOver: true,
    from: at,
    until: new Date('2026-03-16T20:00:00Z'),
  };
}
