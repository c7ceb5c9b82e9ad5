import { expect, test } from 'vitest';
import { FIGURES, type Figure } from '../../../src/discord/tuchulcha/rule-figures.ts';
import { formatPosition } from '../../../src/games/tuchulcha/notation.ts';
import { dice, legalLines, play, position } from '../../games/tuchulcha/legal-lines.ts';

const figures: readonly (readonly [string, Figure])[] = Object.entries(FIGURES);

test.each(figures)('%s is a position as it is written', (_, figure) => {
  expect(formatPosition(position(figure.position))).toBe(figure.position);
});

test.each(figures.filter(([, { moves }]) => moves !== ''))('%s shows a whole legal turn', (_, figure) => {
  expect(figure.dice).not.toBeNull();
  const played = play(figure.position, figure.dice ?? '', figure.moves);
  expect(played).not.toHaveProperty('refused');
  expect(played).toHaveProperty('end', expect.not.stringContaining(figure.position));
});

test('where there are dice and no moves, nobody can move', () => {
  const still = figures.filter(([, figure]) => figure.dice !== null && figure.moves === '');
  expect(still.map(([id]) => id)).toEqual(['blocked']);
  for (const [, figure] of still) {
    expect(legalLines(position(figure.position), dice(figure.dice ?? '')).map(({ steps }) => steps)).toEqual([
      '',
    ]);
  }
});

/** All legal turns, to compare captions and examples with. */
const linesOf = ({ position: from, dice: roll }: Figure): readonly string[] =>
  legalLines(position(from), dice(roll ?? '')).map(({ steps }) => steps);

test('mysticalBlocked: nobody leaves stone 1', () =>
  expect(linesOf(FIGURES.mysticalBlocked).filter((steps) => /\b1-/.test(steps))).toEqual([]));

test('allDice: the Passage is the only turn', () =>
  expect(linesOf(FIGURES.allDice)).toEqual([FIGURES.allDice.moves]));

test('lastOne: both dice would end in the Passage', () => {
  expect(linesOf(FIGURES.lastOne).filter((steps) => steps.includes(' '))).toEqual([
    '20-24 24-26~',
    '20-22 22-26~',
  ]);
});

test('hitterStays: after the hit only the Passage is left', () =>
  expect(linesOf(FIGURES.hitterStays).filter((steps) => steps.startsWith('T-3x'))).toEqual(['T-3x T-6~']));

test('lasaLast: both dice end on 30', () => {
  const both = linesOf(FIGURES.lasaLast).filter((steps) => !steps.includes('!'));
  expect(both.every((steps) => steps.endsWith('-30'))).toBe(true);
});

test('lasaHit: the 2 cannot come first', () =>
  expect(linesOf(FIGURES.lasaHit).filter((steps) => steps.startsWith('32-34'))).toEqual([]));

test('neutralWins and ties: who wins', () => {
  const won = [FIGURES.neutralWins, FIGURES.ties].map((figure) =>
    play(figure.position, figure.dice, figure.moves),
  );
  expect(won).toEqual([
    expect.objectContaining({ result: 'yellow' }),
    expect.objectContaining({ result: 'black' }),
  ]);
});

test('eliminator: the position after tuchulchaFalls', () => {
  const { position: from, dice: roll, moves } = FIGURES.tuchulchaFalls;
  expect(play(from, roll, moves)).toHaveProperty('end', FIGURES.eliminator.position);
});

test('example5631: blue is out, and the position is that of lasaHit', () => {
  const { position: from, dice: roll, moves } = FIGURES.example5631;
  expect(play(from, roll, moves)).toHaveProperty('end', FIGURES.lasaHit.position.replace('4 y', '4 r'));
});

test('example44: with a 3 as third die, some yellow haruspex stands alone, whatever the turn', () => {
  const rolled = { ...FIGURES.example44, dice: '4-4-3' };
  const ends = linesOf(rolled).map((steps) => play(rolled.position, rolled.dice, steps));
  expect(ends.length).toBeGreaterThan(0);
  for (const end of ends) expect(end).toHaveProperty('end', expect.stringMatching(/yn:\d\/(\S*,)?\d+(,|\/)/));
});

test('example334: two Passages stay open, and two of hers are in play', () => {
  const { position: from, dice: roll, moves } = FIGURES.example334;
  expect(play(from, roll, moves)).toHaveProperty(
    'end',
    '4 k 1.1 6,36 bo:0/-/0/0/0 rt:2/34/0/2/3 yn:2/40/1/4/0 kl:2/-/0/0/6',
  );
});
