import { type GameState, playerOf } from '../../games/bacchanalia/state.ts';
import { castOf } from '../../games/bacchanalia/tales.ts';
import { storyPicture } from '../../pictures/bacchanalia/index.ts';
import type { StoryTable } from '../../tables/bacchanalia/settings.ts';
import type { LoggedAction } from '../../tables/game-types.ts';
import { listOf, type Translate, translator } from '../../texts/index.ts';
import { calledName } from '../../texts/prompt-texts.ts';
import { button, type ComponentRow, joinLines, type OutMessage, rowsOf } from '../api/message.ts';
import type { MessageToDraw } from '../views/game-presenter.ts';
import { nameOrGone, plainName, plainText, timeTaken, titleButtons, who } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { lastSentences } from './story-so-far.ts';
import { endingText } from './story-texts.ts';
import { type StoryReplay, taleOf } from './tale.ts';
import { tableauView } from './turn.ts';

export function storyEnd(table: StoryTable, state: GameState): MessageToDraw {
  const t = translator(table.locale);
  const { number } = table;
  const endings = state.setup.players.map((color) => {
    const { ended } = playerOf(state, color);
    return t('bacchanalia.end.row', {
      who: who(t, table, color),
      ending: ended ? endingText(t, ended.kind) : 'none',
    });
  });
  return {
    message: {
      content: joinLines([
        table.terms.title && `**${plainText(table.terms.title)}**`,
        t('bacchanalia.end.head', { number, tales: state.tales }),
        ...endings,
        t('bacchanalia.end.chronicle'),
      ]),
      rows: storyEndRows(t, table),
      mentions: [],
    },
    picture: storyPicture('tableau', tableauView(table, state)),
  };
}

/** The custom id by which a card is found. */
export const nameButton = (table: string): string =>
  storyButtons.write({ table, written: { what: 'title' } });

const storyEndRows = (t: Translate, table: StoryTable): ComponentRow[] =>
  rowsOf([
    button(
      nameButton(table.id),
      t(table.terms.title ? 'bacchanalia.button.title' : 'bacchanalia.button.nameStory'),
    ),
    button(
      storyButtons.chronicle({ table: table.id, does: 'show' }),
      t('bacchanalia.button.chronicle'),
      'primary',
    ),
    button(
      storyButtons.write({ table: table.id, written: { what: 'again' } }),
      t('bacchanalia.button.again'),
    ),
    ...titleButtons(t, table),
  ]);

/** The story's last sentences; empty if they were cut. */
function lastWords(state: GameState | null, replay: StoryReplay): string {
  const last = state?.told.findLastIndex(({ kind }) => kind === 'ending') ?? -1;
  return plainText(lastSentences(taleOf(replay, last)?.text ?? ''));
}

/** The card of a finished story for the channel where its table was opened. Nobody wins. */
export function storyCard(
  table: StoryTable,
  log: readonly LoggedAction[],
  replay: StoryReplay,
): Omit<OutMessage, 'picture'> {
  const { locale, number, seats, state, terms } = table;
  const t = translator(locale);
  const people = seats.flatMap(({ occupant }) =>
    occupant.kind === 'person' ? [nameOrGone(t, occupant.name)] : [],
  );
  const content = t('card.story', {
    game: t('game.bacchanalia'),
    number,
    players: listOf(locale, people),
    tales: state?.tales ?? 0,
    length: timeTaken(t, log),
    title: terms.title ? plainText(terms.title) : 'none',
  });
  const cast = state ? castOf(state) : {};
  const names = seats.flatMap(({ color }) => plainName(calledName(cast[color]?.name ?? '')) || []);
  const words = lastWords(state, replay);
  const lines = [
    content,
    names.length > 0 && t('bacchanalia.end.cast', { cast: listOf(locale, names) }),
    words !== '' && `> *${words}*`,
  ];
  return { content: joinLines(lines), rows: storyEndRows(t, table), mentions: [] };
}
