import type { GameModule } from '../../src/tables/game-registry.ts';
import { addNimTexts, nimInDiscord } from './discord.ts';
import { nimJson, nimTable } from './table.ts';

addNimTexts();

export const nim: GameModule = { table: nimTable, stored: nimJson, discord: nimInDiscord, painter: null };
