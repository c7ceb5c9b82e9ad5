export { type RecordFlaw, type RecordFlawCode, wordsOfFlaw } from './flaw.ts';
export type { RecordedPerson } from './labels.ts';
export { MOST_CHARACTERS } from './limits.ts';
export { formatJson, parseJsonRecord } from './record-json.ts';
export { formatRecord, parseRecord } from './record-text.ts';
export {
  type Ending,
  type RecordedGame,
  recordedGame,
  type TableToRecord,
} from './recorded-game.ts';
