import { tableIn } from '../custom-id.ts';
import type { GameView } from '../views/game-view.ts';
import { links } from '../views/links.ts';
import { withBoard } from './board-message.ts';
import { turnButtons } from './buttons.ts';
import { endMessage } from './end.ts';
import { tuchulchaLobby } from './lobby.ts';
import { pastTurn } from './recap.ts';
import { turnMessage } from './turn.ts';
import type { Haruspex } from './why.ts';

/** Buttons that stand under a turn or the end, and nowhere else. */
const OF_TURN = [turnButtons.act, turnButtons.haruspex, turnButtons.die, turnButtons.devotion, links.rematch];

/** Tuchulcha: a message a turn, and one for the end. */
export const tuchulchaView: GameView<'tuchulcha'> = {
  showsFaces: true,
  stage: ({ turnNumber, phase }) => (phase.name === 'over' ? turnNumber + 1 : turnNumber),
  current({ table, state, replay, until, sittings, players, of }) {
    const { message, board } =
      state.phase.name === 'over'
        ? endMessage(
            table,
            state,
            replay.flatMap(({ events }) => events),
            sittings,
            replay,
          )
        : turnMessage({ table, state, replay, of: of as Haruspex | null, until, sittings });
    return withBoard({ message, board: { ...board, players } });
  },
  past: pastTurn,
  tableOfTurn: (customId) => tableIn(OF_TURN, customId),
  lobby: tuchulchaLobby,
};
