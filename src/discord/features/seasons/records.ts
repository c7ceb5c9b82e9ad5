import type { ButtonInteraction } from 'discord.js';
import { exportSeason, type SeasonExport } from '../../../tables/seasons/export.ts';
import { isDrawRight } from '../../../tables/seasons/rounds.ts';
import { seasonStandings } from '../../../tables/seasons/season-results.ts';
import type { StoredSeason } from '../../../tables/seasons/store.ts';
import { button, fittingLines, LONGEST_CONTENT, type OutFile, plain, rowsOf } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { translatorFor } from '../../handling/locale.ts';
import { answer, promiseReply, promiseReplyInPlace } from '../../handling/reply.ts';
import { type AtSeason, inPlace, seasonOf } from './at-season.ts';
import { seasonButtons } from './buttons.ts';
import { logLine } from './log-lines.ts';
import { backButton, nameIn, scoreInPoints, titleOf } from './words.ts';

const ENDED_SHOWN = 20;

/** The seasons that were played to their end, with their champions. */
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
      day: stored.season.startsAt.toISOString().slice(0, 10),
      names: champions.map(({ userId }) => nameIn(t, stored, userId)).join(', '),
      points: scoreInPoints(champions[0]?.score ?? 0),
      count: stored.season.people.length,
    });
  });
  const told = lines.length === 0 ? [t('season.hall.none')] : lines;
  await answer(interaction, plain(fittingLines([t('season.hall.head'), ...told])));
}

/** What the draw came from, and how to check it; with the season as a file. */
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
  await answer(interaction, { ...plain(lines.join('\n'), rowsOf(buttons)), files: [seasonJson(stored)] });
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
  const files = [values.as === 'csv' ? seasonCsv(stored) : seasonJson(stored)];
  await answer(interaction, { ...plain(t('season.file')), files });
}

/** The season's log, the latest entries where it is long. */
export const log = inPlace<ButtonInteraction, AtSeason>(
  async (context, interaction, { stored, t }, values) => {
    const entries = await context.seasons.seasonLog(values.season);
    let shown = entries.flatMap((entry) => {
      const line = logLine(t, stored, entry);
      return line === null ? [] : [`- ${line}`];
    });
    const content = () => [t('season.log.head'), ...shown].join('\n');
    while (content().length > LONGEST_CONTENT) shown = shown.slice(1);
    const back = rowsOf([backButton(t, stored.season)]);
    await answer(interaction, plain(content(), back));
  },
);

/** A season as `tools/verify.mjs` reads it, with the names of those who joined. People have numbers: a file tells nobody's id. */
function seasonJson(stored: StoredSeason): OutFile {
  const { season, names } = stored;
  const numbers = numbersOf(stored);
  const numbered = JSON.stringify({ ...exportSeason(season), names: {} }, (key, value: unknown) =>
    key !== 'interaction' && typeof value === 'string' ? (numbers.get(value) ?? value) : value,
  );
  const content = {
    ...JSON.parse(numbered),
    names: Object.fromEntries([...numbers].map(([userId, number]) => [number, names.get(userId) ?? ''])),
  };
  return {
    name: `season-${season.id}.json`,
    content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
  };
}

/** Of all who played, from 1, in the order in which they joined. */
const numbersOf = ({ season: { people, reserves } }: StoredSeason): ReadonlyMap<string, string> =>
  new Map([...people, ...reserves].map((userId, index) => [userId, String(index + 1)]));

const HEAD = ['division', 'place', 'name', 'score', 'tables done'];

/** The standings for a spreadsheet, by RFC 4180. */
export function seasonCsv(stored: StoredSeason): OutFile {
  const rows = exportSeason(stored.season).divisions.flatMap(({ standings }, division) =>
    standings.map((row) => rowOf(stored, division, row)),
  );
  const lines = [HEAD, ...rows].map((row) => row.map(csvField).join(','));
  return { name: `season-${stored.season.id}.csv`, content: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`) };
}

const rowOf = (
  { names }: StoredSeason,
  division: number,
  { place, person, score, done }: SeasonExport['divisions'][number]['standings'][number],
): readonly string[] => [
  String(division + 1),
  String(place),
  names.get(person) ?? '',
  String(score),
  String(done),
];

/** A name that begins like a formula is none: a spreadsheet would work it out. */
const csvField = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
