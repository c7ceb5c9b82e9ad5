import { beforeEach, describe, expect, test } from 'vitest';
import type { LevelName } from '../../../src/games/tuchulcha/computer-players/levels.ts';
import { openLobby, sitDown, startTable } from '../../../src/tables/changes/lobby.ts';
import { joinRematch } from '../../../src/tables/changes/rematch.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { changeTerms, USUAL_LEVEL } from '../../../src/tables/tuchulcha/terms.ts';
import { firstAction } from '../first-offered.ts';
import { opened } from '../opened.ts';
import { idOf, person } from '../people.ts';
import { sure, World } from '../world.ts';

let world: World;
/** The levels that the computer player was asked to play at. */
let asked: (LevelName | null)[];

beforeEach(() => {
  asked = [];
  world = new World(1, (state, level) => {
    asked.push(level);
    return firstAction(state);
  });
});

describe('the level of a table’s computer players', () => {
  test('is the one that was chosen, else one that a newcomer can beat', async () => {
    const usual = opened(await openLobby(world.tables, world.opening(['anna'], { size: 2, computers: 1 })));
    expect(usual.terms).toMatchObject({ level: USUAL_LEVEL });
    const strong = opened(
      await openLobby(
        world.tables,
        world.opening(['anna'], { size: 2, computers: 1, terms: { level: 'strong' } }),
      ),
    );
    expect(strong.terms).toMatchObject({ level: 'strong' });
  });

  test('is changed by the opener alone, before the start', async () => {
    const { id } = opened(await openLobby(world.tables, world.opening(['anna', 'bert'])));
    const by = (name: 'anna' | 'bert', level: LevelName) =>
      changeTerms(world.tables, id, idOf(name), { level });
    expect(await by('bert', 'novice')).toMatchObject({ ok: false, refusal: { code: 'onlyOpener' } });
    expect(opened(await by('anna', 'novice')).terms).toMatchObject({ level: 'novice' });
    await sitDown(world.tables, id, person('bert'), null);
    await startTable(world.tables, id, idOf('anna'));
    expect(await by('anna', 'strong')).toMatchObject({ ok: false, refusal: { code: 'notInLobby' } });
  });

  test('is that of everybody who plays for the computer, also for a person who is away', async () => {
    const id = await world.playing(['anna', 'bert'], { terms: { level: 'seasoned' } });
    await world.hours(7 * 24);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set(['seasoned']));
    expect((await world.table(id)).terms.level).toBe('seasoned');
  });

  test('stays when they play again', async () => {
    const id = await world.playing(['anna', 'bert'], { terms: { level: 'novice', hints: true } });
    sure(await resignGame(world.tables, id, idOf('bert')));
    expect(sure(await joinRematch(world.tables, id, person('anna')))).toMatchObject({
      terms: { level: 'novice', hints: true },
    });
  });
});
