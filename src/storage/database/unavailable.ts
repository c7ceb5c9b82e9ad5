export type UnavailableReason =
  | 'badUrl'
  | 'noDriver'
  | 'inUse'
  | 'unreachable'
  | 'changedMigration'
  | 'unfinishedMigration'
  | 'failedMigration'
  | 'newerDatabase';

/** Why the store can't be opened. The message is one sentence for the operator, without passwords. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.reason = reason;
  }
}
