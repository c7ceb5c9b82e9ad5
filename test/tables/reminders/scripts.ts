import fc from 'fast-check';
import { muteReminders, noteLeftServer, nudgePlayer } from '../../../src/tables/changes/absent-player.ts';
import { keepTableOpen } from '../../../src/tables/changes/closing.ts';
import { returnToSeat } from '../../../src/tables/changes/substitutes.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import type { Pace } from '../../../src/tables/clock/pace.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import type { PersonSettings } from '../../../src/tables/settings.ts';
import { DAY, HOUR, MINUTE } from '../clock/arbitraries.ts';
import { handOver, OVERDUE_CHOICES } from '../hands.ts';
import { idOf, type Name, person } from '../people.ts';
import type { World } from '../world.ts';

/** Events at a table of anna, bert and carl. */
export type Event =
  | { readonly does: 'acts' | 'plays' | 'mute' | 'hasLeft' }
  | {
      readonly does:
        | 'wait'
        | 'playFor'
        | 'standIn'
        | 'voteRemoval'
        | 'nudge'
        | 'back'
        | 'keepOpen'
        | 'endVacation';
      readonly who: Name;
    }
  | { readonly does: 'resign'; readonly who: Name }
  | { readonly does: 'handOver'; readonly from: Name; readonly to: Name }
  | { readonly does: 'vacation'; readonly who: Name; readonly days: number }
  | { readonly does: 'wishes'; readonly who: Name; readonly wishes: Wishes }
  | { readonly does: 'down'; readonly steps: number };

export interface Script {
  readonly seed: number;
  readonly pace: Pace;
  readonly size: 2 | 3;
  /** `after`: the steps that pass before the event. */
  readonly events: readonly { readonly after: number; readonly event: Event }[];
  readonly steps: number;
}

/** The resolution of time in ms: people's actions and settings fall on these steps. */
export const STEP: Readonly<Record<Pace, number>> = {
  live: 15_000,
  quick: MINUTE,
  daily: 5 * MINUTE,
  slow: 15 * MINUTE,
  none: HOUR,
};

/** The longest script, in steps. */
const LONGEST: Readonly<Record<Pace, number>> = {
  live: HOUR / STEP.live,
  quick: DAY / STEP.quick,
  daily: (6 * DAY) / STEP.daily,
  slow: (20 * DAY) / STEP.slow,
  none: (45 * DAY) / STEP.none,
};

const who = fc.constantFrom<Name>('anna', 'bert', 'carl');

type Wishes = Pick<PersonSettings, 'reminders' | 'tellNext' | 'quiet'>;

const wishes = (stepMinutes: number): fc.Arbitrary<Wishes> =>
  fc.record<Wishes>({
    reminders: fc.constantFrom([50, 10], [], [90, 75, 33, 5], [99, 5], [20]),
    tellNext: fc.boolean(),
    quiet: fc.option(
      fc
        .record({
          from: fc.integer({ min: 0, max: 1440 / stepMinutes - 1 }),
          length: fc.integer({ min: 1, max: 720 / stepMinutes }),
          timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'),
        })
        .map(({ from, length, timeZone }) => ({
          from: from * stepMinutes,
          to: ((from + length) * stepMinutes) % 1440,
          timeZone,
        })),
    ),
  });

const event = (pace: Pace): fc.Arbitrary<Event> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Event>({ does: 'plays' }) },
    { weight: 2, arbitrary: fc.constantFrom<Event>({ does: 'acts' }, { does: 'mute' }, { does: 'hasLeft' }) },
    {
      weight: 6,
      arbitrary: fc.record({
        does: fc.constantFrom(
          'wait',
          'playFor',
          'standIn',
          'voteRemoval',
          'nudge',
          'back',
          'keepOpen',
          'endVacation',
        ),
        who,
      }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('resign'), who }) },
    {
      weight: 1,
      arbitrary: fc.record({
        does: fc.constant('handOver'),
        from: who,
        to: fc.constantFrom<Name>('dora', 'eva'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant('vacation'), who, days: fc.integer({ min: 1, max: 5 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('wishes'),
        who,
        wishes: wishes(Math.max(30, STEP[pace] / MINUTE)),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('down'), steps: fc.integer({ min: 5, max: 200 }) }),
    },
  );

export const arbitraryScript = (pace: Pace): fc.Arbitrary<Script> =>
  fc.record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    pace: fc.constant(pace),
    size: fc.constantFrom(2, 3),
    events: fc.array(
      fc.record({ after: fc.integer({ min: 0, max: Math.floor(LONGEST[pace] / 6) }), event: event(pace) }),
      { maxLength: 14 },
    ),
    steps: fc.constant(LONGEST[pace]),
  });

/** Does nothing if the event isn't allowed. */
export async function happens(world: World, id: string, event: Event): Promise<void> {
  const { tables, people } = world;
  const { reminders, pace } = await world.table(id);
  const turn = reminders.turn?.turn ?? 0;
  switch (event.does) {
    case 'acts':
    case 'plays':
      if (personToAct(await world.table(id))) await world[event.does](id);
      return;
    case 'mute':
      if (reminders.turn) await muteReminders(tables, id, turn, reminders.turn.userId);
      return;
    case 'hasLeft':
      await noteLeftServer(tables, id, turn);
      return;
    case 'nudge':
      await nudgePlayer(tables, id, person(event.who));
      return;
    case 'back':
      await returnToSeat(tables, id, idOf(event.who));
      return;
    case 'resign':
      await resignGame(tables, id, idOf(event.who));
      return;
    case 'keepOpen':
      await keepTableOpen(tables, id, idOf(event.who));
      return;
    case 'handOver':
      await handOver(tables, id, idOf(event.from), person(event.to));
      return;
    case 'vacation':
      await people.startVacation(person(event.who), event.days);
      return;
    case 'endVacation':
      await people.endVacation(person(event.who));
      return;
    case 'wishes':
      await people.save(idOf(event.who), { ...(await people.settings(idOf(event.who))), ...event.wishes });
      return;
    case 'down':
      await world.down(event.steps * STEP[pace]);
      return;
    default:
      await OVERDUE_CHOICES[event.does](tables, id, turn, person(event.who));
  }
}
