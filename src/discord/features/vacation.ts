import type { ChatInputCommandInteraction, StringSelectMenuInteraction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import {
  daysLeft,
  MAX_VACATION_DAYS,
  VACATION_DAYS_A_YEAR,
  vacationAt,
  vacationLengths,
} from '../../tables/clock/vacation.ts';
import type { PersonSettings } from '../../tables/settings.ts';
import type { Translate } from '../../texts/index.ts';
import { personOf } from '../api/interaction.ts';
import { row } from '../api/layout.ts';
import { button, laidOut, type OutMessage, plain, selectRow } from '../api/message.ts';
import { declareCustomIds } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, localized, respond, updating } from '../handling/feature.ts';
import { answer, replyPrivately } from '../handling/reply.ts';
import { links } from '../views/links.ts';
import { stamp } from '../views/names.ts';

export const vacationButtons = declareCustomIds({
  end: ['vacation:end', {}],
  begin: ['vacation:begin', {}],
});

export function vacationMessage(
  t: Translate,
  { vacations, timeZone }: Pick<PersonSettings, 'vacations' | 'timeZone'>,
  now: Date,
): OutMessage {
  const running = vacationAt(vacations, now);
  const left = daysLeft(vacations, now, timeZone);
  if (running) {
    const text = t('vacation.running', { end: stamp(running.to, 'F'), left });
    return laidOut([row(text, button(vacationButtons.end(), t('button.endVacation')))]);
  }
  const options = vacationLengths(left).map((days) => ({
    label: t('preferences.option.vacation.days', { days }),
    value: String(days),
  }));
  const list = selectRow(vacationButtons.begin(), t('vacation.choose'), options);
  const text = t('vacation.none', { left, budget: VACATION_DAYS_A_YEAR });
  return laidOut([row(text), ...(options.length > 0 ? [list] : [])]);
}

export const vacationRefusal = (
  t: Translate,
  problem: 'badDays' | 'tooLong' | 'budget',
  left: number,
): OutMessage => plain(t(`vacation.${problem}`, { left, longest: MAX_VACATION_DAYS }));

/** Begins a vacation of so many days, or shows how things stand: null. */
async function begin(
  tap: Tap<ChatInputCommandInteraction | StringSelectMenuInteraction>,
  days: number | null,
): Promise<OutMessage> {
  const person = personOf(tap.interaction);
  const begun = days === null ? null : await tap.people.startVacation(person, days);
  if (begun && !begun.ok && begun.problem !== 'already')
    return vacationRefusal(tap.t, begun.problem, begun.left);
  const settings = await tap.people.settings(person.userId);
  return vacationMessage(tap.t, settings, tap.now());
}

export const vacationFeature: Feature = {
  commands: [
    {
      name: 'vacation',
      text: 'command.vacation',
      options: [
        {
          type: Option.Integer,
          ...localized('days', 'command.vacation.days'),
          min_value: 1,
          max_value: MAX_VACATION_DAYS,
        },
      ],
      async handle(tap) {
        const days = tap.interaction.options.getInteger('days');
        await replyPrivately(tap, await begin(tap, days));
      },
    },
  ],
  routes: respond(
    { ...vacationButtons, endFirst: links.endVacationFirst, stay: links.stayOnVacation },
    {
      /** The answer to a person who was about to take a seat. */
      endFirst: updating(async (tap, { after }) => {
        await tap.people.endVacation(personOf(tap.interaction));
        const { vacations, timeZone } = await tap.people.settings(tap.userId);
        const left = daysLeft(vacations, tap.now(), timeZone);
        const ended = tap.t('vacation.ended', { left });
        await answer(tap, after === '' ? plain([ended, tap.t('vacation.again')]) : ended);
        if (after !== '') await tap.press(after);
      }),
      stay: updating(async (tap) => {
        await answer(tap, tap.t('vacation.stay'));
      }),
      begin: {
        answers: 'update',
        async select(tap) {
          await answer(tap, await begin(tap, Number(tap.interaction.values[0])));
        },
      },
      end: updating(async (tap) => {
        const person = personOf(tap.interaction);
        const ended = await tap.people.endVacation(person);
        const settings = await tap.people.settings(person.userId);
        const left = daysLeft(settings.vacations, tap.now(), settings.timeZone);
        const message = ended
          ? plain(tap.t('vacation.ended', { left }))
          : vacationMessage(tap.t, settings, tap.now());
        await answer(tap, message);
      }),
    },
  ),
};
