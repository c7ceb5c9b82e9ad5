/** A scene's prompt: its line of the Aruspex in one of several texts, with the names of those it is about. */
import { castOf, type GameState, type Prompt, type Row } from '../../games/bacchanalia/index.ts';
import type { TableOf } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { type PromptNames, promptText } from '../../texts/prompts.ts';
import { nameOn, plainName } from '../views/names.ts';
import { deusName, endingLine, lineText, twistText } from './words.ts';

type StoryTable = TableOf<'bacchanalia'>;

/** The task of a scene or ending, to the player of the turn; null: there is none now. Markdown, without line breaks. */
export function taskText(t: Translate, table: StoryTable, state: GameState): string | null {
  const { phase } = state;
  switch (phase.name) {
    case 'scene':
      return promptOf(t, table, state, phase.ruling.row, phase.prompt) ?? lineText(t, phase.line);
    case 'ending': {
      const twist = phase.twist ? `${twistText(t, phase.twist)}. ` : '';
      const task = promptOf(t, table, state, 'amans', phase.prompt) ?? endingLine(t, phase.kind);
      return `${twist}${task}`;
    }
    default:
      return null;
  }
}

function promptOf(
  t: Translate,
  table: StoryTable,
  state: GameState,
  row: Row,
  prompt: Prompt | undefined,
): string | null {
  return prompt ? promptText(table.locale, prompt, namesOf(t, table, state, row)) : null;
}

/** By the cards' names, and the player's, where nobody has said other names. */
function namesOf(t: Translate, table: StoryTable, state: GameState, row: Row): PromptNames {
  const { turn } = state;
  const { name, amans, accuser } = castOf(state)[turn] ?? {};
  const deus = row === 'goblet' ? 'vinum' : row;
  return {
    teller: plainName(name ?? nameOn(t, table, turn)),
    amans: amans ? plainName(amans) : t('bacchanalia.prompt.amans'),
    accuser: accuser ? plainName(accuser) : t('bacchanalia.prompt.accuser'),
    ruler: deus === 'ties' ? t('bacchanalia.row.ties') : deusName(t, deus),
  };
}
