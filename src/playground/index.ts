/** A small Discord for one machine: REST, gateway and a page, so that a bot can be played and tested without Discord. */
export type { Admin } from './admin.ts';
export type { Fault, Faults } from './faults.ts';
export { INVITATION } from './guild.ts';
export type { StoredMessage } from './message.ts';
export type { PersonSpec } from './people.ts';
export { type Playground, type PlaygroundOptions, startPlayground } from './playground.ts';
export type { RateLimit } from './rate-limit.ts';
export type { RecordedRequest } from './recorded.ts';
