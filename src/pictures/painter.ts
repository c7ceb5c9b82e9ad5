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

type ViewOf<Painting extends Painter[string]> = Parameters<Painting['paint']>[0];

/** Makes subjects for a painter. It needs only its type, whose import loads neither the canvas nor the encoder. */
export const drawableBy =
  <Own extends Painter>(painter: string) =>
  <Kind extends keyof Own & string>(kind: Kind, view: ViewOf<Own[Kind]>): Drawable<ViewOf<Own[Kind]>> => ({
    painter,
    kind,
    view,
  });

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
