import { oracleDevotions } from './devotions.ts';
import type { Question } from './questions.ts';
import type { Random } from './random.ts';
import { distinctEnds, oracleLines, type Turn } from './turns.ts';

/** A request of engine-protocol.md, and the answer to it. */
export type Ask = (request: object) => unknown;

interface Answer {
  turns?: Turn[];
  devotions?: object[];
  end?: string;
  result?: string | null;
  error?: { code: string; message: string };
}

/** The differences between the engine's and the oracle's answers, in words; empty if there are none. */
export function differences(question: Question, ask: Ask, random: Random): string[] {
  const { position, dice, afterFall } = question;
  const request = (what: object): Answer => ask({ position, ...what }) as Answer;

  if (dice === null) {
    const expected = JSON.stringify(oracleDevotions(position, afterFall).map(sorted));
    const answer = request({ op: 'devotions', afterFall });
    const found = JSON.stringify(answer.devotions?.map(sorted) ?? answer);
    return expected === found ? [] : [`${position} devotions (${afterFall}): ${found}, not ${expected}`];
  }

  const where = `${position} dice ${dice.join('-')}`;
  const { legal, refused } = oracleLines(position, dice);
  const answer = request({ op: 'turns', dice });
  if (answer.turns === undefined) return [`${where}: ${JSON.stringify(answer)}`];
  const found: string[] = [];

  const ends = (turns: Turn[]): string[] => turns.map((turn) => `${turn.end} ${turn.result}`);
  const expectedEnds = ends(distinctEnds(legal));
  const answeredEnds = ends(answer.turns);
  const show = (turns: Turn[], end: string): string =>
    `${turns.find((turn) => `${turn.end} ${turn.result}` === end)?.steps} -> ${end}`;
  for (const end of expectedEnds.filter((one) => !answeredEnds.includes(one)))
    found.push(`${where}: missing ${show(legal, end)}`);
  for (const end of answeredEnds.filter((one) => !expectedEnds.includes(one)))
    found.push(`${where}: not legal ${show(answer.turns, end)}`);
  if (found.length === 0 && answeredEnds.join('\n') !== expectedEnds.join('\n'))
    found.push(`${where}: order or repetition ${answeredEnds.join(' | ')}`);
  const legalSteps = new Map(legal.map((turn) => [turn.steps, turn]));
  for (const turn of answer.turns) {
    if (legalSteps.get(turn.steps)?.end !== turn.end)
      found.push(`${where}: ${turn.steps} does not lead to ${turn.end}`);
  }

  for (const turn of random.shuffle([...legalSteps.values()]).slice(0, 3)) {
    const played = request({ op: 'play', dice, steps: turn.steps });
    if (played.end !== turn.end || played.result !== turn.result) {
      found.push(
        `${where}: play ${turn.steps} gives ${JSON.stringify(played)}, not ${turn.end} ${turn.result}`,
      );
    }
  }
  // The same steps may be played with other dice (an altar takes any): only those legal with none are refused.
  const forbidden = refused.filter((steps) => !legalSteps.has(steps));
  for (const steps of random.shuffle(forbidden).slice(0, 3)) {
    const played = request({ op: 'play', dice, steps });
    if (played.error === undefined)
      found.push(`${where}: play ${steps} is not refused: ${JSON.stringify(played)}`);
  }
  return found;
}

function sorted(devotion: object): [string, unknown][] {
  return Object.entries(devotion).sort(([left], [right]) => (left < right ? -1 : 1));
}
