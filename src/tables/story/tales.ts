import type { Color, GameEvent, TaleKind } from '../../games/bacchanalia/index.ts';
import type { Draft, ToldEvent } from './draft.ts';
import type { Question, Tale, Telling, Told, Untold } from './story.ts';

/** All that was told in a game, and what of it was skipped. */
export class Tales {
  readonly #byNumber: ReadonlyMap<number, ToldEvent>;
  readonly #skipped: ReadonlySet<number>;

  constructor(drafts: readonly Draft[], events: readonly GameEvent[]) {
    this.#byNumber = new Map(
      drafts.flatMap(({ tellings }) => tellings.map((told) => [told.tale, told] as const)),
    );
    this.#skipped = new Set(events.flatMap((event) => (event.type === 'skipped' ? [event.tale] : [])));
  }

  /** What stands in one place of the story: told anew after it was skipped, it is what was told last. `color` null: by anybody. */
  told(tellings: readonly ToldEvent[], kind: TaleKind, color: Color | null, otherwise: Untold): Told {
    const own = tellings.filter((told) => told.kind === kind && (color === null || told.color === color));
    const standing = own.findLast(({ tale }) => !this.#skipped.has(tale));
    if (standing) return { is: 'told', tale: this.#tale(standing) };
    return { is: 'untold', why: own.length > 0 ? 'skipped' : otherwise };
  }

  isAnySkipped(tellings: readonly ToldEvent[], of: TaleKind): boolean {
    return tellings.some(({ kind, tale }) => kind === of && this.#skipped.has(tale));
  }

  #tale(told: ToldEvent): Tale {
    return { ...telling(told), questions: this.#questionsAbout(told.tale) };
  }

  /** In the order they were asked. */
  #questionsAbout(tale: number): readonly Question[] {
    const all = [...this.#byNumber.values()].filter(({ tale }) => this.#isRead(tale));
    return all
      .filter((told) => told.kind === 'question' && this.#aboutAtLast(told) === tale)
      .map((question) => ({
        ...telling(question),
        ofBacchus: question.ofBacchus,
        answers: all.filter(({ kind, about }) => kind === 'answer' && about === question.tale).map(telling),
      }));
  }

  /** What is asked about what was skipped would tell of it: it is left out with it, and so are the answers. */
  #isRead(tale: number): boolean {
    if (this.#skipped.has(tale)) return false;
    const about = this.#byNumber.get(tale)?.about ?? null;
    return about === null || this.#isRead(about);
  }

  /** The tale itself, where a question is about an answer or about a question. */
  #aboutAtLast({ about }: ToldEvent): number | null {
    const told = about === null ? undefined : this.#byNumber.get(about);
    return told && told.about !== null ? this.#aboutAtLast(told) : about;
  }
}

const telling = ({ color, text, at }: ToldEvent): Telling => ({ color, text, at });
