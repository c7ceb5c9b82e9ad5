import type { Snowflake } from './game-types.ts';

/** An interaction that was acknowledged before it was done. */
export interface WrittenInteraction {
  readonly id: Snowflake;
  /** Who asked. */
  readonly userId: Snowflake;
  /** How it was acknowledged: by a new message that follows, or a change of the pressed one. */
  readonly promised: 'reply' | 'update';
  /** As Discord sent it, with the token by which it is answered: a secret for 15 minutes. */
  readonly payload: unknown;
  /** How often it was begun, 1.. */
  readonly attempts: number;
}

/** The port to storage for what was asked and acknowledged, and is not done yet. Every method is one transaction. */
export interface InboxStore {
  /** `leasedTo`: until then, nobody else takes it up. Nothing where it has been written before. */
  writeInteraction(interaction: Omit<WrittenInteraction, 'attempts'>, leasedTo: Date): Promise<void>;
  /** Those of processes that are still at it. */
  renewLeases(ids: readonly Snowflake[], leasedTo: Date): Promise<void>;
  /** Those whose lease is over, oldest first. */
  abandonedInteractions(now: Date, most: number): Promise<WrittenInteraction[]>;
  /** Takes one up, if it has still been begun so often; raises that by one. Of many who try at once, one gets it. */
  claimInteraction(id: Snowflake, attempts: number, leasedTo: Date): Promise<boolean>;
  /** It is done, or given up. */
  removeInteraction(id: Snowflake): Promise<void>;
}
