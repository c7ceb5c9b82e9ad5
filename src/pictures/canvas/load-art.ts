import { readFileSync } from 'node:fs';
import { Path2D } from '@napi-rs/canvas';
import { memoized } from '../../cache-limits.ts';
import { projectFile } from '../../project-file.ts';
import type { Pen } from './pen.ts';

/** A parsed drawing of `assets/art`, whose README lists the supported parts of SVG. */
export interface Art {
  readonly shapes: readonly Shape[];
}

interface Shape {
  readonly path: Path2D;
  readonly fill: Paint | null;
  readonly stroke: Paint | null;
  readonly width: number;
  /** The stroke has the same width at any scale. */
  readonly fixedWidth: boolean;
  readonly strokeFirst: boolean;
  readonly join: 'round' | 'miter';
  readonly cap: 'round' | 'butt';
  readonly clip: Path2D | null;
}

interface Paint {
  readonly color: string;
  /** The name by which callers can replace the color. */
  readonly name?: string;
}

/** Colors by name: `main` replaces those of the classes `fill-main` and `stroke-main`. */
export type Inks = Readonly<Record<string, string>>;

/** `x`, `y`: the position of the drawing's origin. */
export function drawArt(pen: Pen, art: Art, x: number, y: number, scale = 1, inks: Inks = {}): void {
  const color = ({ name, color }: Paint): string => (name && inks[name]) || color;
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  for (const shape of art.shapes) {
    const { path, fill, stroke, clip } = shape;
    if (clip) {
      pen.save();
      pen.clip(clip);
    }
    if (fill) pen.fillStyle = color(fill);
    if (fill && !shape.strokeFirst) pen.fill(path);
    if (stroke) {
      pen.strokeStyle = color(stroke);
      pen.lineWidth = shape.fixedWidth ? shape.width / scale : shape.width;
      pen.lineJoin = shape.join;
      pen.lineCap = shape.cap;
      pen.stroke(path);
    }
    if (fill && shape.strokeFirst) pen.fill(path);
    if (clip) pen.restore();
  }
  pen.restore();
}

type Attributes = ReadonlyMap<string, string>;

const TAG = /<([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const RULE = /\.([\w-]+) \{ (?:fill|stroke): (\S+) \}/g;
/** The only transform: an ellipse rotated about its own center. */
const ROTATION = /^rotate\((-?[\d.]+) (.*)\)$/;

const UNDRAWN: ReadonlySet<string> = new Set(['svg', 'title', 'style']);
const LOOK = ['class', 'fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap'];
const EFFECTS = ['vector-effect', 'paint-order', 'clip-path'];
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'transform'],
};

/** Reads each file once. Throws if it is missing or uses SVG that would not be drawn. */
export const loadArt = memoized((name: string): Art => {
  const file = projectFile(`assets/art/${name}.svg`);
  const svg = readFileSync(file, 'utf8');
  const colors = new Map([...svg.matchAll(RULE)].map(([, name = '', color = '']) => [name, color]));
  const clips = new Map<string, Path2D>();
  const shapes: Shape[] = [];
  let clipId: string | null = null;
  for (const [, tag = '', text = ''] of svg.matchAll(TAG)) {
    const attributes = new Map([...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));
    if (UNDRAWN.has(tag)) continue;
    if (tag === 'clipPath') {
      clipId = `url(#${attributes.get('id')})`;
      continue;
    }
    const known = SHAPES[tag] && [...SHAPES[tag], ...LOOK, ...EFFECTS];
    const unknown = known ? [...attributes.keys()].find((key) => !known.includes(key)) : 'all';
    if (unknown) throw new Error(`${file}: ${unknown} of <${tag}> would not be drawn`);
    const path = pathOf(tag, attributes);
    if (clipId) clips.set(clipId, path);
    else shapes.push(shapeOf(path, attributes, colors, clips));
    clipId = null;
  }
  return { shapes };
});

function pathOf(tag: string, attributes: Attributes): Path2D {
  const number = (name: string): number => Number(attributes.get(name) ?? 0);
  const path = new Path2D(attributes.get('d'));
  if (tag === 'rect')
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  if (tag === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  if (tag === 'ellipse') {
    const [, degrees = 0, middle] = ROTATION.exec(attributes.get('transform') ?? '') ?? [];
    if (attributes.has('transform') && middle !== `${attributes.get('cx')} ${attributes.get('cy')}`)
      throw new Error(`${attributes.get('transform')} would not be drawn`);
    const turn = (Number(degrees) * Math.PI) / 180;
    path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), turn, 0, 2 * Math.PI);
  }
  return path;
}

function shapeOf(
  path: Path2D,
  attributes: Attributes,
  colors: ReadonlyMap<string, string>,
  clips: ReadonlyMap<string, Path2D>,
): Shape {
  const classes = attributes.get('class')?.split(' ') ?? [];
  const paint = (property: 'fill' | 'stroke', otherwise: string): Paint | null => {
    const named = classes.find((one) => one.startsWith(`${property}-`));
    const color = (named && colors.get(named)) ?? attributes.get(property) ?? otherwise;
    if (color === 'none') return null;
    return named ? { color, name: named.substring(property.length + 1) } : { color };
  };
  return {
    path,
    fill: paint('fill', '#000000'),
    stroke: paint('stroke', 'none'),
    width: Number(attributes.get('stroke-width') ?? 1),
    fixedWidth: attributes.get('vector-effect') === 'non-scaling-stroke',
    strokeFirst: attributes.get('paint-order') === 'stroke',
    join: attributes.get('stroke-linejoin') === 'miter' ? 'miter' : 'round',
    cap: attributes.get('stroke-linecap') === 'butt' ? 'butt' : 'round',
    clip: clips.get(attributes.get('clip-path') ?? '') ?? null,
  };
}

/** An ornament for pages without other content. */
export const LIVER = loadArt('liver');
export const LAUREL = loadArt('laurel');
