import {
  at,
  devotedTo,
  inPlay,
  LETTERS,
  type Letter,
  openPassages,
  playersLeft,
  roleOf,
  type State,
} from './position.ts';

/** Out of the game: all haruspexes to the box. */
function putOut(state: State, color: Letter): void {
  state.roles.set(color, 'o');
  state.haruspexes = state.haruspexes.filter((haruspex) => haruspex.color !== color);
}

/** §7, after a step or a devotion of the player whose turn it is. Changes `state`. */
export function settle(state: State, reachedAltar: boolean): void {
  // 1.
  const tuchulcha = devotedTo(state, 't');
  if (reachedAltar && tuchulcha !== null && tuchulcha !== state.turn) putOut(state, tuchulcha);

  // 2.
  const lasa = devotedTo(state, 'l');
  if (lasa !== null) {
    const open = openPassages(state).length;
    if (inPlay(state, lasa) < open) putOut(state, lasa);
    else if (open === 0) {
      state.result = lasa;
      return;
    }
  }

  // 3.
  const devoted = devotedTo(state, 't');
  if (devoted !== null && inPlay(state, devoted) === 0) putOut(state, devoted);
  if (devotedTo(state, 't') !== null) {
    for (const color of playersLeft(state)) if (inPlay(state, color) === 0) putOut(state, color);
  }

  // 4.
  const left = playersLeft(state);
  if (left.length === 1) {
    state.result = left.join();
    return;
  }

  // 5.
  const notOut = [...state.roles.keys()].filter((color) => roleOf(state, color) !== 'o');
  if (devotedTo(state, 't') === null && notOut.some((color) => inPlay(state, color) === 0))
    state.result = winners(state, notOut);
}

function winners(state: State, ranked: Letter[]): string {
  const mostOnAltar = Math.max(...ranked.map((color) => at(state, color, 'altar')));
  const first = ranked.filter((color) => at(state, color, 'altar') === mostOnAltar);
  const fewestInForest = Math.min(...first.map((color) => at(state, color, 'forest')));
  const top = first.filter((color) => at(state, color, 'forest') === fewestInForest);
  if (notNeutral(state, ranked).length === ranked.length) return inOrder(top);
  // Two players: the mover alone on top, or the opponent.
  return inOrder(
    top.join() === state.turn ? [state.turn] : playersLeft(state).filter((color) => color !== state.turn),
  );
}

const inOrder = (colors: Letter[]): string => LETTERS.filter((color) => colors.includes(color)).join(',');

function notNeutral(state: State, colors: Letter[]): Letter[] {
  return colors.filter((color) => roleOf(state, color) !== 'x');
}
