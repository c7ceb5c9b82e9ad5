import { createHash } from 'node:crypto';
import type { PageEmoji } from '../page-protocol.ts';
import { formRefusal, refusal } from '../refusal.ts';
import type { Row } from '../validators/message.ts';
import type { SharedState } from './shared.ts';

const MOST = 2000;

/** Equal in every playground, because bots in one process share what they know of their application. */
function idOf(name: string): string {
  const hash = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`);
  return String(10n ** 18n + (hash % 10n ** 17n));
}

export class Emojis {
  readonly #shared: SharedState;
  readonly #emojis: PageEmoji[] = [];

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  all(): readonly PageEmoji[] {
    return this.#emojis;
  }

  clear(): void {
    this.#emojis.length = 0;
  }

  /** @throws Refusal for rows with an own emoji that doesn't exist */
  check(rows: readonly Row[]): void {
    for (const [at, row] of rows.entries()) {
      for (const [inner, component] of row.components.entries()) {
        const id = 'emoji' in component ? component.emoji?.id : null;
        if (id == null || this.#emojis.some((one) => one.id === id)) continue;
        const path = ['components', at, 'components', inner, 'emoji', 'id'];
        throw formRefusal(path, 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
      }
    }
  }

  /** `image` is a data URL. */
  add(name: string, image: string): PageEmoji {
    if (this.#emojis.length >= MOST) throw refusal('tooManyEmojis');
    if (this.#emojis.some((one) => one.name === name))
      throw formRefusal(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with this name exists');
    const emoji = { id: idOf(name), name, image };
    this.#emojis.push(emoji);
    this.#shared.events.toPage({ type: 'emojis', emojis: this.#emojis });
    return emoji;
  }
}
