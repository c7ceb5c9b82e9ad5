import type { Pixels } from './canvas/sprite.ts';

/** The subject of a picture. It can be sent to another thread. */
export interface Drawable<View extends object = object> {
  /** Its painter: a game's name, or `shared`. */
  readonly painter: string;
  /** The kind of the painter's picture. */
  readonly kind: string;
  /** All data that it shows. */
  readonly view: View;
}

/** The type of each painter, which its own file adds: importing that would load the canvas and the encoder. */
// biome-ignore lint/suspicious/noEmptyInterface: painters augment it.
export interface PainterTypes {}

type ViewOf<Painting> = Painting extends { paint(view: infer View extends object): Pixels } ? View : never;

export const drawable = <Name extends keyof PainterTypes, Kind extends keyof PainterTypes[Name] & string>(
  painter: Name,
  kind: Kind,
  view: ViewOf<PainterTypes[Name][Kind]>,
): Drawable<ViewOf<PainterTypes[Name][Kind]>> => ({ painter, kind, view });

/** Discord accepts files of 10 MiB from everybody, minus the rest of the request. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024 - 64 * 1024;

export interface DescribedPicture {
  readonly bytes: Buffer;
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg';
  readonly name: string;
  readonly description: string;
}

interface Painting<View extends object> {
  /** Opaque. Deterministic. */
  paint(view: View): Pixels;
  /** At most 1,024 characters. */
  describe(view: View): string;
  /** Drawn at the start, so that the first picture doesn't wait for fonts, walls and frequent parts. */
  readonly warmUp?: View;
}

/** The drawing and description of each kind of picture. */
export type Painter = Readonly<Record<string, Painting<object>>>;

/** By the names in a {@link Drawable}. */
export type Painters = Readonly<Record<string, Painter>>;
