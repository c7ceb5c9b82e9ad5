import type { ButtonInteraction } from 'discord.js';
import { seasonCsv, seasonJson } from '../../../tables/seasons/export.ts';
import { isDrawRight } from '../../../tables/seasons/rounds.ts';
import { seasonStandings } from '../../../tables/seasons/season-results.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import { startOf } from '../../../text.ts';
import { button, fittingLines, MAX_CONTENT_LENGTH, type OutFile, plain, rowsOf } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import { type HandlerContext, translatorFor } from '../../handling/context.ts';
import { answer, promiseReply, promiseReplyInPlace } from '../../handling/reply.ts';
import { seasonButtons } from './buttons.ts';
import { type AtSeason, inPlace, seasonOf } from './managing.ts';
import { backButton, logLine, nameIn, scoreInPoints, titleOf } from './season-texts.ts';

const ENDED_SHOWN = 20;

/** The completed seasons, with their champions. */
export async function hall(context: HandlerContext, interaction: ButtonInteraction): Promise<void> {
  promiseReplyInPlace(interaction);
  const t = await translatorFor(context, interaction);
  const ended =
    interaction.guildId === null ? [] : await context.seasons.endedSeasons(interaction.guildId, ENDED_SHOWN);
  const lines = ended.map((stored) => {
    const champions = seasonStandings(stored.season)
      .flat()
      .filter(({ place }) => place === 1);
    return t('season.hall.row', {
      title: titleOf(t, stored.season),
      day: startOf(stored.season.startsAt.toISOString(), 10),
      names: champions.map(({ userId }) => nameIn(t, stored, userId)).join(', '),
      points: scoreInPoints(champions[0]?.score ?? 0),
      count: stored.season.people.length,
    });
  });
  const told = lines.length === 0 ? [t('season.hall.none')] : lines;
  await answer(interaction, plain(fittingLines([t('season.hall.head'), ...told])));
}

/** The draw's inputs, and how to check it; with the season as a file. */
export const draw = inPlace<ButtonInteraction, AtSeason>(async (_, interaction, { stored, t }, values) => {
  const { commitment, secret, interactionId, status, id } = stored.season;
  const lines = [
    t('season.draw.head'),
    t('season.draw.sealed', { commitment }),
    ...(status === 'joining' ? [] : [t('season.draw.mixed', { id, interaction: interactionId ?? '-' })]),
    ...(secret === null
      ? [t('season.draw.later')]
      : [
          t('season.draw.secret', { secret }),
          t('season.draw.checked', { agrees: isDrawRight(stored.season) ? 'yes' : 'no' }),
        ]),
    t('season.draw.check', { file: `season-${id}.json` }),
  ];
  const buttons = [
    button(seasonButtons.file({ ...values, as: 'csv' }), t('season.button.csv')),
    backButton(t, stored.season),
  ];
  await answer(interaction, { ...plain(lines, rowsOf(buttons)), files: [fileOf(stored, 'json')] });
});

export async function file(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof seasonButtons.file>,
): Promise<void> {
  promiseReply(interaction);
  const stored = await seasonOf(context, interaction, values);
  if (!stored) return;
  const t = await translatorFor(context, interaction);
  await answer(interaction, { ...plain(t('season.file')), files: [fileOf(stored, values.as)] });
}

const fileOf = (stored: StoredSeason, as: 'csv' | 'json'): OutFile => ({
  name: `season-${stored.season.id}.${as}`,
  content: Buffer.from(as === 'csv' ? seasonCsv(stored) : seasonJson(stored)),
});

/** The season's log, shortened to the latest entries. */
export const log = inPlace<ButtonInteraction, AtSeason>(
  async (context, interaction, { stored, t }, values) => {
    const entries = await context.seasons.seasonLog(values.season);
    // A person's repeated joining and withdrawing is reduced to the last entry.
    const lastOf = new Map(
      entries.flatMap((entry) =>
        entry.type === 'joined' || entry.type === 'withdrew' ? [[entry.userId, entry] as const] : [],
      ),
    );
    let shown = entries.flatMap((entry) => {
      const comesAndGoes = entry.type === 'joined' || entry.type === 'withdrew';
      if (comesAndGoes && lastOf.get(entry.userId) !== entry) return [];
      const line = logLine(t, stored, entry);
      return line === null ? [] : [`- ${line}`];
    });
    const content = () => [t('season.log.head'), ...shown].join('\n');
    while (content().length > MAX_CONTENT_LENGTH) shown = shown.slice(1);
    const back = rowsOf([backButton(t, stored.season)]);
    await answer(interaction, plain(content(), back));
  },
);
