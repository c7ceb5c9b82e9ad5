import { expect, test } from 'vitest';
import { seasonCard } from '../../../../src/discord/features/seasons/card.ts';
import { logLine } from '../../../../src/discord/features/seasons/season-texts.ts';
import type { ManagerChange } from '../../../../src/tables/seasons/changes.ts';
import type { SeasonEntry } from '../../../../src/tables/seasons/season.ts';
import { LANGUAGES, translator } from '../../../../src/texts/index.ts';
import { finishedSeason } from '../../../tables/seasons/finished-season.ts';
import { storedSeason } from './stored.ts';

const season = finishedSeason(8, false);
const [manager = '', other = ''] = season.people;
const names = new Map([
  [manager, 'Aule'],
  [other, 'Thana'],
]);

const CHANGES: { readonly [Type in ManagerChange['type']]: Extract<ManagerChange, { readonly type: Type }> } =
  {
    extended: { type: 'extended', weeks: 1 },
    paused: { type: 'paused' },
    resumed: { type: 'resumed' },
    stopped: { type: 'stopped' },
    excluded: { type: 'excluded', userId: other },
    calledOff: { type: 'calledOff', why: 'manager' },
    channelChosen: { type: 'channelChosen', channelId: '88' },
  };

test.each(
  LANGUAGES.flatMap(({ code: locale }) =>
    Object.values(CHANGES).map((change) => [change.type, locale, change] as const),
  ),
)('whatever a manager does is in the log, and on the card: %s in %s', (_, locale, change) => {
  const stored = storedSeason(season, names, { locale });
  const entry: SeasonEntry = { ...change, at: season.at, by: manager };
  const line = logLine(translator(locale), stored, entry);
  expect(line).toContain('Aule');
  const { message } = seasonCard({ stored, log: [entry], tables: [], now: season.at });
  expect(message.content).toContain(line);
});
