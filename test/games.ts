import { GAMES } from '../src/game-modules.ts';
import { useGames } from '../src/tables/game-registry.ts';

useGames(GAMES);
