import { diceIn, evennessOf } from '../../tables/fairness/dice.ts';
import type { Faces } from '../../tables/results/result.ts';
import { languageOf, type Translate, translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds } from '../custom-id.ts';
import type { Tap } from '../handling/context.ts';
import { type Feature, respond, type ServerCommand, updating } from '../handling/feature.ts';
import { answer, mayPostHere, shareHere } from '../handling/reply.ts';

export const diceButtons = declareCustomIds({ shareDice: ['dice:share', {}] });

/** `/dice` shows how even the dice of the server's finished games have been. */
async function showDice(tap: Tap<ServerCommand>): Promise<void> {
  const faces = await tap.results.faces(tap.interaction.guildId);
  await answer(tap, facesMessage(tap.locale, faces, mayPostHere(tap.interaction)));
}

/** How often each face was rolled, and how even that is. `sharable` adds a button that shows it to everybody. */
export function facesMessage(locale: string, faces: Faces, sharable: boolean): OutMessage {
  const t = translator(locale);
  const count = diceIn(faces);
  if (count === 0) return plain(t('dice.none'));
  const share = button(diceButtons.shareDice(), t('rulesView.button.share'));
  const lines = [t('dice.head', { count }), spread(t, locale, faces), evenness(t, faces)];
  return plain(lines.join('\n'), sharable ? rowsOf([share]) : []);
}

/** The most and the least frequent faces. */
function spread(t: Translate, locale: string, faces: Faces): string {
  const share = new Intl.NumberFormat(languageOf(locale), { style: 'percent', maximumFractionDigits: 1 });
  const at = (count: number) => ({
    face: faces.indexOf(count) + 1,
    share: share.format(count / diceIn(faces)),
  });
  const [most, least] = [at(Math.max(...faces)), at(Math.min(...faces))];
  return t('dice.spread', {
    most: most.face,
    mostShare: most.share,
    least: least.face,
    leastShare: least.share,
    fair: share.format(1 / faces.length),
  });
}

function evenness(t: Translate, faces: Faces): string {
  const p = evennessOf(faces);
  // 100% or 0% would claim too much.
  return p === null ? t('dice.few') : t('dice.even', { cases: Math.min(99, Math.round(100 * p)) });
}

export const diceFeature: Feature = {
  commands: [{ name: 'dice', text: 'command.dice', handle: showDice }],
  routes: respond(diceButtons, {
    shareDice: updating((tap) =>
      shareHere(tap, async (locale) =>
        facesMessage(locale, await tap.results.faces(tap.interaction.guildId ?? ''), false),
      ),
    ),
  }),
};
