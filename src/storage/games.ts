import { z } from 'zod';
import { tuchulchaJson } from './tuchulcha-json.ts';

/** How each game's JSON is read, by the name in the table's row. */
export const GAMES = { tuchulcha: tuchulchaJson };

export const gameName = z.literal('tuchulcha');
