/** What people have done and seen, by which what is stored can be judged. */
import type { PageMessage } from '@haruspex/playground/testing/person.ts';
import { DELETION_ID } from '../../src/discord/features/privacy.ts';
import type { Part } from './declared.ts';
import type { Ring } from './screen.ts';

/** Something that a person did with an acknowledged interaction. */
export interface Deed {
  readonly interactionId: string;
  readonly userId: string;
  readonly customId: string;
  readonly part: Part;
  /** Unix milliseconds. */
  readonly at: number;
}

export class Witness {
  /** Since the last night. */
  deeds: Deed[] = [];
  rings: Ring[] = [];
  /** By interaction: what its person alone was told. */
  readonly answers = new Map<string, PageMessage>();
  /** Those who had their data deleted, and have done nothing since; nor has anybody named them. */
  readonly gone = new Set<string>();
  /** How often each kind of button, list, form and command was used. */
  readonly used = new Map<string, number>();

  use(...kinds: readonly (string | undefined)[]): void {
    for (const kind of kinds) if (kind !== undefined) this.used.set(kind, (this.used.get(kind) ?? 0) + 1);
  }

  uses(kind: string): number {
    return this.used.get(kind) ?? 0;
  }

  did(deed: Deed): void {
    this.deeds.push(deed);
    if (deed.customId === DELETION_ID) this.gone.add(deed.userId);
  }

  /** They are known again. */
  name(...userIds: readonly string[]): void {
    for (const userId of userIds) this.gone.delete(userId);
  }

  answered(message: PageMessage): void {
    const { interaction_metadata: cause, ephemeral_for } = message;
    if (cause && ephemeral_for !== undefined) this.answers.set(cause.id, message);
  }

  forgetDay(): void {
    this.deeds = [];
    this.rings = [];
    this.answers.clear();
  }
}
