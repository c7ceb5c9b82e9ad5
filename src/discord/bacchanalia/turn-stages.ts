import type { GameState, Phase } from '../../games/bacchanalia/state.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { translator } from '../../texts/index.ts';
import { fittingLines, type OutMessage, plain } from '../api/message.ts';
import { who } from '../views/names.ts';
import { eventLines, isNotable } from './story-texts.ts';
import { eventsIn, type StoryReplay } from './tale.ts';

/** Maximum number of messages per turn: before the cards are drawn, for the tale, after an ending, and the last one. */
const STAGES = 4;

/** A message for a player who was just asked pings nobody (turn.ts). */
const STAGE: Readonly<Record<Phase['name'], number>> = {
  gift: 0,
  drawingFirst: 0,
  introductions: 0,
  drawing: 1,
  bacchusMoves: 1,
  aruspex: 1,
  scene: 1,
  chooseEnding: 1,
  ending: 1,
  bacchusStays: 2,
  over: 3,
};

export const stageOf = ({ turnNumber, phase }: GameState): number => turnNumber * STAGES + STAGE[phase.name];

/** A past message keeps the player in a small line, with important events below; the chronicle's appendix has the cards. */
export function pastStage(table: StoryTable, replay: StoryReplay, stage: number): OutMessage {
  const t = translator(table.locale);
  const turnNumber = Math.floor(stage / STAGES);
  const inTurn = stage % STAGES;
  const events = eventsIn(replay, turnNumber);
  const [first] = events;
  const color = first?.type === 'turn' ? first.color : table.setup?.first;
  if (!color) return plain(t('past.unknown'));
  const isIntroduction = events.some((event) => event.type === 'told' && event.kind === 'introduction');
  if (inTurn === STAGE.introductions && isIntroduction)
    return plain(t('bacchanalia.past.introductions', { number: turnNumber }));
  const whose = { number: turnNumber, who: who(t, table, color) };
  if (inTurn === STAGE.bacchusStays) return plain(t('bacchanalia.past.others', whose));
  const lines = eventLines(t, table, events.filter(isNotable));
  return plain(fittingLines([t('bacchanalia.past.turn', whose), ...lines].map((line) => `-# ${line}`)));
}
