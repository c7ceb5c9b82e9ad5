import type { Pixels } from './canvas/sprite.ts';

/** The subject of a picture. It can be sent to another thread. */
export interface Drawable<View extends object = object> {
  /** Which painter draws it: a game's name, or `shared`. */
  readonly painter: string;
  /** Which of the painter's pictures it is. */
  readonly kind: string;
  /** All that it shows. */
  readonly view: View;
}

type ViewOf<Painting extends Painter[string]> = Parameters<Painting['paint']>[0];

/** Makes subjects for a painter. Its type is enough: who imports that alone loads neither the canvas nor the encoder. */
export const drawableBy =
  <Own extends Painter>(painter: string) =>
  <Kind extends keyof Own & string>(kind: Kind, view: ViewOf<Own[Kind]>): Drawable<ViewOf<Own[Kind]>> => ({
    painter,
    kind,
    view,
  });

export interface DescribedPicture {
  readonly bytes: Buffer;
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg';
  readonly name: string;
  readonly description: string;
}

interface Painting<View extends object> {
  /** Opaque. The same view gives the same pixels. */
  paint(view: View): Pixels;
  /** In at most 1,024 characters. */
  describe(view: View): string;
  /** Drawn at the start, so that the first picture doesn't wait for fonts, walls and what is seen most. */
  readonly warmUp?: View;
}

/** How each kind of picture is drawn and told in words. */
export type Painter = Readonly<Record<string, Painting<object>>>;

/** By the names that a {@link Drawable} has for them. */
export type Painters = Readonly<Record<string, Painter>>;
