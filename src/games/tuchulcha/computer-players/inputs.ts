/**
 * The network's view of a position from the player who rolls next: rows of its first layer, most of them present or absent, some
 * with a number. Seats are counted clockwise from that player, stones from that player's entry.
 */

import { COLORS } from '../board.ts';
import {
  askedByTuchulcha,
  askedFromAltarAndForest,
  LASA_VECUVIA_IN_PLAY,
  OTHERS_IN_PLAY,
} from '../devotion.ts';
import type { Field } from '../legal-turns/field.ts';
import { at, Place, RoleCode, real, Slot } from '../legal-turns/layout.ts';
import { ALTAR_RANK, rankOf } from '../legal-turns/step.ts';
import { homeChance, isInRace, Prior } from './prior.ts';
import { Threats } from './threats.ts';

/** The first row of each group. A change of these or their meaning requires a new version of the weights. */
export enum InputRow {
  /** By seat, kind of role, place 0..41, and at least one, two or three haruspexes there. */
  PIECES = 0,
  /** By seat, kind of role, one of temple, altar, forest, sanctuary and all in play, and number 0..9. */
  NUMBERS = PIECES + 4 * 3 * 42 * 3,
  ROLES = NUMBERS + 4 * 3 * 5 * 10,
  /** By sector; then by number. */
  SEALED = ROLES + 4 * 5,
  DEVOTIONS = SEALED + 4,
  LASA_VECUVIA_WAS = DEVOTIONS + 6,
  /** Whether the next player may still change their role. */
  MAY_TUCHULCHA = LASA_VECUVIA_WAS + 1,
  MAY_LASA_VECUVIA = MAY_TUCHULCHA + 1,
  /** By seat, normal or Lasa Vecuvia, and place: the chance to be hit before it can move, and afterwards. */
  DANGER = MAY_LASA_VECUVIA + 1,
  DANGER_LATER = DANGER + 4 * 2 * 42,
  /** The shortest distance that a color still has to go, by steps of its length. */
  CLOCK = DANGER_LATER + 4 * 2 * 42,
  /** By seat: the likely lead on the altar at the end, and that lead weighted by its certainty. */
  LEAD = CLOCK + 12,
  SURE_LEAD = LEAD + 4 * 17,
  /** By seat, the fewest haruspexes that a color has in play, and the present lead on the altar. */
  RANK = SURE_LEAD + 4,
  /** By seat: behind, level or ahead by the forest when level on the altar. */
  TIE = RANK + 4 * 5 * 11,
  /** By seat: the chance to reach the altar with two dice while somebody is devoted to Tuchulcha. */
  ESCAPE = TIE + 4 * 3,
  /** By seat: the chance to end the game with two dice and win, or lose. */
  FINISH_WINS = ESCAPE + 4,
  FINISH_LOSES = FINISH_WINS + 4,
  /** By seat: the logarithm of the chance by the prior's formulas. */
  PRIOR = FINISH_LOSES + 4,
  COUNT = PRIOR + 4,
}

/** The seats of a table; with two players the neutral colors have one each. */
export const SEATS = 4;

const COUNT = COLORS.length;
const KINDS = 3;
export const PLACES = 42;
/** The maximum number of haruspexes on a stone that is distinguished. */
export const STACK = 3;
const NUMBERS_KINDS = 5;
const MOST = 9;
const ROOM = 512;
const CLOCK_STEPS = [2, 5, 9, 14, 20, 30, 45, 65, 90, 130, 180];
const LEAD_STEPS = 16;
const DIE = 6;

export class Inputs {
  readonly rows = new Int32Array(ROOM);
  readonly values = new Float32Array(ROOM);
  size = 0;
  /** The seat of each color, counted from the next player; -1 when the color isn't at the table. */
  readonly seatOf = new Int32Array(COUNT);
  readonly colorOf = new Int32Array(SEATS);
  /** Each place's position relative to the next player's entry. */
  private readonly turned = new Int32Array(Place.ROOM);
  private readonly kindOf = new Int32Array(COUNT);
  private readonly threats = new Threats();
  private readonly prior = new Prior();

  /** Fills all rows. `mayDevote`: the next player may still change their role. */
  survey(field: Field, next: number, mayDevote: boolean): void {
    this.size = 0;
    this.takeSeats(field, next);
    this.addSlots(field);
    this.addFacts(field, next, mayDevote);
  }

  addSlots(field: Field): void {
    for (let color = 0; color < COUNT; color++) {
      if (field.role(color) !== RoleCode.OUT) this.addColor(field, color);
    }
  }

  /** Sets the side from which the position is seen; must come before rows of slots. */
  takeSeats(field: Field, next: number): void {
    const { size } = field.places;
    const entry = field.entry(next);
    for (let stone = 1; stone <= size; stone++) this.turned[stone] = ((stone - entry + size) % size) + 1;
    this.turned[Place.EXIT] = PLACES - 1;
    let seat = 0;
    for (let turn = 0; turn < COUNT; turn++) {
      const color = (next + turn) % COUNT;
      const onTable = field.entry(color) > 0;
      this.seatOf[color] = onTable ? seat : -1;
      if (onTable) this.colorOf[seat++] = color;
    }
    for (let color = 0; color < COUNT; color++) {
      const role = field.role(color);
      this.kindOf[color] = role === RoleCode.TUCHULCHA ? 1 : role === RoleCode.LASA_VECUVIA ? 2 : 0;
    }
  }

  private addColor(field: Field, color: number): void {
    for (let word = 0; word < 2; word++) {
      let bits = field.occupied(color, word);
      for (; bits !== 0; bits &= bits - 1) {
        const place = 31 - Math.clz32(bits & -bits) + 32 * word;
        if (place !== Place.TEMPLE) this.addSlot(color, place, field.count(color, place));
      }
    }
    for (const place of COUNTED) this.addSlot(color, place, field.count(color, place));
  }

  private addSlot(color: number, place: number, count: number): void {
    const first = this.rowOf(color, place);
    if (isOnPath(place)) for (let more = 0; more < count && more < STACK; more++) this.add(first + more, 1);
    else this.add(first + count, 1);
  }

  /** The first row of a color's place: on the path one row for each of the first three haruspexes, elsewhere per number. */
  rowOf(color: number, place: number): number {
    const side = at(this.seatOf, color) * KINDS + at(this.kindOf, color);
    if (isOnPath(place)) return InputRow.PIECES + (side * PLACES + at(this.turned, place)) * STACK;
    const what = place === Place.TEMPLE ? 0 : place - Place.ALTAR + 1;
    return InputRow.NUMBERS + (side * NUMBERS_KINDS + what) * (MOST + 1);
  }

  private add(row: number, value: number): void {
    this.rows[this.size] = row;
    this.values[this.size++] = value;
  }

  /** Adds the rows that depend on more than one slot. */
  addFacts(field: Field, next: number, mayDevote: boolean): void {
    const tuchulcha = field.devotedTo(RoleCode.TUCHULCHA);
    for (let color = 0; color < COUNT; color++) {
      const seat = at(this.seatOf, color);
      if (seat < 0) continue;
      const role = field.role(color);
      this.add(InputRow.ROLES + seat * 5 + role, 1);
      if (role === RoleCode.OUT) continue;
      const side = seat * KINDS + at(this.kindOf, color);
      const inPlay = field.inPlay(color);
      this.add(InputRow.NUMBERS + (side * NUMBERS_KINDS + 4) * (MOST + 1) + inPlay, 1);
    }
    this.addOnceInAGame(field);
    if (mayDevote) this.addChoices(field, next, tuchulcha);
    const { threats } = this;
    threats.survey(field);
    this.prior.begin();
    this.addDangers(field, next);
    this.prior.survey(field, threats, tuchulcha);
    this.addRace(field, tuchulcha);
    this.addPrior();
  }

  private addOnceInAGame(field: Field): void {
    const sealed = field.get(Slot.SEALED);
    for (let stone = DIE; sealed !== 0 && stone <= field.places.size; stone += 10) {
      const bit = at(field.places.passage, stone);
      if (sealed & bit) this.add(InputRow.SEALED + Math.floor(at(this.turned, stone) / 10), 1);
    }
    const devotions = field.origin?.devotions;
    if (!devotions) return;
    if (devotions.tuchulcha > 0) this.add(InputRow.DEVOTIONS + Math.min(5, devotions.tuchulcha), 1);
    if (devotions.lasaVecuvia > 0) this.add(InputRow.LASA_VECUVIA_WAS, 1);
  }

  /** §5.1 and §6.1 for the next player. */
  private addChoices(field: Field, next: number, tuchulcha: number): void {
    if (field.role(next) !== RoleCode.NORMAL || !field.origin) return;
    const { players, devotions } = field.origin;
    const away = field.count(next, Place.ALTAR) + field.count(next, Place.FOREST);
    const inPlay = field.inPlay(next);
    if (tuchulcha >= 0) {
      if (players === 4 && devotions.lasaVecuvia === 0 && inPlay >= LASA_VECUVIA_IN_PLAY)
        this.add(InputRow.MAY_LASA_VECUVIA, 1);
      return;
    }
    const given = askedByTuchulcha(field.origin);
    const fromTemple = Math.max(0, given - away);
    if (away < askedFromAltarAndForest(field.origin) || fromTemple > field.count(next, Place.TEMPLE)) return;
    if (inPlay - fromTemple < 1) return;
    for (let color = 0; color < COUNT; color++) {
      if (color !== next && field.role(color) === RoleCode.NORMAL && field.inPlay(color) < OTHERS_IN_PLAY)
        return;
    }
    this.add(InputRow.MAY_TUCHULCHA, 1);
  }

  private addDangers(field: Field, next: number): void {
    const { threats } = this;
    for (let color = 0; color < COUNT; color++) {
      const role = field.role(color);
      if (role !== RoleCode.NORMAL && role !== RoleCode.LASA_VECUVIA) continue;
      const row = (at(this.seatOf, color) * 2 + (role === RoleCode.NORMAL ? 0 : 1)) * PLACES;
      for (let word = 0; word < 2; word++) {
        let bits = field.occupied(color, word) & (word === 0 ? ~1 : -1);
        for (; bits !== 0; bits &= bits - 1) {
          const place = 31 - Math.clz32(bits & -bits) + 32 * word;
          threats.against(field, color, place, this.seatOf, next);
          const count = field.count(color, place);
          const danger = row + at(this.turned, place);
          if (threats.before + threats.later > 0) this.prior.expose(field, color, place, threats);
          if (threats.before > 0) this.add(InputRow.DANGER + danger, threats.before * count);
          if (threats.later > 0) this.add(InputRow.DANGER_LATER + danger, threats.later * count);
        }
      }
    }
  }

  private addRace(field: Field, tuchulcha: number): void {
    const { prior } = this;
    const { clock, fewest, expected } = prior;
    if (clock === 0) return;
    const step = CLOCK_STEPS.findIndex((most) => clock <= most);
    this.add(InputRow.CLOCK + (step < 0 ? CLOCK_STEPS.length : step), 1);
    const phase = Math.min(5, Math.max(1, fewest)) - 1;
    for (let color = 0; color < COUNT; color++) {
      if (field.role(color) !== RoleCode.NORMAL) continue;
      const seat = at(this.seatOf, color);
      let lead = 99;
      let ranked = 999;
      for (let other = 0; other < COUNT; other++) {
        if (other === color || !isInRace(field, other)) continue;
        lead = Math.min(lead, real(expected, color) - real(expected, other));
        ranked = Math.min(ranked, rankOf(field, color) - rankOf(field, other));
      }
      if (lead === 99) continue;
      this.addLead(seat, lead);
      this.add(InputRow.SURE_LEAD + seat, Math.max(-4, Math.min(4, lead * prior.sharpness)));
      const onAltar = Math.floor((ranked + ALTAR_RANK / 2) / ALTAR_RANK);
      this.add(InputRow.RANK + (seat * 5 + phase) * 11 + Math.max(-5, Math.min(5, onAltar)) + 5, 1);
      if (onAltar === 0) this.add(InputRow.TIE + seat * 3 + Math.sign(ranked) + 1, 1);
      this.addFinish(field, color, seat, tuchulcha);
    }
  }

  private addLead(seat: number, lead: number): void {
    const scaled = (Math.max(-4, Math.min(4, lead)) + 4) * (LEAD_STEPS / 8);
    const low = Math.min(LEAD_STEPS - 1, Math.floor(scaled));
    const row = InputRow.LEAD + seat * (LEAD_STEPS + 1) + low;
    this.add(row, 1 - (scaled - low));
    this.add(row + 1, scaled - low);
  }

  private addFinish(field: Field, color: number, seat: number, tuchulcha: number): void {
    const { prior } = this;
    if (tuchulcha >= 0) {
      const home = homeChance(field, this.threats, color);
      if (home > 0) this.add(InputRow.ESCAPE + seat, home);
      return;
    }
    const chance = real(prior.finish, color);
    if (chance > 0)
      this.add(
        ((prior.wins & (1 << color)) !== 0 ? InputRow.FINISH_WINS : InputRow.FINISH_LOSES) + seat,
        chance,
      );
  }

  private addPrior(): void {
    for (let color = 0; color < COUNT; color++) {
      const chance = real(this.prior.chances, color);
      if (chance > 0) this.add(InputRow.PRIOR + at(this.seatOf, color), Math.max(-5, Math.log(chance)));
    }
  }
}

export const isOnPath = (place: number): boolean => place > Place.TEMPLE && place <= Place.EXIT;

const COUNTED = [Place.TEMPLE, Place.ALTAR, Place.FOREST, Place.SANCTUARY] as const;
