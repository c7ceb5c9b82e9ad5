import type { Drawable } from '../painter.ts';

export interface StandingRow {
  /** 1.. */
  readonly place: number;
  /** As the person's Discord writes it: any Unicode, any length. */
  readonly name: string;
  /** As people of the language write it. */
  readonly points: string;
  /** Of all points that can be had, 0..1. */
  readonly share: number;
  /** Tables that are over, of how many. */
  readonly done: number;
  readonly tables: number;
  /** The places still possible. */
  readonly best: number;
  readonly worst: number;
}

/** The standings of a season, division by division, the highest first. */
export interface SeasonView {
  readonly locale: string;
  readonly title: string;
  readonly isOver: boolean;
  readonly divisions: readonly { readonly rows: readonly StandingRow[] }[];
}

export interface SeasonViews {
  readonly standings: SeasonView;
}

export const seasonPicture = <Kind extends keyof SeasonViews>(
  kind: Kind,
  view: SeasonViews[Kind],
): Drawable<SeasonViews[Kind]> => ({ painter: 'seasons', kind, view });
