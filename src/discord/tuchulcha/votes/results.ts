/** What became of votes: under each turn that is over, and at the end of the game. */
import { parseSteps } from '../../../games/tuchulcha/index.ts';
import { waysText } from '../../../pictures/tuchulcha/steps.ts';
import type { TableOf } from '../../../tables/table.ts';
import { parseRequest } from '../../../tables/tuchulcha/requests.ts';
import {
  type ClosedBallot,
  countVotes,
  mostFaithful,
  type RankedVoter,
  type Vote,
  wisest,
} from '../../../tables/votes.ts';
import { listOf, type Translate } from '../../../texts/index.ts';
import { nameOrGone } from '../../views/names.ts';

/** Names of a way's voters; all others are counted. */
const MOST_NAMES = 6;
const MOST_WAYS = 4;

type Voted = Pick<TableOf<'tuchulcha'>, 'locale' | 'state'>;

/** Who voted for what in a turn, a line for each of its ballots. */
export const ballotLines = (
  t: Translate,
  table: Voted,
  ballots: readonly ClosedBallot[],
): readonly string[] => ballots.map((ballot) => ballotLine(t, table, ballot));

function ballotLine(t: Translate, table: Voted, { chosen, ways, votes }: ClosedBallot): string {
  if (votes.length === 0) return t('vote.nobody');
  const counts = countVotes(votes);
  const told = ways
    .filter(({ way }) => counts[way])
    .toSorted((one, other) => (counts[other.way] ?? 0) - (counts[one.way] ?? 0));
  const shown = told.slice(0, MOST_WAYS).map(({ way, moves }) => {
    const name = wayName(t, table, way, moves);
    const own = votes.filter((vote) => vote.way === way);
    return wayLine(t, table.locale, way === chosen ? `**${name}**` : name, own);
  });
  const more = told.slice(MOST_WAYS).reduce((sum, { way }) => sum + (counts[way] ?? 0), 0);
  return t('vote.told', { count: votes.length, ways: shown.join(' · '), more });
}

const wayLine = (t: Translate, locale: string, way: string, votes: readonly Vote[]): string =>
  `${way}: ${votes.length} (${namesOf(t, locale, votes)})`;

/** Moves as the turn's own line says them; other decisions by their names. */
function wayName(t: Translate, { state }: Voted, way: string, moves: string): string {
  const request = parseRequest(way);
  switch (request?.type) {
    case 'roll':
    case 'keep':
    case 'pass':
      return t(`vote.for.${request.type}`);
    case 'devote':
      return t(`button.devote.${request.devotion.role}`);
    default: {
      const steps = state && parseSteps(moves, state.position.players);
      return steps?.ok ? waysText(t, steps.value, true) : moves;
    }
  }
}

function namesOf(t: Translate, locale: string, votes: readonly Vote[]): string {
  const names = votes.slice(0, MOST_NAMES).map(({ name }) => nameOrGone(t, name));
  const more = votes.length - names.length;
  return listOf(locale, more > 0 ? [...names, t('vote.more', { count: more })] : names);
}

/** So many are named at the end for each. */
const MOST_RANKED = 3;

/** The voters who came most often, and those whose votes were best; null where nobody has voted. */
export function votersLine(t: Translate, locale: string, ballots: readonly ClosedBallot[]): string | null {
  const [faithful, wise] = [mostFaithful(ballots, MOST_RANKED), wisest(ballots, MOST_RANKED)];
  if (faithful.length === 0) return null;
  const list = (voters: readonly RankedVoter[]) =>
    listOf(
      locale,
      voters.map(({ name, ballots: voted }) => `${nameOrGone(t, name)} (${voted})`),
    );
  return t('vote.voters', {
    faithful: list(faithful),
    wise:
      listOf(
        locale,
        wise.map(({ name }) => nameOrGone(t, name)),
      ) || 'none',
    count: ballots.length,
  });
}
