/** The consequences of a deed are there a moment later, unless something fails. */
import type { Table } from '../../src/tables/table.ts';
import type { Deed } from './deed.ts';
import { type Choice, ignoredChoice } from './invariants/choices.ts';
import { lostWords, stillOffered, uncutWords, unheeded } from './invariants/index.ts';
import { type Consequences, MINUTE } from './person.ts';
import type { Screen } from './screen.ts';
import type { SimulatedServer } from './server.ts';
import type { Witness } from './witness.ts';
import type { World } from './world.ts';

/** Agreements of everybody at a table are carried out by then, and what somebody cuts is gone. */
const HEEDED_MS = 2 * MINUTE;
/** Answers to choices are there by then, before the person does anything else. */
const ANSWERED_MS = 1800;

export class CheckedConsequences implements Consequences {
  readonly #world: World;
  readonly #server: SimulatedServer;
  readonly #screen: Screen;
  readonly #witness: Witness;
  readonly #complain: (...wrong: readonly string[]) => void;
  /** By message and list: what was chosen last. */
  readonly #chosen = new Map<string, readonly string[]>();

  constructor(
    world: World,
    server: SimulatedServer,
    screen: Screen,
    witness: Witness,
    complain: (...wrong: readonly string[]) => void,
  ) {
    this.#world = world;
    this.#server = server;
    this.#screen = screen;
    this.#witness = witness;
    this.#complain = complain;
  }

  agreed = (table: string): void => this.#checkSoon(table, async (one) => unheeded(one));

  cut = (table: string): void =>
    this.#checkSoon(table, (one) => uncutWords(this.#server, one, this.#witness));

  #checkSoon(id: string, check: (table: Table) => Promise<readonly string[]>): void {
    const checked = async () => {
      const table = this.#server.isCalm ? await this.#server.store.load(id) : null;
      const wrong = table ? await check(table) : [];
      this.#complain(...wrong.map((one) => `table ${table?.number} ${id}: ${one}`));
    };
    setTimeout(() => void this.#world.busy(checked()).catch(this.#world.fail), HEEDED_MS);
  }

  /** A choice from a list stands there at once. */
  chose = (choice: Choice): void => {
    const { customId, chosen, before, interactionId } = choice;
    const list = `${before.id} ${customId}`;
    const latest = this.#chosen.get(list);
    this.#chosen.set(list, chosen);
    setTimeout(() => {
      // They have chosen something else since, or tapped something else there.
      const { deeds, answers } = this.#witness;
      const own = deeds.findIndex((one) => one.interactionId === interactionId);
      const isLeft = deeds.slice(own + 1).some(({ messageId }) => messageId === before.id);
      if (this.#chosen.get(list) !== chosen || isLeft) return;
      this.#screen.catchUp();
      const after = this.#screen.live.get(before.id)?.message;
      if (!after || !this.#server.isCalm || answers.has(interactionId)) return;
      this.#complain(...ignoredChoice(choice, after, latest));
    }, ANSWERED_MS);
  };

  tapped = (deed: Deed): void => {
    setTimeout(() => this.#checkRefused(deed), HEEDED_MS);
    if (deed.words.length > 0) setTimeout(() => this.#checkWords(deed), ANSWERED_MS);
  };

  /** A refused tap shows its person what there is now. */
  #checkRefused(deed: Deed): void {
    const { isCalm, onlyEditsFail } = this.#server;
    if (isCalm || onlyEditsFail)
      this.#complain(...stillOffered(this.#server, deed, this.#screen, this.#witness));
  }

  /** A text that is handed in leaves earlier ones; later, their author may drop those. */
  #checkWords(deed: Deed): void {
    if (this.#server.isCalm) this.#complain(...lostWords(this.#server, this.#witness, deed));
  }
}
