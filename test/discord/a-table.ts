import { Secret } from '../../src/tables/fairness/dice.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import type { TableOf } from '../../src/tables/table.ts';
import { USUAL_TERMS } from '../../src/tables/tuchulcha/settings.ts';

/** A lobby of four that nobody has sat down at, but for what is given. */
export const aTable = (given: Partial<TableOf<'tuchulcha'>> = {}): TableOf<'tuchulcha'> => ({
  id: 'abcdef0123',
  number: 7,
  game: 'tuchulcha',
  guildId: '1',
  channelId: '2',
  openerId: '3',
  locale: 'en',
  status: 'lobby',
  closedWhy: null,
  pace: 'daily',
  isPrivate: false,
  counts: false,
  invited: [],
  terms: USUAL_TERMS,
  size: 4,
  seats: [],
  setup: null,
  secret: Secret.of('5e'.repeat(32)),
  seatHistory: [],
  facts: null,
  firstAfter: null,
  seasonId: null,
  state: null,
  logLength: 0,
  lastInteractionId: null,
  version: 1,
  showing: {
    lobbyMessageId: null,
    playChannelId: null,
    threadMembers: null,
    turnMessageId: null,
    turnShown: 0,
    versionShown: 0,
  },
  reminders: freshReminders(0),
  remindersVersion: 1,
  wakeAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...given,
});
