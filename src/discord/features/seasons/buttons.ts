import { declareCustomIds, oneOf, tableId, userId, type ValuesOf } from '../../custom-id.ts';

/** Season ids have the format of table ids. */
const season = { season: tableId };

/** Managers' actions on a season; those ending in `Surely` come after a question. */
const deed = oneOf('extend', 'pause', 'resume', 'stop', 'stopSurely', 'callOff', 'callOffSurely', 'moveHere');

export const seasonButtons = declareCustomIds({
  join: ['season:join:{season}', season],
  leave: ['season:leave:{season}', season],
  leaveSurely: ['season:leave:{season}:surely', season],
  /** A reserve takes a seat. */
  seat: ['season:seat:{season}', season],
  /** Among public messages, only the card has it, so the card is found by it. */
  page: ['season:page:{season}', season],
  /** Leads to the same page from other messages. */
  pageFromPost: ['season:own:{season}', season],
  /** A select: the season whose page is shown. */
  choose: ['season:choose', {}],
  hall: ['season:hall', {}],
  /** The button that opens the form, and the form. */
  open: ['season:open', {}],
  openEvening: ['season:evening', {}],
  file: ['season:file:{season}:{as}', { ...season, as: oneOf('json', 'csv') }],
  log: ['season:log:{season}', season],
  manage: ['season:manage:{season}', season],
  deed: ['season:do:{season}:{deed}', { ...season, deed }],
  /** A select of people. */
  exclude: ['season:exclude:{season}', season],
  confirmExclude: ['season:exclude:{season}:{person}', { ...season, person: userId }],
});

export type Deed = ValuesOf<typeof seasonButtons.deed>['deed'];
