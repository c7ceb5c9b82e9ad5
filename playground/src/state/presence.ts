/** The bot's status text, below its name. */
import { ActivityType } from 'discord-api-types/v10';
import * as z from 'zod';
import type { SharedState } from './shared.ts';

/** The format in which bots send it (gateway opcode 3, or with `identify`). */
export const presenceForm = z.object({
  since: z.int().nullable(),
  status: z.enum(['online', 'dnd', 'idle', 'invisible', 'offline']),
  afk: z.boolean(),
  activities: z.array(
    z.object({
      name: z.string().min(1).max(128),
      type: z.enum(ActivityType),
      state: z.string().min(1).max(128).nullish(),
    }),
  ),
});

export class Presence {
  readonly #shared: SharedState;
  #text = '';

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  get text(): string {
    return this.#text;
  }

  set({ activities: [activity] }: z.output<typeof presenceForm>): void {
    this.#text = (activity?.type === ActivityType.Custom ? activity.state : activity?.name) ?? '';
    this.#shared.events.toPage({ type: 'presence', presence: this.#text });
  }
}
