import { claimAbout, offers } from '../../games/bacchanalia/index.ts';
import { tamed } from '../../tables/bacchanalia/story/markdown.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import { shorten } from '../../text.ts';
import { translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf, type TextMessage } from '../api/message.ts';
import { mention, who } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { umbraName } from './story-texts.ts';
import { numbersOf, type StoryReplay, taleOf, tellingOf } from './tale.ts';
import { personAt, quoted, wovenOf } from './tale-messages.ts';

/** A doubt about an odd card, for those who vote, with its scene unless that was skipped. Null where it no longer matters. */
export function doubtMessage(table: StoryTable, tale: number, replay: StoryReplay): TextMessage | null {
  const { state, id } = table;
  const claim = state ? claimAbout(state, tale) : undefined;
  if (!state || !claim?.doubt) return null;
  const t = translator(table.locale);
  const voters = offers(state).claims.find((one) => one.tale === tale)?.voters ?? [];
  const people = voters.flatMap((color) => personAt(table, color) ?? []);
  const told = taleOf(replay, tale);
  const vote = (upholds: boolean) =>
    button(voteButton(id, tale, upholds), t(`bacchanalia.button.vote.${upholds ? 'yes' : 'no'}`));
  const values = {
    people: people.map(mention).join(' '),
    by: who(t, table, claim.doubt.by),
    who: who(t, table, claim.color),
    card: umbraName(t, claim.umbra),
  };
  return {
    content: told
      ? [
          t('bacchanalia.doubt', { ...values, woven: wovenOf(claim) }),
          quoted(tamed(shorten(told.text, MOST_QUOTED))),
        ].join('\n')
      : t('bacchanalia.doubt.cut', values),
    rows: rowsOf([vote(false), vote(true)]),
    mentions: people,
  };
}

const voteButton = (table: string, tale: number, upholds: boolean): string =>
  storyButtons.act({ table, request: { type: 'vote', upholds, tale } });

/** The current text of a doubt's message. It pings nobody, also when its scene was skipped or told again. */
export function doubtNow(table: StoryTable, tale: number, replay: StoryReplay): OutMessage {
  const latest = numbersOf(replay, tale).at(-1) ?? tale;
  const message = doubtMessage(table, latest, replay);
  if (message) return { ...plain(message.content, message.rows), mentions: [] };
  const t = translator(table.locale);
  return plain(t('bacchanalia.doubt.over', { odd: isOddGone(replay, tale) ? 'gone' : 'stays' }));
}

/** Whether a message is a vote on this tale's odd card. */
export const isDoubtAbout = (
  table: string,
  tale: number,
  replay: StoryReplay,
  customIds: readonly string[],
): boolean => numbersOf(replay, tale).some((number) => customIds.includes(voteButton(table, number, true)));

/** The card fell by this doubt; one that was drawn upon meanwhile stays. */
function isOddGone(replay: StoryReplay, tale: number): boolean {
  const numbers = numbersOf(replay, tale);
  const from = replay.findIndex(({ action }) => action.type === 'doubt' && numbers.includes(action.tale));
  const owner = tellingOf(replay, tale)?.color;
  const ended = (from < 0 ? [] : replay.slice(from))
    .flatMap(({ events }) => events)
    .find((event) => (event.type === 'voted' || event.type === 'oddFell') && event.color === owner);
  return ended?.type === 'oddFell' || (ended?.type === 'voted' && ended.upheld);
}

/** A vote quotes the beginning of its scene: the whole stands further up. */
const MOST_QUOTED = 1000;
