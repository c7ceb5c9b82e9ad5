import { type Client, ComponentType, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { idOf, type Name } from '../tables/people.ts';
import { clientOf } from './a-server.ts';
import { controlsIn, textsIn } from './laws.ts';
import type { StubMessage } from './rest-stub.ts';
import { type Asker, asker, type Call, saidIn } from './stub-interaction.ts';
import { BOT, STRANGER, TestBot } from './test-bot.ts';

/**
 * What somebody does, and what is shown then, privately or in channels: `anna /games | Table 1 | no: Table 2`; as an array where a
 * pattern is shown. What people do: `anna@de#3 /tuchulcha end table=1`, `bert [Join the table]`, `eva {Pace} live`,
 * `anna >Show profile bert`, `anna …tuchulcha board table=1` (what is suggested), `anna <text: It rained.; named: The well>` (the form
 * that was opened last). Eva manages the server. A step without a person passes: `2h`.
 */
export type Step =
  | string
  | readonly [does: string, ...shows: readonly (string | RegExp | readonly (string | RegExp)[])[]]
  | ((bot: TestBot) => unknown);

/** Each on a bot of its own, which `begin` prepares. */
export function scripts(
  begin: (bot: TestBot) => unknown,
  all: Readonly<Record<string, readonly Step[]>>,
): void {
  test.each(Object.entries(all))('%s', async (_, steps) => {
    const script = new Script();
    await begin(script.bot);
    await script.run(steps);
    expect(script.bot.logged(50)).toEqual([]);
  });
}

/** A game in which it is Anna’s turn. */
export const annasTurn = async (bot: TestBot): Promise<string> => {
  const { id } = await bot.playing(['anna', 'bert']);
  await bot.world.playsUntil(id, 'anna');
  return id;
};

/** … and her turn is shown. */
export const two = async (bot: TestBot) => bot.tableMessages.show(await annasTurn(bot));

/** `no: words` must not be shown. */
const NOT = 'no: ';

interface Component {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly url?: string;
  readonly options?: readonly {
    readonly label: string;
    readonly value: string;
    readonly default?: boolean;
  }[];
}
interface Shown {
  readonly content?: string;
  readonly components?: readonly { readonly components: readonly Component[] }[];
  readonly files?: readonly { readonly description?: string }[];
  readonly flags?: number;
}

const MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** The roles of the server besides everybody’s: which ones ring. */
const ROLES = { 78: ['Open seats', true], 79: ['Quiet', false], 80: ['Plain', false] } as const;

/** A channel that only Anna and the bot can read. */
const HIDDEN = '4';

/** The channel is null for a private answer. */
interface Pressed {
  readonly part: Component;
  readonly channelId: string | null;
  readonly shown: Shown;
}

const controlsOf = (components: Shown['components'] = []): readonly Component[] =>
  controlsIn(components.filter((part) => part !== undefined)) as readonly Component[];

/** Buttons and lists; those beside or below a title are called by it as well: `[Hide my profile: Off]`. */
function partsOf(components: readonly object[] = []): readonly Component[] {
  return components.flatMap((one, at) => {
    if ('type' in one && one.type === ComponentType.Container) return partsOf(Object(one).components);
    const [text = ''] = textsIn([one, components[at - 1] ?? {}]);
    const [, title] = /^\*\*([^*]+)\*\*(?:\n|$)/.exec(text) ?? [];
    return controlsOf([one as never]).map((part) =>
      title === undefined
        ? part
        : {
            ...part,
            ...(part.label === undefined ? { placeholder: title } : { label: `${title}: ${part.label}` }),
          },
    );
  });
}

/** By its beginning, with or without the title beside it. */
const isCalled = (name = '', wanted: string): boolean =>
  name.startsWith(wanted) || name.includes(`: ${wanted}`);

/** The text, `[buttons]`, `{lists: *chosen, others}` and `(pictures in words)`. */
function textOf(shown: Shown): string {
  const parts = partsOf(shown.components).map(({ label, placeholder, options }) =>
    label !== undefined
      ? `[${label}]`
      : `{${placeholder}: ${(options ?? []).map((one) => `${one.default ? '*' : ''}${one.label}`).join(', ')}}`,
  );
  const pictures = (shown.files ?? []).map(({ description }) => `(${description})`);
  return [saidIn(shown), ...parts, ...pictures].join('\n');
}

const stepIn = (text: string): readonly [string, ...string[]] => {
  const [does = '', ...shows] = text.split(/\s*\|\s*/);
  return [does, ...shows];
};

/** People's doings on a bot, each with what it shows. */
export class Script {
  readonly bot: TestBot;
  /** The server that the bot knows. */
  readonly #client: Client;
  /** Private answers, newest first, and whose they are. */
  readonly #answers: { readonly to: string; readonly channelId: null; readonly shown: Shown }[] = [];
  /** How many requests were there after the latest step. */
  #shown = 0;

  /** `channels`: other public channels of the server, besides `2`. */
  constructor(bot = new TestBot(), channels: readonly string[] = ['3']) {
    this.bot = bot;
    const open = Object.fromEntries(['2', ...channels].map((id) => [id, true]));
    this.#client = clientOf({ ...open, [HIDDEN]: [idOf('anna')] }, ROLES);
    for (const id of [...channels, HIDDEN]) bot.discord.addChannel(id);
  }

  async run(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (typeof step === 'function') {
        await step(this.bot);
        continue;
      }
      const [does, ...shows] = typeof step === 'string' ? stepIn(step) : step;
      const shown = await this.does(does);
      for (const words of shows.flat()) {
        if (typeof words !== 'string') expect(shown, does).toMatch(words);
        else if (words.startsWith(NOT)) expect(shown, does).not.toContain(words.slice(NOT.length));
        else expect(shown, does).toContain(words);
      }
    }
  }

  /** Does it; returns everything that is shown then. */
  async does(step: string): Promise<string> {
    const [, amount, unit] = /^(\d+)([smhd])$/.exec(step) ?? [];
    const before = this.bot.discord.requests.length;
    if (amount !== undefined) {
      this.bot.after(Number(amount) * MS[unit as keyof typeof MS]);
      // The bot was not down meanwhile.
      await this.bot.world.store.recordHeartbeat(this.bot.world.at, Number.POSITIVE_INFINITY);
      await this.bot.periodicTasks.run();
      await this.bot.noticeSender.settled();
      // What takes long goes on after a step.
      const since = this.#shown;
      this.#shown = this.bot.discord.requests.length;
      return this.bot.discord.requests
        .slice(since)
        .map(({ body }) => textOf((body ?? {}) as Shown))
        .join('\n');
    }
    const [, name = '', locale, channelId, sign = '', rest = ''] =
      /^(\w+)(?:@(\w+))?(?:#(\w+))? ([/[{<>…])(.*)$/.exec(step) ?? [];
    const who = asker(name, {
      isManager: name === 'eva',
      client: this.#client,
      ...(locale && { locale }),
      ...(channelId && {
        channelId,
        ...(channelId === 'dm' && { guildId: null, channelId: `9${idOf(name as Name)}` }),
      }),
    });
    if (sign === '…')
      return (await this.#suggestions(who, rest)).map(({ name: label }) => `${label}\n`).join('');
    const heard = this.bot.heard.length;
    const pressed = await this.#act(who, sign, rest);
    const calls = this.bot.heard.slice(heard);
    this.#note(who.userId, pressed, calls);
    this.#shown = this.bot.discord.requests.length;
    return [
      ...calls.map(([, given]) => textOf((given ?? {}) as Shown)),
      ...this.bot.discord.requests.slice(before).map(({ body }) => textOf((body ?? {}) as Shown)),
    ].join('\n');
  }

  /** Returns what was pressed, if anything was. */
  async #act(who: Asker, sign: string, rest: string): Promise<Pressed | null> {
    const { bot } = this;
    if (sign === '/') {
      const { command, options } = parsed(rest);
      await bot.command(who, command, options);
      return null;
    }
    if (sign === '<') {
      const form = this.bot.heard.findLast(([method]) => method === 'showModal')?.[1] as Form;
      const filled = rest
        .slice(0, -1)
        .split('; ')
        .map((field) => field.split(': ', 2) as [string, string]);
      await bot.form(who, form.custom_id, { ...valuesIn(form), ...Object.fromEntries(filled) });
      return null;
    }
    if (sign === '>') {
      const [, command = '', target = ''] = /^(.*) (\w+)$/.exec(rest) ?? [];
      await bot.menu(who, command, idFor(target));
      return null;
    }
    const [, wanted = '', value = ''] = /^(.*?)[\]}] ?(.*)$/.exec(rest) ?? [];
    const pressed = this.#find(who, sign, wanted);
    const { part, channelId, shown } = pressed;
    const id = part.custom_id ?? '';
    const by = { ...who, ...(channelId !== null && { channelId }), pressed: shown as unknown as StubMessage };
    const values = value === '' ? [] : value.split(',').map(idFor);
    if (sign === '[') await bot.button(by, id, channelId === null);
    else if (part.type === ComponentType.UserSelect) await bot.pick(by, id, 'users', values);
    else if (part.type === ComponentType.ChannelSelect) await bot.pick(by, id, 'channels', values);
    else {
      const chosen = part.options?.find(({ label, value: own }) => own === value || label.startsWith(value));
      if (!chosen) throw new Error(`no ${value} in ${textOf(shown)}`);
      await bot.select(by, id, [chosen.value]);
    }
    return pressed;
  }

  async #suggestions(who: Asker, rest: string) {
    const { command, options } = parsed(rest);
    const [option = '', typed = ''] = Object.entries(options).at(-1) ?? [];
    return this.bot.suggestions(who, command, option, typed, options);
  }

  /** The newest button or list of these words that the person can see: in private answers, then in channels. */
  #find({ userId, guildId, channelId: here }: Asker, sign: string, wanted: string): Pressed {
    const all = [...this.bot.discord.channels].flatMap(([channelId, { messages }]) =>
      (channelId === HIDDEN && userId !== idOf('anna') ? [] : messages).map((shown) => ({
        channelId,
        shown: shown as unknown as Shown,
        id: BigInt(shown.id),
      })),
    );
    const newest = all.sort((one, other) => Number(other.id - one.id));
    const own = this.#answers.filter(({ to }) => to === userId);
    const seen =
      guildId === null ? newest.filter(({ channelId }) => channelId === here) : [...own, ...newest];
    for (const { channelId, shown } of seen) {
      const part = partsOf(shown.components).find(
        ({ label, placeholder, url }) =>
          url === undefined && isCalled(sign === '[' ? label : placeholder, wanted),
      );
      if (part) return { part, channelId, shown };
    }
    throw new Error(`${userId} sees no ${sign}${wanted}`);
  }

  /** Keeps what the person sees now; an update changes the pressed message. */
  #note(userId: string, pressed: Pressed | null, calls: readonly Call[]): void {
    const isUpdate = calls.some(([method]) => method === 'deferUpdate');
    for (const [method, given] of calls) {
      const shown = (given ?? {}) as Shown;
      const isEdit = method === 'editReply';
      if (pressed && (method === 'update' || (isEdit && isUpdate))) Object.assign(pressed.shown, shown);
      else if (
        isEdit ||
        (/^(reply|followUp)$/.test(method) && ((shown.flags ?? 0) & MessageFlags.Ephemeral) !== 0)
      )
        this.#answers.unshift({ to: userId, channelId: null, shown: { ...shown } });
    }
  }
}

interface Form {
  readonly custom_id: string;
}

/** The texts and preselected options of a form, by its fields. */
function valuesIn(part: object): Readonly<Record<string, string>> {
  const { custom_id, value, options } = part as Partial<Component> & { readonly value?: string };
  const shown = value ?? options?.find((option) => option.default)?.value;
  const own = custom_id !== undefined && shown !== undefined ? { [custom_id]: shown } : {};
  const inner = Object.values(part).map((one) => (one instanceof Object ? valuesIn(one) : {}));
  return Object.assign(own, ...inner);
}

const idFor = (word: string): string =>
  word === 'bot'
    ? BOT
    : word === 'stranger'
      ? STRANGER
      : /^(anna|bert|carl|dora|eva|fritz)$/.test(word)
        ? idOf(word as Name)
        : word;

/** `tuchulcha end table=1`: words, then options. */
function parsed(text: string) {
  const words = text.split(/ (?![^=]*$)| (?=\S+=)/).filter((word) => word !== '');
  const options = words
    .filter((word) => word.includes('='))
    .map((word) => word.split('=', 2) as [string, string]);
  const command = words.filter((word) => !word.includes('=')).join(' ');
  return { command, options: Object.fromEntries(options.map(([key, value]) => [key, idFor(value)])) };
}
