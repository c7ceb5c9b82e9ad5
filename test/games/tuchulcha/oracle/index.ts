export { type Devotion, oracleDevotions } from './devotions.ts';
export { format, parse } from './notation.ts';
export { distinctEnds, oracleLines, oracleTurns, type Turn } from './turns.ts';
