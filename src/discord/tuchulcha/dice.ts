import type { Faces } from '../../tables/results/result.ts';
import { diceIn, evennessOf } from '../../tables/tuchulcha/analysis/dice-statistics.ts';
import { languageOf, translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds } from '../custom-id.ts';
import type { HandlerContext } from '../handling/context.ts';
import { type Feature, respond, type ServerCommand, updating } from '../handling/feature.ts';
import { localeFor } from '../handling/locale.ts';
import { answer } from '../handling/reply.ts';
import { mayPostHere, shareHere } from '../handling/share.ts';

export const diceButtons = declareCustomIds({ shareDice: ['dice:share', {}] });

/** `/dice` shows how even the dice of the server's finished games have been. */
export async function showDice(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  const locale = await localeFor(context, interaction);
  const faces = await context.results.faces(interaction.guildId);
  await answer(interaction, facesMessage(locale, faces, mayPostHere(interaction)));
}

/** How often each face came up, and how even that is. `sharable` adds a button that shows it to everybody. */
export function facesMessage(locale: string, faces: Faces, sharable: boolean): OutMessage {
  const t = translator(locale);
  const count = diceIn(faces);
  if (count === 0) return plain(t('dice.none'));
  const share = button(diceButtons.shareDice(), t('rulesView.button.share'));
  const lines = [t('dice.head', { count }), tableOf(locale, faces), ...evenness(locale, faces)];
  return plain(lines.join('\n'), sharable ? rowsOf([share]) : []);
}

/** The same message for everybody. `name` is the person who shares it. */
export function sharedFaces(locale: string, faces: Faces, name: string): OutMessage {
  const message = facesMessage(locale, faces, false);
  return { ...message, content: `${translator(locale)('dice.shared', { name })}\n${message.content}` };
}

/** A row for each face: its count and its share. */
function tableOf(locale: string, faces: Faces): string {
  const [counts, shares] = [numbers(locale, 0), numbers(locale, 1, 'percent')];
  const all = diceIn(faces);
  const rows = faces.map((count, at) => [`${at + 1}`, counts.format(count), shares.format(count / all)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
  return ['```', ...lines, '```'].join('\n');
}

function evenness(locale: string, faces: Faces): string[] {
  const t = translator(locale);
  const found = evennessOf(faces);
  if (!found) return [t('dice.few')];
  const { chiSquare, p } = found;
  return [
    // 100% or 0% would claim too much.
    t('dice.even', { cases: Math.min(99, Math.round(100 * p)) }),
    t('dice.statistic', {
      chiSquare: numbers(locale, 2).format(chiSquare),
      p: p < 0.001 ? `< ${numbers(locale, 3).format(0.001)}` : numbers(locale, 3).format(p),
    }),
  ];
}

const numbers = (locale: string, digits: number, style: 'decimal' | 'percent' = 'decimal') =>
  new Intl.NumberFormat(languageOf(locale), {
    style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

export const diceFeature: Feature = {
  commands: [{ name: 'dice', text: 'command.dice', handle: showDice }],
  routes: respond(diceButtons, {
    shareDice: updating((context, interaction) =>
      shareHere(
        context,
        interaction,
        async (locale, name) =>
          sharedFaces(locale, await context.results.faces(interaction.guildId ?? ''), name),
        'dice.noShare',
      ),
    ),
  }),
};
