/** Several things that somebody does in a row, because one alone leads to nothing. */
import { gist } from './declared.ts';
import { MINUTE, type Person, pause, SECOND } from './person.ts';
import type { Presence } from './presence.ts';
import type { Shown } from './screen.ts';

/** How likely somebody does several things in a row when it is their turn, and after a tap, with a focus on that. */
const IN_A_ROW = 0.3;
const AFTER_TAP = 0.9;
/** How likely they begin with a button that they see, if there is one. */
const RARE = 0.5;
/** How likely they undo what they have just tapped, and do it again. */
const CHANGES_MIND = 0.4;

type Options = Readonly<Record<string, string | number | boolean>>;
type Step = string | RegExp | number | readonly [command: string, options: Options];

interface Row {
  /** Part of the focus with which people do this. */
  readonly focus: string;
  /** The button that they have just tapped; left out: it is their turn. */
  readonly after?: RegExp;
  /** Words are a command, of the game unless they begin with `/`; patterns are buttons, numbers minutes. */
  readonly steps: readonly Step[];
  /** Afterwards they put their phone away, and may take no direct messages any more. */
  readonly ending?: 'rests' | 'closes';
  /** How likely it is; with most of them often. */
  readonly chance?: number;
}

/** Done, undone, and done again: the second time is as good as the first. */
const TWICE: readonly { readonly focus: string; readonly does: Step; readonly undoes: RegExp }[] = [
  { focus: '/vacation', does: ['/vacation', { days: 1 }], undoes: /^vacation:end$/ },
  { focus: 'hand-over', does: 'hand-over', undoes: /^offer:.*:(withdraw|decline)$/ },
  { focus: 'agree:', does: /^(agree|ends):/, undoes: /^playon:/ },
  { focus: 'follow', does: /^follow:\w+:(turn|end)$/, undoes: /^follow:\w+:off$/ },
  { focus: 'l:*:join', does: /^l:\w+:(join|sit-\w)$/, undoes: /^l:\w+:leave$/ },
  { focus: 'season:join', does: /^season:join:/, undoes: /^season:leave:/ },
  { focus: 'story:', does: /:safety:pause$/, undoes: /:safety:ready$/ },
];

const ROWS: readonly Row[] = [
  ...TWICE.map(
    ({ focus, does, undoes }): Row =>
      does instanceof RegExp
        ? { focus, after: does, steps: [undoes, does], chance: CHANGES_MIND }
        : { focus, steps: [does, undoes, does] },
  ),
  { focus: 'agree:', steps: ['end', /^ends:/] },
  { focus: 'agree:', steps: ['end', /^r:/, /^r:/] },
  { focus: 'privacy:delete', steps: ['/privacy', /^privacy:ask$/, /^privacy:delete$/], chance: 0.04 },
  // Writes into a draft twice, and changes it.
  { focus: 'story:', steps: [/:write:part$/, /:write:part$/, /:write:draft-/] },
  { focus: 'story:', steps: [/:write:(question|answer|retell)-/] },
  { focus: 'story:', steps: [/:skip:\d+$/, /:do:skip-/], chance: 0.15 },
  { focus: 'story:', steps: ['end', /^close:\w+$/, /^close:\w+:surely$/], chance: 0.03 },
  // Cuts the scene whose card they have challenged.
  { focus: 'story:', after: /:do:doubt-/, steps: [/:skip:\d+$/, /:do:skip-/] },
  { focus: 'story:', steps: [/:lookUp:0$/, /:safety:show$/, /:safety:pause$/, 'end', /^r:/, /^r:/] },
  { focus: 'mute:', steps: [], ending: 'rests' },
  { focus: 'mute:', steps: [/^mute:/], ending: 'rests' },
  { focus: '/vacation', steps: ['/play', /^seek:start$/, ['/vacation', { days: 1 }]], ending: 'rests' },
  {
    focus: 'prefs:',
    steps: ['/preferences', /^prefs:page:reminders$/, /^prefs:direct:on$/],
    ending: 'closes',
  },
  { focus: 'seek:', steps: ['/play', /^seek:start$/] },
  { focus: 'follow', steps: [/^follow:\w+:(turn|end)$/, /^follow:\w+:off$/] },
  { focus: 'mute:', steps: [/^mute:/, /^t:/] },
  { focus: 'mute:', after: /^mute:/, steps: ['/nudge'] },
  { focus: 'evening', steps: ['/season', /^season:manage:/, /:stop$/, /:stopSurely$/], chance: 0.01 },
  // Others may then take the seat; an evening would seldom come to its final.
  { focus: 'season:leave', steps: [/^season:leave:\w+$/, /^season:leave:\w+:surely$/], chance: 0.05 },
  { focus: 'back:', steps: [], ending: 'rests' },
  // Misses a round of an evening, and comes back.
  { focus: 'evening', steps: [40, /^season:join:/], chance: 0.05 },
  {
    focus: 'evening',
    steps: [['/vacation', { days: 1 }], 40, /^vacation:end$/, /^season:join:/],
    chance: 0.02,
  },
];

/** One of those that somebody may begin now: they see its first button, or it begins with a command. */
function rowFor(person: Person, often: RegExp, tapped: string | null): Row | undefined {
  const seen = person.look().flatMap(({ buttons }) => buttons.map(({ customId }) => customId));
  const fits = ROWS.filter(({ focus, after, steps: [first] }) => {
    const isNow = tapped === null ? after === undefined : (after?.test(tapped) ?? false);
    // What a tap brings is still to come.
    const begins =
      tapped !== null || !(first instanceof RegExp) || seen.some((customId) => first.test(customId));
    return isNow && begins && often.test(focus);
  });
  const { random } = person;
  // A button is seldom there, such as a reminder's.
  const rare = fits.filter(({ steps: [first] }) => first instanceof RegExp);
  const row = random.oneOf(random.chance(RARE) ? rare : fits) ?? random.oneOf(fits);
  const chance = row?.chance ?? (tapped === null ? IN_A_ROW : AFTER_TAP);
  return row && random.chance(chance) ? row : undefined;
}

/** False: there is nothing to do in a row now. `tapped`: the button that they have just tapped. */
export async function doInARow(
  person: Person,
  presence: Presence,
  often: RegExp | null,
  shown: Shown,
  tapped: string | null = null,
): Promise<boolean> {
  const row = often && rowFor(person, often, tapped);
  if (!row) return false;
  await doSteps(person, row, shown);
  if (row.ending) presence.rest(row.ending);
  return true;
}

async function doSteps(person: Person, { steps }: Row, { message, kinds }: Shown): Promise<void> {
  const { random } = person;
  const game = kinds.has('turn') ? 'tuchulcha' : 'bacchanalia';
  for (const step of steps) {
    await pause(random.between(2 * SECOND, MINUTE));
    if (typeof step === 'number') await pause(step * MINUTE);
    else if (step instanceof RegExp) await pressLatest(person, step);
    else {
      const [name, options] = typeof step === 'string' ? [step, {}] : step;
      const command = name.startsWith('/') ? name.slice(1) : `${game} ${name}`;
      await person.command(command, options, message.channel_id);
    }
  }
}

async function pressLatest(person: Person, button: RegExp): Promise<void> {
  const ways = person
    .look()
    .flatMap((shown) => shown.buttons.map(({ customId }) => ({ shown, customId })))
    .filter(({ customId }) => button.test(customId));
  // Rather what isn't meant for somebody else.
  const latest = ways.findLast(({ shown }) => (shown.called ?? person.id) === person.id) ?? ways.at(-1);
  if (latest) await person.press(latest.shown, latest.customId);
}

/** Taps one of each kind of what the focus is on, so that a deletion has much to delete. */
export async function leaveTraces(person: Person, often: RegExp): Promise<void> {
  const kinds = person.look().flatMap(({ buttons }) => buttons.map(({ customId }) => gist(customId)));
  for (const kind of new Set(kinds))
    if (often.test(kind) && !kind.startsWith('privacy'))
      await pressLatest(person, new RegExp(`^${kind.replaceAll('*', '[^:]+')}$`));
}
