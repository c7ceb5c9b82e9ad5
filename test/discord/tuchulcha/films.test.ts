import { expect, test } from 'vitest';
import { FilmCache } from '../../../src/discord/tuchulcha/films.ts';
import type { Animation, Animator } from '../../../src/pictures/tuchulcha/film/animator.ts';
import type { AnalysisThread } from '../../../src/tables/tuchulcha/judge-threads.ts';

const MADE = { ok: true } as Animation;
const BUSY = { ok: false } as Animation;

/** A cache with given films and lucks, in order. */
function cache(
  films: readonly (Animation | Error)[],
  lucks: readonly (readonly never[] | null | Error)[] = [],
) {
  const asked = { films: 0, lucks: 0, closed: 0 };
  const nextOf = async <T>(of: readonly (T | Error)[], at: number): Promise<T> => {
    const next = of[at];
    if (next === undefined || next instanceof Error) throw next ?? new Error('nothing more');
    return next;
  };
  const close = async () => {
    asked.closed += 1;
  };
  const animator = { run: () => nextOf(films, asked.films++), close } as unknown as Animator;
  const analysisThread = { analyse: () => nextOf(lucks, asked.lucks++), close } as unknown as AnalysisThread;
  return { asked, cache: new FilmCache({ animator, analysisThread }) };
}

const GAME = { id: 'a', guildId: '1' };

test('a film is made once, however many ask', async () => {
  const { asked, cache: films } = cache([MADE]);
  const both = await Promise.all([films.film(GAME, 'whole', []), films.film(GAME, 'whole', [])]);
  expect(both).toEqual([MADE, MADE]);
  expect(await films.film(GAME, 'whole', [])).toBe(MADE);
  expect(asked.films).toBe(1);
});

test.each([
  ['was not made', BUSY],
  ['failed', new Error('no thread')],
])('a film that %s is made at the next chance', async (_, first) => {
  const { asked, cache: films } = cache([first, MADE]);
  await films.film(GAME, 'whole', []).catch(() => {});
  expect(await films.film(GAME, 'whole', [])).toBe(MADE);
  expect(asked.films).toBe(2);
});

test('a few turns are kept beside films, until somebody in them is forgotten', async () => {
  const { asked, cache: films } = cache([MADE, MADE, MADE, MADE]);
  const ask = async (): Promise<void> => {
    expect(await films.film(GAME, '3-5', [], { kind: 'turns' })).toBe(MADE);
    expect(await films.film(GAME, 'whole', [])).toBe(MADE);
  };
  await ask();
  await ask();
  expect(asked.films).toBe(2);
  films.forgetFilms();
  await ask();
  expect(asked.films).toBe(4);
});

test('luck that was computed is known; where the thread was too busy, it is asked for again', async () => {
  const luck: readonly never[] = [];
  const { asked, cache: games } = cache([], [null, luck]);
  expect(games.analysisKnown('a')).toBeNull();
  expect(await games.analysis(GAME, [])).toBeNull();
  expect(games.analysisKnown('a')).toBeNull();
  expect(await games.analysis(GAME, [])).toBe(luck);
  expect(games.analysisKnown('a')).toBe(luck);
  expect(await games.analysis(GAME, [])).toBe(luck);
  expect(asked.lucks).toBe(2);
});

test('closing stops both threads', async () => {
  const { asked, cache: films } = cache([]);
  await films.close();
  expect(asked.closed).toBe(2);
});
