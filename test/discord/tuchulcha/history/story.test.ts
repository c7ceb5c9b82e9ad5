import { describe, expect, test } from 'vitest';
import type { PastGame } from '../../../../src/discord/tuchulcha/films.ts';
import { beatsOf, storyLines } from '../../../../src/discord/tuchulcha/highlights.ts';
import { cardMessage, detailsMessage } from '../../../../src/discord/tuchulcha/history/card.ts';
import {
  betterBoard,
  betterText,
  lessonsOf,
  NO_LESSONS,
} from '../../../../src/discord/tuchulcha/history/page/game-page.ts';
import { replayMessage } from '../../../../src/discord/tuchulcha/history/replay.ts';
import type { Color } from '../../../../src/games/tuchulcha/board.ts';
import { afterDevotion } from '../../../../src/games/tuchulcha/end-of-turn.ts';
import type { Highlight } from '../../../../src/games/tuchulcha/highlights.ts';
import { describeTurn } from '../../../../src/pictures/tuchulcha/alt.ts';
import { decisiveTurn, type TurnAnalysis } from '../../../../src/tables/tuchulcha/analysis/analysis.ts';
import { type Frame, framesOf } from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import type { Alternative } from '../../../../src/tables/tuchulcha/analysis/missed-choices.ts';
import { translator } from '../../../../src/texts/index.ts';
import { PLAIN_JUDGES } from '../../../../tools/training/plain-player.ts';
import { position } from '../../../games/tuchulcha/legal-lines.ts';
import { randomFrom } from '../../../games/tuchulcha/random-play.ts';
import { aTable } from '../../../tables/a-table.ts';
import { randomGame } from '../../../tables/results/a-game.ts';

const t = translator('en');
const [ANNA, BEN] = ['1'.repeat(19), '2'.repeat(19)] as const;

/** A random game whose first two colors are Anna's and Ben's. */
function gameOf(seed: number): PastGame {
  const { setup, log, sittings } = randomGame(4, randomFrom(seed), 3000);
  const users = [ANNA, BEN, '3'.repeat(19), '4'.repeat(19)];
  const names = ['Anna', 'Ben', 'Cilnia', 'Dromo'];
  const seats = setup.players.map((color, i) => ({
    color,
    occupant: { kind: 'person', userId: users[i] ?? '', name: names[i] ?? '' } as const,
  }));
  const frames = framesOf({ setup, log, sittings }).map((frame) => ({
    ...frame,
    player: users[setup.players.indexOf(frame.color)] ?? null,
  }));
  const table = aTable({ number: 3, status: 'finished', setup, seats, size: 4, logLength: log.length });
  return { table, frames, sittings: [] };
}

const GAME = gameOf(2);
const DECISIVE = decisiveTurn(PLAIN_JUDGES, GAME.frames);

describe('the story of a game', () => {
  const lines = storyLines(t, GAME, DECISIVE);

  test('names who did it in three beats, how each player fell, and the turn that decided it', () => {
    const beats = lines.filter((line) => line.startsWith('- '));
    const fallen = GAME.frames.flatMap(({ highlights }) => highlights.filter(({ kind }) => kind === 'out'));
    expect(beats.filter((line) => / is out|resigned/.test(line))).toHaveLength(fallen.length);
    expect(beats).toHaveLength(4);
    for (const line of beats) expect(line).toMatch(/^- Turn \d+: .*(Anna|Ben|Cilnia|Dromo).*\.$/);
    const turns = beats.map((line) => Number(/\d+/.exec(line)?.[0]));
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(lines.slice(beats.length)).toEqual(
      DECISIVE ? [expect.stringMatching(/^Turn \d+ decided it: .*[Ff]rom then on, .* ahead\.$/)] : [],
    );
  });

  describe('is told by what led to its end', () => {
    const [frame] = GAME.frames;
    const by = { who: 'blue', whom: 'blue' } as const;
    const role = { ...by, kind: 'role', weight: 5, role: 'lasaVecuvia', given: 1 } as const;
    const sealed = (stone: 6 | 16) => ({ ...by, kind: 'sealed', weight: 4, stones: [stone] }) as const;
    const out = (whom: Color) => ({ who: 'blue', whom, kind: 'out', weight: 6, why: 'noneInPlay' }) as const;
    const fell = { ...out('red'), weight: 7, why: 'tuchulchaFell' } as const;
    const altar = { ...by, kind: 'altar', weight: 2 } as const;

    test.each<[string, Readonly<Record<number, readonly Highlight[]>>, readonly string[]]>([
      [
        'the last Passage',
        { 5: [role, sealed(6)], 9: [out('red')], 31: [sealed(16)] },
        ['5 role', '9 out', '31 sealed'],
      ],
      [
        'who was out last',
        { 5: [role], 9: [out('red')], 20: [sealed(6)], 30: [out('black')] },
        ['5 role', '20 sealed', '30 out'],
      ],
      ['a fall, once', { 5: [role], 20: [altar, fell] }, ['5 role', '20 out']],
    ])('%s', (_, turns, beats) => {
      expect(beatsOf(framesWith(turns)).map(({ turn, kind }) => `${turn} ${kind}`)).toEqual(beats);
    });

    function framesWith(turns: Readonly<Record<number, readonly Highlight[]>>): Frame[] {
      if (!frame) throw new Error('a game without turns');
      return Object.entries(turns).map(([turn, highlights]) => ({
        ...frame,
        turn: Number(turn),
        highlights,
      }));
    }

    test('says how each player fell', () => {
      const frames = framesWith({
        5: [role],
        9: [fell],
        20: [sealed(6), { ...out('yellow'), why: 'resigned' }],
        31: [out('black')],
      });
      expect(storyLines(t, { ...GAME, frames: frames }, null)).toEqual([
        '- Turn 5: Anna (blue) devoted the temple to Lasa Vecuvia.',
        '- Turn 9: Anna (blue) reached the altar, Tuchulcha fell, and Ben (red) is out.',
        '- Turn 20: Anna (blue) sealed Passage 6.',
        '- Turn 20: Cilnia (yellow) resigned.',
        '- Turn 31: Dromo (black) has no haruspex left in play and is out after the turn of Anna (blue).',
      ]);
    });
  });

  test('has no percentages, which stand with luck and lessons behind Details', () => {
    const card = cardMessage({ game: GAME, decisive: DECISIVE, isShared: false, sharable: true });
    expect(card.content).not.toMatch(/%/);
    expect(JSON.stringify(card.rows)).toContain('"Show the details"');
  });
});

describe('a better turn that was missed', () => {
  const missed = (loss: number): TurnAnalysis['missed'] => [
    {
      better: {
        kind: 'turn',
        steps: [{ kind: 'move', color: 'blue', die: 3, from: 11, to: 14, effect: 'none' }],
      },
      played: 0.5 - loss,
      possible: 0.5,
      loss,
    },
  ];
  const analysed = ({ turn, color }: Frame, missed: TurnAnalysis['missed']): TurnAnalysis => {
    const nothing = { rolls: [], choice: null, isUnsure: false, devotion: null, chances: {} };
    return { turn, color, missed, ...nothing };
  };
  /** Everybody missed a better turn in each, some by more. */
  const luck = GAME.frames.map((frame) => analysed(frame, missed(((frame.turn * 7) % 40) / 100 + 0.1)));

  test('is told of one’s own turns only, two at most, those that cost most', () => {
    for (const reader of [ANNA, BEN]) {
      const { count, dearest: lessons } = lessonsOf(t, GAME, luck, reader);
      const own = GAME.frames.filter(({ player }) => player === reader).map(({ turn }) => turn);
      expect(count).toBe(own.length);
      expect(lessons).toHaveLength(Math.min(2, own.length));
      for (const { turn, line } of lessons) expect(line).toContain(`Turn ${turn},`);
      const told = lessons.map(({ turn }) => turn);
      for (const turn of told) expect(own).toContain(turn);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    }
    expect(lessonsOf(t, GAME, luck, '9'.repeat(19))).toEqual(NO_LESSONS);
  });

  test('is not told where the judge is not sure', () => {
    const unsure = luck.map((one) => ({ ...one, missed: [] }));
    expect(lessonsOf(t, GAME, unsure, ANNA)).toEqual(NO_LESSONS);
  });

  test('is told with its number, and has a button for each', () => {
    const lessons = lessonsOf(t, GAME, luck, ANNA);
    const { content, rows } = detailsMessage({ game: GAME, summary: 'none', lessons });
    expect(content).toMatch(/For you alone.*\d+ choices cost you chances/);
    for (const { turn } of lessons.dearest)
      expect(JSON.stringify(rows)).toContain(`past:turn:${GAME.table.id}:${turn}:lesson`);
    expect(detailsMessage({ game: GAME, summary: 'none' }).content).not.toContain('For you alone');
  });

  describe('on the board', () => {
    const judge = PLAIN_JUDGES[2];
    const frame = GAME.frames.find(
      ({ player, stages }) => player === ANNA && stages.some(({ kind }) => kind === 'stepped'),
    ) as Frame;
    const start = frame.stages.find(({ kind }) => kind === 'rolled')?.position ?? frame.before;
    const steps = judge.bestTurn(start, frame.dice).steps;
    const knownOf = (better: Alternative) =>
      GAME.frames.map((one) =>
        analysed(one, one === frame ? [{ better, played: 0.4, possible: 0.5, loss: 0.1 }] : []),
      );
    const shown = (reader: string | null, better: Alternative = { kind: 'turn', steps }) =>
      replayMessage(GAME, frame.turn, knownOf(better), reader);

    test('is drawn and told beside what was played', () => {
      const { message, frame: drawn } = shown(ANNA);
      expect(drawn.board.position).toEqual(frame.after);
      expect(drawn.board.betterMoves).toMatchObject(steps.filter(({ kind }) => kind === 'move'));
      expect(message.content).toContain('a 50% chance of winning');
      const description = describeTurn(drawn);
      expect(description).toContain(`Turn ${frame.turn} · dashed: better.`);
      expect(description).toContain('Dashed arrows, what would have been better: ');
    });

    const MAY_DEVOTE = position('4 r 0.0 - bn:2/24x2/2/2/0 rn:2/21,22/2/2/0 yn:3/9/2/2/0 kn:3/31/2/2/0');

    test('is a change of role, in words; where it is drawn, with the roles as they would be', () => {
      const devotion = { role: 'tuchulcha', fromTemple: 1 } as const;
      const better = { kind: 'devotion', devotion, position: MAY_DEVOTE } as const;
      const { message, frame: drawn } = shown(ANNA, better);
      expect(drawn.board.betterMoves).toBeUndefined();
      expect(message.content).toContain('better: **devote the temple to Tuchulcha (1 from the temple)**');
      expect(message.content).toContain('would have been 50% instead of 40%');
      expect(betterBoard('en', frame, better).position).toEqual(afterDevotion(MAY_DEVOTE, devotion));
    });

    test.each([
      [{ role: 'lasaVecuvia', from: null }, 'devote the temple to Lasa Vecuvia'],
      [{ role: 'lasaVecuvia', from: 'temple' }, 'devote the temple to Lasa Vecuvia (one from the temple)'],
      [{ role: 'lasaVecuvia', from: 22 }, 'devote the temple to Lasa Vecuvia (the one on 22)'],
      [null, 'keep the role'],
    ] as const)('names what would have been given: %j', (devotion, text) => {
      const better = { kind: 'devotion', devotion, position: MAY_DEVOTE } as const;
      expect(betterText(t, better, false)).toBe(text);
    });

    test.each([
      [true, 'roll a third die'],
      [false, 'roll no third die'],
    ])('is one more die; where it is drawn, the board on which it was decided: %s', (more, text) => {
      const better = { kind: 'die', more } as const;
      expect(shown(ANNA, better).message.content).toContain(`better: **${text}**`);
      expect(betterBoard('en', frame, better).position).toEqual(start);
    });

    test('is shown to nobody else', () => {
      for (const reader of [BEN, null]) {
        const { message, frame: drawn } = shown(reader);
        expect(drawn.board.betterMoves).toBeUndefined();
        expect(message.content).not.toContain('chance of winning');
      }
    });
  });
});
