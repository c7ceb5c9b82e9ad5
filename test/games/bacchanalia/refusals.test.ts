import { describe, expect, test } from 'vitest';
import {
  type Action,
  MAX_TEXT_LENGTH,
  type Refusal,
  type RefusalCode,
} from '../../../src/games/bacchanalia/action.ts';
import { bacchanalia } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { rowsOf } from '../../rows.ts';
import { keysAfter } from '../../texts/keys.ts';
import { asked, IN_PHASE } from './phases.ts';
import { laid, stateAfter, TELL } from './table.ts';

const CODES = keysAfter<RefusalCode>('bacchanalia.why.');

const TOO_LONG = MAX_TEXT_LENGTH + 1;
const { drawing, gift, scene } = IN_PHASE;

/** Blue has kept an odd card with the scene, which is tale 3. */
const kept = () => stateAfter(scene(), askedFor('tell text=Words. odd.umbra=venus odd.woven=Farm.'));
const skipped = () => stateAfter(drawing(), askedFor('skip tale=2'));

const STATES: Readonly<Record<string, () => GameState>> = {
  ...IN_PHASE,
  asked,
  kept,
  skipped,
  askedAndLeft: () => stateAfter(asked(), askedFor('leave color=blue')),
  doubted: () => stateAfter(kept(), askedFor('doubt by=yellow tale=3')),
  hadOdd: () =>
    laid({ blue: { hand: ['venus', 'miles'], wasOdd: 'venus' }, state: { phase: scene().phase } }),
  minerva: () => laid({ dei: { red: ['minerva'] } }),
  redLeft: () => stateAfter(drawing(), askedFor('leave color=red')),
  skippedAndLeft: () => stateAfter(skipped(), askedFor('leave color=yellow')),
  toldAnew: () => stateAfter(skipped(), askedFor('retell by=yellow tale=2 text=Otherwise.')),
  toldOn: () => stateAfter(scene(), TELL),
  twoGiven: () =>
    ['deus=pluto to=yellow', 'deus=venus to=yellow', 'deus=miles to=red'].reduce(
      (state, given) => stateAfter(state, askedFor(`give ${given}`)),
      gift(),
    ),
  unasked: () => ({ ...asked(), questions: [] }),
};

/** `tale=2 choice.deus=vinum`; `LONG` is one letter too many, `BLANK` none that counts. */
function fieldsOf(words: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [key = '', text = ''] of words.map((word) => word.split('='))) {
    const [outer = '', inner] = key.split('.');
    const known = {
      LONG: 'x'.repeat(TOO_LONG),
      BLANK: ' \n',
      null: null,
      true: true,
      false: false,
      NaN: Number.NaN,
    };
    const value =
      text in known ? known[text as keyof typeof known] : /^-?[\d.]+$/.test(text) ? Number(text) : text;
    fields[outer] = inner === undefined ? value : { ...(fields[outer] as object), [inner]: value };
  }
  return fields;
}

function askedFor(text: string): Action {
  const [type, ...fields] = text.split(' ');
  return { type, ...fieldsOf(fields) } as Action;
}

function refusalOf(text: string): Refusal {
  const [code = '', rule = '', ...facts] = text.split(' ');
  const read = facts[0] === 'LONG' ? { length: TOO_LONG, most: MAX_TEXT_LENGTH } : fieldsOf(facts);
  return { code, rule: rule.slice(1), facts: read } as Refusal;
}

/** A case, the state, what is asked for, and the refusal with its rule and facts. */
const ROWS = rowsOf(`
  anything when it is over | over | tell text=More. | gameOver §6
  a gift while cards are drawn | drawing | give deus=pluto to=red | wrongPhase §2.2 phase=drawing
  a tale while cards are drawn | drawing | tell text=Words. | wrongPhase §4 phase=drawing
  Bacchus given while cards are drawn | drawing | giveBacchus to=red | wrongPhase §4.6 phase=drawing
  a choice of the haruspex while cards are drawn | drawing |
    aruspex choice.type=putBack choice.deus=pluto choice.to=middle | wrongPhase §4.7 phase=drawing
  an ending chosen while cards are drawn | drawing | chooseEnding ending=flight twist=null |
    wrongPhase §6 phase=drawing
  a draw while nothing is drawn | scene | draw pick=0 | wrongPhase §4.2 phase=scene
  a draw of card -1 | drawing | draw pick=-1 | badPick §4.2 pick=-1 of=62
  a draw of card 62 | drawing | draw pick=62 | badPick §4.2 pick=62 of=62
  a draw of card 1.5 | drawing | draw pick=1.5 | badPick §4.2 pick=1.5 of=62
  a draw of card NaN | drawing | draw pick=NaN | badPick §4.2 pick=NaN of=62
  a fourth of three to introduce | drawingFirst | draw pick=3 | badPick §4.2 pick=3 of=3
  an empty scene | scene | tell text=BLANK | noText §4
  too long a scene | scene | tell text=LONG | tooLong §4 LONG
  a gift of Vinum | gift | give deus=vinum to=red | neverVinum §2.2
  a gift of Amans, who is apart | gift | give deus=amans to=red | notThere §2.2 deus=amans
  a gift to oneself | gift | give deus=pluto to=blue | neverToOneself §2.2
  a gift to nobody at the table | gift | give deus=pluto to=violet | notInGame §2.2 color=violet
  a third Deus | twoGiven | give deus=satyrus to=yellow | hasTwo §2.2 color=yellow
  Bacchus to oneself | bacchusMoves | giveBacchus to=blue | neverToOneself §4.6
  Bacchus, after an ending, to oneself | bacchusStays | giveBacchus to=blue | neverToOneself §6
  Bacchus to nobody at the table | bacchusMoves | giveBacchus to=green | notInGame §4.6 color=green
  Vinum put back | aruspex | aruspex choice.type=putBack choice.deus=vinum choice.to=middle |
    neverVinum §4.7
  a Deus got where one is put back | aruspex | aruspex choice.type=get choice.deus=pluto choice.from=middle |
    notOffered §4.7 row=ties deus=pluto
  Parcae kept | scene | tell text=Words. odd.umbra=parcae odd.woven=Farm. | neverParcae §4.2
  an Umbra kept that is not there | scene | tell text=Words. odd.umbra=goblet odd.woven=Farm. |
    noSuchUmbra §4.8 umbra=goblet
  an odd card kept again | hadOdd | tell text=Words. odd.umbra=venus odd.woven=Farm. |
    neverKeptTwice §4.8 umbra=venus
  an Umbra kept for nothing | scene | tell text=Words. odd.umbra=venus odd.woven=BLANK | nothingWoven §4.8
  an Umbra kept for a book | scene | tell text=Words. odd.umbra=venus odd.woven=LONG | tooLong §4.8 LONG
  a challenge where no card was kept | kept | doubt by=red tale=2 | noSuchTale §4.8 tale=2
  a challenge of one’s own card | kept | doubt by=blue tale=3 | ownClaim §4.8
  a challenge by nobody at the table | kept | doubt by=violet tale=3 | notInGame §4.8 color=violet
  a second challenge | doubted | doubt by=red tale=3 | notOffered §4.8 tale=3
  a vote on what nobody challenged | kept | vote by=red upholds=false tale=3 | notOffered §4.8 tale=3
  a vote on one’s own card | doubted | vote by=blue upholds=false tale=3 | ownClaim §4.8
  the challenger’s second vote | doubted | vote by=yellow upholds=false tale=3 |
    votedAlready §4.8 color=yellow
  a question about a tale that is not told | drawing | ask by=red about=3 text=Why? | noSuchTale §5 tale=3
  a question to oneself | drawing | ask by=red about=1 text=Why? | ownTale §5 tale=1
  an empty question | drawing | ask by=red about=0 text= | noText §5
  a question by who has left | redLeft | ask by=red about=0 text=Why? | notInGame §5 color=red
  an answer to what is no question | asked | answer by=blue question=3 text=So. | noSuchTale §5 tale=3
  an answer for another | asked | answer by=red question=4 text=So. | notYours §5 tale=4
  an answer by who has left | askedAndLeft | answer by=blue question=4 text=So. | notInGame §5 color=blue
  an answer that nobody waits for any more | unasked | answer by=blue question=4 text=So. | tooLate §5 tale=4
  too long an answer | asked | answer by=blue question=4 text=LONG | tooLong §5 LONG
  Minerva of who has her not | scene | giveMinerva by=red | noMinerva §5 color=red
  Minerva before anything is told | minerva | giveMinerva by=red | notOffered §5 deus=minerva
  an ending that is not open | chooseEnding | chooseEnding ending=flight twist=null |
    notOffered §6 ending=flight
  a twist of a Story Ending | chooseEnding | chooseEnding ending=amansSaved twist=accuserGone |
    notOffered §6 ending=amansSaved
  a skip of what is not told | drawing | skip tale=3 | noSuchTale §5 tale=3
  other words for what was told before the latest scene | toldOn | edit by=yellow tale=2 text=Otherwise. |
    toldOn §5 tale=2
  a second skip | skipped | skip tale=2 | skippedAlready §5 tale=2
  a tale told anew by nobody at the table | drawing | retell by=violet tale=2 text=Otherwise. | notInGame §5 color=violet
  a tale told anew by who has left | skippedAndLeft | retell by=yellow tale=2 text=Otherwise. | notInGame §5 color=yellow
  a tale told anew of what is not told | skipped | retell by=yellow tale=3 text=Otherwise. | noSuchTale §5 tale=3
  a tale told anew by another | skipped | retell by=red tale=2 text=Otherwise. | notYours §5 tale=2
  a tale told anew of what is not skipped | drawing | retell by=yellow tale=2 text=Otherwise. | notSkipped §5 tale=2
  a tale told anew for the second time | toldAnew | retell by=yellow tale=2 text=Otherwise. | notSkipped §5 tale=2
  a tale told anew without words | skipped | retell by=yellow tale=2 text=BLANK | noText §5
  a tale told anew as a book | skipped | retell by=yellow tale=2 text=LONG | tooLong §5 LONG
`).map(([name = '', state = '', asked = '', refusal = '']) => ({
  name,
  state: STATES[state],
  action: askedFor(asked),
  expected: refusalOf(refusal),
}));

describe('refused is', () => {
  test.each(ROWS)('$name', ({ state, action, expected }) => {
    expect(state && bacchanalia.apply(state(), action)).toEqual({ ok: false, refusal: expected });
  });

  test.each(CODES)('%s somewhere', (code) => {
    expect(ROWS.some(({ expected }) => expected.code === code)).toBe(true);
  });
});
