import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Refusal } from '../../games/bacchanalia/action.ts';
import type { Color } from '../../games/bacchanalia/cards.ts';
import { isAllowedAfterEnd, offers, bacchanalia as rules } from '../../games/bacchanalia/game.ts';
import { claimAbout } from '../../games/bacchanalia/odd-card-challenge.ts';
import type { EndingChoice } from '../../games/bacchanalia/state.ts';
import { isSceneOrEnding } from '../../games/bacchanalia/tales.ts';
import { whyNotAboutCut } from '../../tables/bacchanalia/apply-request.ts';
import { type Draft, draftText, wordsDigest } from '../../tables/bacchanalia/drafts.ts';
import type { Translate } from '../../texts/index.ts';
import { ANSWER_TIMEOUT_MS, withTimeout } from '../api/interaction.ts';
import type { Tap } from '../handling/context.ts';
import { openModal, replyPrivately, replyRefusal } from '../handling/reply.ts';
import { storyButtons, type Written } from './buttons.ts';
import { type Introduction, introductionForm, tieTo } from './cast.ts';
import { draftMessage, mayTell } from './draft.ts';
import { FIELD_LIMIT, type Form, formBody, limitsAtHand, quoteOf } from './form-fields.ts';
import { type StorySeat, storySeat } from './story-actions.ts';
import { memoryLines, sinceLines, thingsToWeave, weaveLine } from './story-so-far.ts';
import {
  type CurrentTale,
  cutTaleOf,
  endingChoiceText,
  type StoryReplay,
  storyRefusalText,
  taleOf,
  tellerName,
} from './story-texts.ts';
import { carriedLine } from './terms-text.ts';
import { sceneLines } from './turn.ts';

/** A form for a tale, a question or an answer, or the button that opens it. */
type TaleForm = Exclude<Written, { readonly what: 'terms' | 'title' | 'again' }>;

type AboutTale = Extract<TaleForm, { readonly what: 'edit' | 'retell' | 'question' | 'answer' }>;

export interface WriteValues {
  readonly table: string;
  readonly written: TaleForm;
}

const MAX_QUOTE_LENGTH = 700;

/** Choices before a form opens: whom an introduction is also asked about, or what a scene weaves in. */
interface ChosenBefore {
  readonly tie?: Color | null;
  readonly woven?: string;
}

/** Opens a form, or first shows the draft if that has to be reviewed. */
export async function openForm(
  tap: Tap<ButtonInteraction | StringSelectMenuInteraction>,
  values: WriteValues,
  { tie = null, woven = '' }: ChosenBefore = {},
): Promise<void> {
  const { table: id } = values;
  const at = await storySeat(tap, id, isAllowedAfterEnd({ type: values.written.what }));
  if (!at) return;
  const written = meantIn(at, values.written);
  const { t } = tap;
  const lookup = <Found>(promise: Promise<Found>, otherwise: Found) =>
    withTimeout(ANSWER_TIMEOUT_MS, promise, otherwise);
  const open = (as: Written, form: Form) =>
    openModal(tap, formBody(t, storyButtons.write({ table: id, written: as }), form));
  const introduce = (as: Written, shown: Parameters<typeof introductionForm>[3]) => {
    const customId = storyButtons.write({ table: id, written: as });
    const question = tie && tie !== at.seat.color && { question: tieTo(t, at, tie) };
    return openModal(tap, introductionForm(t, customId, at, { ...shown, ...question }));
  };
  switch (written.what) {
    case 'tale':
    case 'part':
    case 'tell':
    case 'draft': {
      const draft = await lookup(tap.store.games.bacchanalia.draft(id, tap.userId), null);
      const parts = draft?.parts.length ?? 0;
      const holds = holdsOf(draft);
      const tells = mayTell(at) && (written.what === 'tale' || written.what === 'tell');
      // A draft with several parts is reviewed before it is told, and can be discarded there.
      const isLookedAt =
        written.what === 'tale' ? parts > (tells ? 1 : 0) : written.what === 'part' && parts > 0;
      if (isLookedAt) return replyPrivately(tap, draftMessage(t, at, draft));
      if (tells && at.table.state?.phase.name === 'introductions') {
        const text = draftText(draft?.parts ?? []);
        // A draft that is too long for a field, or is already in the thread, is told before the new text.
        return text.length > FIELD_LIMIT || draft?.parts.some(({ messageId }) => messageId !== null)
          ? introduce({ what: 'tale' }, { parts })
          : introduce({ what: 'tell', ...holds }, { before: { sheet: null, text } });
      }
      return tells
        ? open(
            { what: 'tell', ...holds },
            tellForm(t, at, draft, await lookup(tap.tableMessages.replay(at.table), []), woven),
          )
        : open({ what: 'draft', ...holds }, draftForm(t, at, draft));
    }
    case 'late': {
      const endings = lateEndings(at);
      if (endings.length === 0) {
        const refusal = { code: 'rules', refusal: { code: 'notOffered', rule: '9', facts: {} } } as const;
        return replyRefusal(tap, refusal, at.table);
      }
      const draft = await lookup(tap.store.games.bacchanalia.draft(id, tap.userId), null);
      return open({ what: 'late', ...holdsOf(draft) }, lateForm(t, at, draft));
    }
    default: {
      const refusal = whyNotWritten(at, written);
      if (refusal) return replyRefusal(tap, { code: 'rules', refusal }, at.table);
      const replay = await lookup(tap.tableMessages.replay(at.table), []);
      const edited = written.what === 'edit' ? taleOf(replay, written.tale) : null;
      const as = edited ? { ...written, on: taleDigest(edited) } : written;
      const form = formAbout(t, at, written, replay, tap.userId);
      if (form === null) return refuseAsAnothers(tap);
      return 'sheet' in form ? introduce(as, { before: form }) : open(as, form);
    }
  }
}

export const taleDigest = ({ text, title, character }: CurrentTale): string =>
  wordsDigest([text, title, character]);

/** Identifies the draft that a form shows when the form is sent. */
const holdsOf = (draft: Draft | null): { readonly holds: number; readonly on?: string } => ({
  holds: draft?.parts.length ?? 0,
  ...(draft && { on: wordsDigest(draftText(draft.parts)) }),
});

/** If they have told their introduction already, they want to see or change it. */
function meantIn({ table: { state }, seat }: StorySeat, written: TaleForm): TaleForm {
  if (written.what !== 'tale' || !state || state.phase.name !== 'introductions') return written;
  const tale = state.told.findLastIndex(
    ({ teller, kind }) => teller === seat.color && kind === 'introduction',
  );
  if (tale < 0) return written;
  return { what: state.skipped.includes(tale) ? 'retell' : 'edit', tale };
}

const promptLines = (t: Translate, { table }: StorySeat): string[] =>
  table.state ? sceneLines(t, table, table.state) : [];

/** The form for the due tale, filled with the draft. */
function tellForm(
  t: Translate,
  at: StorySeat,
  draft: Draft | null,
  replay: StoryReplay,
  woven: string,
): Form {
  const { table } = at;
  const { color } = at.seat;
  const offered = table.state && offers(table.state);
  const keeps = offered?.keeps ?? [];
  // If Bacchus comes, a form has space for either a title or an odd card; the select below the turn opens it for a card.
  const isForTitle =
    offered?.tellsBacchus &&
    woven === '' &&
    (draft?.parts.length ?? 0) <= 1 &&
    thingsToWeave(t, table, color, replay).length > 0;
  return {
    title: t('bacchanalia.form.tale', { kind: offered?.tells ?? 'scene' }),
    prompt: [
      ...promptLines(t, at),
      ...limitsAtHand(t, at.table.terms),
      ...carriedLine(t, table.terms).map((line) => `-# ${line}`),
      ...memoryLines(t, table, color, replay),
      ...sinceLines(t, table, color, replay),
      ...(keeps.length > 0 ? weaveLine(t, table, color, replay) : []),
    ].join('\n'),
    label: t('bacchanalia.form.tale.label'),
    text: draftText(draft?.parts ?? []),
    ...(offered?.tells && isSceneOrEnding(offered.tells) && { named: '' }),
    ...(offered?.tellsBacchus && { hasCome: true }),
    ...(keeps.length > 0 && !isForTitle && { odd: { cards: keeps, woven } }),
  };
}

/** The endings that this seat can tell although its turn is over (§9). */
export const lateEndings = ({ table: { state }, seat }: StorySeat): readonly EndingChoice[] =>
  (state ? offers(state).late : []).find(({ color }) => color === seat.color)?.choices ?? [];

export const endingValue = ({ ending, twist }: EndingChoice): string => `${ending}-${twist ?? 'none'}`;

function lateForm(t: Translate, at: StorySeat, draft: Draft | null): Form {
  const endings = lateEndings(at);
  return {
    title: t('bacchanalia.form.tale', { kind: 'ending' }),
    prompt: [...lateTask(t, at), ...limitsAtHand(t, at.table.terms)].join('\n'),
    label: t('bacchanalia.form.tale.label'),
    text: draftText(draft?.parts ?? []),
    named: '',
    ...(endings.length > 1 && {
      endings: endings.map((choice) => ({ label: endingChoiceText(t, choice), value: endingValue(choice) })),
    }),
  };
}

/** The task as the turn would have shown it, if the cards left no choice. */
function lateTask(t: Translate, { table, seat: { color } }: StorySeat): string[] {
  const { state } = table;
  const missed = state?.players[color]?.missed;
  const [only, ...more] = missed?.choices ?? [];
  if (!state || !missed || !only || more.length > 0) return [];
  const { by, prompt } = missed;
  const phase = {
    name: 'ending',
    by,
    kind: only.ending,
    twist: only.twist,
    ...(prompt && { prompt }),
  } as const;
  return sceneLines(t, table, { ...state, turn: color, phase });
}

function draftForm(t: Translate, at: StorySeat, draft: Draft | null): Form {
  return {
    title: t('bacchanalia.form.draft'),
    prompt: [...(mayTell(at) ? promptLines(t, at) : []), ...limitsAtHand(t, at.table.terms)].join('\n'),
    label: t('bacchanalia.form.part.label'),
    text: draftText(draft?.parts ?? []),
  };
}

/** The refusal of any text now, so that nobody types in vain. */
function whyNotWritten(
  { table: { state }, seat: { color: by } }: StorySeat,
  written: AboutTale,
): Refusal | null {
  if (!state) return null;
  const request = requestOf(written, '?');
  const applied = rules.apply(state, { ...request, by });
  return applied.ok ? whyNotAboutCut(state, request, by) : applied.refusal;
}

/** A text about a tale as a request. */
export function requestOf(written: AboutTale, text: string) {
  switch (written.what) {
    case 'question':
      return { type: 'ask', about: written.about, text } as const;
    case 'answer':
      return { type: 'answer', question: written.question, text } as const;
    default:
      return { type: written.what, tale: written.tale, text } as const;
  }
}

/** A form about a told tale; null if it is another person's to fill in. */
function formAbout(
  t: Translate,
  at: StorySeat,
  written: AboutTale,
  replay: StoryReplay,
  userId: string,
): Form | Introduction | null {
  const { what } = written;
  const limits = limitsAtHand(t, at.table.terms);
  const label = t(`bacchanalia.form.${what}`);
  if (what === 'question' || what === 'answer') {
    const about = taleOf(replay, what === 'question' ? written.about : written.question);
    const prompt = [...aboutTale(t, at, about), ...(what === 'answer' ? limits : [])].join('\n');
    return { title: label, prompt, label, text: '' };
  }
  const { state } = at.table;
  const told = state?.told[written.tale];
  const tale = (what === 'retell' ? cutTaleOf : taleOf)(replay, written.tale);
  // A former player's text isn't shown to others.
  const own = tale?.by === userId ? tale : null;
  const text = own?.text ?? '';
  if (!told || told.teller !== at.seat.color || (what === 'edit' && !own)) return null;
  if (told.kind === 'introduction' && text.length <= FIELD_LIMIT)
    return { sheet: own?.character ?? null, text };
  const claim = what === 'retell' && claimAbout(state, written.tale);
  return {
    title: label,
    prompt: [...(own ? [t(`bacchanalia.form.${what}.how`)] : []), ...limits].join('\n'),
    label,
    text,
    ...(isSceneOrEnding(told.kind) && { named: own?.title ?? '' }),
    ...(claim && { odd: { woven: own?.woven ?? '' } }),
  };
}

function aboutTale(t: Translate, { table }: StorySeat, tale: CurrentTale | null): string[] {
  if (!tale) return [];
  return [
    t('bacchanalia.form.about', { who: tellerName(t, table, tale), kind: tale.kind }),
    quoteOf(tale.text, MAX_QUOTE_LENGTH),
  ];
}

export const refuseAsAnothers = (tap: Tap): Promise<void> =>
  replyPrivately(tap, storyRefusalText(tap.t, { code: 'notYours' }));
