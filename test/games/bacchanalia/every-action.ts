/** Every action that a state allows, from its offers and its public facts. */
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import { type GameState, stillPlaying } from '../../../src/games/bacchanalia/state.ts';
import { isEditable, retellable, tellerOf } from '../../../src/games/bacchanalia/tales.ts';

export const TEXT = 'Words.';

/** The offered actions, including a draw of every card. */
export function offeredActions(state: GameState): readonly Action[] {
  const offered = offers(state);
  return [
    ...offered.gives.map((gift): Action => ({ type: 'give', ...gift })),
    ...Array.from({ length: offered.chance ?? 0 }, (_, pick): Action => ({ type: 'draw', pick })),
    ...tellings(state),
    ...offered.bacchusTo.map((to): Action => ({ type: 'giveBacchus', to })),
    ...offered.aruspex.map((choice): Action => ({ type: 'aruspex', choice })),
    ...offered.endings.map((ending): Action => ({ type: 'chooseEnding', ...ending })),
  ];
}

function tellings(state: GameState): readonly Action[] {
  const { phase } = state;
  const { tells, tellsBacchus, introducers, keeps } = offers(state);
  if (tells === null) return [];
  if (phase.name === 'introductions') return introducers.map((by) => ({ type: 'introduce', by, text: TEXT }));
  const kept = phase.name === 'scene' ? keeps : [];
  return [
    { type: 'tell', text: TEXT },
    ...(tellsBacchus ? [{ type: 'tellBacchus', text: TEXT } as const] : []),
    ...kept.map((umbra): Action => ({ type: 'tell', text: TEXT, odd: { umbra, woven: TEXT } })),
  ];
}

/** Possible actions besides those that the game waits for. */
export function besideActions(state: GameState): readonly Action[] {
  const { phase, questions, setup, skipped, tales } = state;
  const numbers = Array.from({ length: tales }, (_, tale) => tale);
  const skips = numbers
    .filter((tale) => !skipped.includes(tale))
    .map((tale): Action => ({ type: 'skip', tale }));
  const present = setup.players.filter((player) => state.players[player]?.left === false);
  const retellings = present.flatMap((by) =>
    retellable(state, by).map((tale): Action => ({ type: 'retell', by, tale, text: TEXT })),
  );
  const edits = numbers.flatMap((tale): readonly Action[] => {
    const by = tellerOf(state, tale);
    return by && present.includes(by) && isEditable(state, tale)
      ? [{ type: 'edit', by, tale, text: TEXT }]
      : [];
  });
  if (phase.name === 'over') return [...skips, ...edits, ...retellings];
  const { color, minerva, claims, introducers, late } = offers(state);
  const away = introducers.length > 0 ? introducers : color ? [color] : [];
  return [
    ...skips,
    ...edits,
    ...retellings,
    ...present.flatMap((by) =>
      numbers
        .filter((about) => {
          const teller = tellerOf(state, about);
          return teller !== null && teller !== by && present.includes(teller);
        })
        .map((about): Action => ({ type: 'ask', by, about, text: TEXT })),
    ),
    ...questions.flatMap(({ tale, about }): readonly Action[] => {
      const by = tellerOf(state, about);
      return by && present.includes(by) ? [{ type: 'answer', by, question: tale, text: TEXT }] : [];
    }),
    ...(minerva ? [{ type: 'giveMinerva', by: minerva.from } as const] : []),
    ...late.flatMap(({ color: by, choices }) =>
      choices.map((choice): Action => ({ type: 'tellLate', by, ...choice, text: TEXT })),
    ),
    ...(setup.end.kind === 'time' && !state.ending ? [{ type: 'timeReached' } as const] : []),
    ...claims.flatMap(({ tale, doubters, voters }): readonly Action[] => [
      ...doubters.map((by) => ({ type: 'doubt', by, tale }) as const),
      ...voters.flatMap((by) => [
        { type: 'vote', by, upholds: true, tale } as const,
        { type: 'vote', by, upholds: false, tale } as const,
      ]),
    ]),
    ...away.map((one): Action => ({ type: 'absent', color: one })),
    ...stillPlaying(state).map((player): Action => ({ type: 'leave', color: player })),
  ];
}
