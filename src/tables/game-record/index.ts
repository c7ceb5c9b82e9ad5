export { MOST_CHARACTERS, type RecordFlaw, type RecordFlawCode, wordsOfFlaw } from './flaw.ts';
export { formatJson, parseJsonRecord } from './json.ts';
export type { RecordedPerson } from './recorded-game.ts';
export {
  type RecordedGame,
  recordedGame,
  type TableToRecord,
} from './recorded-game.ts';
export type { Ending } from './replay.ts';
export { formatRecord, parseRecord } from './text.ts';
