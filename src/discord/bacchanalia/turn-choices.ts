import { type GameState, type Offers, offers, type Source } from '../../games/bacchanalia/index.ts';
import type { StoryTable } from '../../tables/bacchanalia/types.ts';
import type { Translate } from '../../texts/index.ts';
import { button, type ComponentRow, MOST_OPTIONS, rowsOf, selectRow } from '../api/message.ts';
import { storyButtons, type WordlessRequest, wordlessRequest } from './buttons.ts';
import { dealButton } from './gift-wishes.ts';
import { tieRow } from './introduction.ts';
import { deusName, endingChoiceText, nameOnButton } from './story-texts.ts';

interface RequestChoice {
  readonly label: string;
  readonly request: WordlessRequest;
}

export function choiceRows(t: Translate, table: StoryTable, state: GameState): ComponentRow[] {
  const { id } = table;
  switch (state.phase.name) {
    case 'gift':
      return rowsOf([
        button(storyButtons.wishes({ table: id }), t('bacchanalia.button.give'), 'primary'),
        dealButton(t, table),
      ]);
    case 'introductions':
    case 'scene':
    case 'ending': {
      const tell = state.phase.name === 'introductions' ? 'introduce' : 'tell';
      const tale = storyButtons.write({ table: id, written: { what: 'tale' } });
      const part = storyButtons.write({ table: id, written: { what: 'part' } });
      return [
        ...rowsOf([
          button(tale, t(`bacchanalia.button.${tell}`), 'primary'),
          button(part, t('bacchanalia.button.draft')),
        ]),
        ...(state.phase.name === 'introductions' ? [tieRow(t, table)] : []),
      ];
    }
    default:
      return requestRows(
        t,
        table,
        requestsIn(t, table, offers(state)),
        state.phase.name === 'chooseEnding' ? 'ending' : 'aruspex',
      );
  }
}

/** A phase has choices of one kind at most. */
const requestsIn = (
  t: Translate,
  table: StoryTable,
  { bacchusTo, aruspex, endings }: Offers,
): readonly RequestChoice[] => [
  ...bacchusTo.map((to): RequestChoice => {
    const label = t('bacchanalia.button.bacchusTo', { seat: nameOnButton(t, table, to) });
    return { label, request: { type: 'giveBacchus', to } };
  }),
  ...aruspex.map((choice): RequestChoice => {
    const place = placeName(t, table, choice.type === 'get' ? choice.from : choice.to);
    const label = t(`bacchanalia.button.${choice.type}`, { deus: deusName(t, choice.deus), place });
    return { label, request: { type: 'aruspex', choice } };
  }),
  ...endings.map((choice): RequestChoice => {
    return { label: endingChoiceText(t, choice), request: { type: 'chooseEnding', ...choice } };
  }),
];

/** Buttons that fit into two rows; more choices become lists. */
const MOST_BUTTONS = 8;

function requestRows(
  t: Translate,
  { id }: StoryTable,
  all: readonly RequestChoice[],
  of: 'aruspex' | 'ending',
): ComponentRow[] {
  if (all.length <= MOST_BUTTONS)
    return rowsOf(all.map(({ label, request }) => button(storyButtons.act({ table: id, request }), label)));
  const options = all.map(({ label, request }) => ({
    label,
    value: wordlessRequest.format(request),
  }));
  const lists: ComponentRow[] = [];
  for (let at = 0; at < options.length && lists.length < 3; at += MOST_OPTIONS)
    lists.push(
      selectRow(
        storyButtons.choose({ table: id, of: at === 0 ? of : 'more' }),
        t('bacchanalia.choose'),
        options.slice(at, at + MOST_OPTIONS),
      ),
    );
  return lists;
}

/** Only a place other than the middle is worth saying. */
const placeName = (t: Translate, table: StoryTable, place: Source): string =>
  place === 'middle' ? 'none' : nameOnButton(t, table, place);
