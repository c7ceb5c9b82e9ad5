import type { Snowflake } from './game-types.ts';

/** An interaction that was acknowledged before it was done. */
export interface WrittenInteraction {
  readonly id: Snowflake;
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
  /** Nobody else takes it up until `leasedTo`. One that was written before stays as it is. */
  writeInteraction(interaction: Omit<WrittenInteraction, 'attempts'>, leasedTo: Date): Promise<void>;
  /** Keeps interactions that this process is still at from being taken up by others. */
  renewLeases(ids: readonly Snowflake[], leasedTo: Date): Promise<void>;
  /** Interactions whose lease is over, oldest first. */
  abandonedInteractions(now: Date, most: number): Promise<WrittenInteraction[]>;
  /** Takes one up that has still been begun so often, and counts that. Of many who try at once, one gets it. */
  claimInteraction(id: Snowflake, attempts: number, leasedTo: Date): Promise<boolean>;
  removeInteraction(id: Snowflake): Promise<void>;
}
