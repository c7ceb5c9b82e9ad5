import { format, parse } from './notation.ts';
import { inPlay, isMystical, roleOf, type State, stoneOf } from './position.ts';
import { steps } from './step.ts';

/** A sequence of legal steps, each with a separate die (§4.4). */
export interface Line {
  steps: string[];
  /** Dice moved with or discarded under §6.4. */
  used: number;
  obedient: boolean;
  after: State;
}

export interface Turn {
  end: string;
  result: string | null;
  steps: string;
}

/** All lines, the empty one included, open hits included. */
function sequences(line: Line, dice: number[]): Line[] {
  const found = [line];
  const { after } = line;
  if (after.result !== null || roleOf(after, after.turn) === 'o') return found;
  for (const die of new Set(dice)) {
    const left = [...dice];
    left.splice(left.indexOf(die), 1);
    for (const step of steps(after, die)) {
      const longer: Line = {
        steps: [...line.steps, step.text],
        used: line.used + 1,
        obedient: line.obedient && step.obedient,
        after: step.after,
      };
      found.push(...sequences(longer, left));
    }
  }
  return found;
}

/** §4.3: Tuchulcha ignores Mystical stones (§5.2), neutral colors need not leave them (§8). */
function letWait(state: State): void {
  if (roleOf(state, state.turn) === 't') return;
  for (const haruspex of state.haruspexes) {
    const stone = stoneOf(state, haruspex);
    haruspex.waits = haruspex.color === state.turn && stone !== null && isMystical(stone);
  }
}

/** §4.4 and §4.5. */
function legalLines(start: State, dice: number[]): { legal: Line[]; all: Line[] } {
  const empty: Line = { steps: [], used: 0, obedient: true, after: start };
  const all = sequences(empty, dice);
  const lines = all.filter((line) => line.after.openHit === null);
  const most = Math.max(...lines.map((line) => line.used));
  if (most === 0) return { legal: [empty], all };

  const mover = start.turn;
  const last = roleOf(start, mover) !== 'l' && inPlay(start, mover) === 1;
  const usesEnough = (line: Line): boolean => line.used >= (last ? 1 : most);
  const obedienceAsked = lines.some((line) => line.obedient && usesEnough(line));
  const legal = lines.filter((line) => {
    if (obedienceAsked && !line.obedient) return false;
    return usesEnough(line) || line.after.result !== null || roleOf(line.after, mover) === 'o';
  });
  return { legal, all };
}

function toTurn(line: Line, before: string[]): Turn {
  return { end: format(line.after), result: line.after.result, steps: [...before, ...line.steps].join(' ') };
}

/** Every legal turn, line by line, and the steps of every sequence of legal steps that is no legal turn. */
export function oracleLines(position: string, dice: number[]): { legal: Turn[]; refused: string[] } {
  const legal: Turn[] = [];
  const refused: string[] = [];
  const add = (kept: number[], before: string[]): void => {
    const start = parse(position);
    letWait(start);
    const lines = legalLines(start, kept);
    legal.push(...lines.legal.map((line) => toTurn(line, before)));
    const those = new Set(lines.legal);
    for (const line of lines.all) if (!those.has(line)) refused.push([...before, ...line.steps].join(' '));
  };
  const start = parse(position);
  if (roleOf(start, start.turn) === 't') {
    // §4.6
    for (const discarded of new Set(dice)) {
      const kept = [...dice];
      kept.splice(kept.indexOf(discarded), 1);
      add(kept, [`!${discarded}`]);
    }
  } else add(dice, []);
  return { legal, refused };
}

/** One turn per distinct end, in the order of engine-protocol.md. */
export function distinctEnds(turns: Turn[]): Turn[] {
  const byEnd = new Map<string, Turn>();
  for (const turn of turns) {
    const key = `${turn.end} ${turn.result ?? ''}`;
    if (!byEnd.has(key)) byEnd.set(key, turn);
  }
  return [...byEnd].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, turn]) => turn);
}

export function oracleTurns(position: string, dice: number[]): Turn[] {
  return distinctEnds(oracleLines(position, dice).legal);
}
