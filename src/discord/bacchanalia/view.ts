import { tableIn } from '../custom-id.ts';
import type { GameView } from '../views/game-view.ts';
import { storyButtons } from './buttons.ts';
import { storyLobby } from './lobby.ts';
import { pastStage, stageOf, storyEnd } from './stages.ts';
import { storyTurn } from './turn.ts';

/** Under tales stand buttons, too: those are not of a turn. */
const OF_TURN = [storyButtons.tableau, storyButtons.chronicle];

/** Bacchanalia: a message for whoever is asked, and one for the end. */
export const storyView: GameView<'bacchanalia'> = {
  stage: stageOf,
  current: ({ table, state, replay, until }) =>
    state.phase.name === 'over' ? storyEnd(table, state) : storyTurn(table, state, replay, until),
  past: pastStage,
  tableOfTurn: (customId) => tableIn(OF_TURN, customId),
  lobby: storyLobby,
};
