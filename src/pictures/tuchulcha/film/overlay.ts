import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { type Box, type Pen, preparePen, WIDTH } from '../../canvas/pen.ts';
import type { Region } from './gif.ts';

/** Moving things over a board that stands still: each time only the part round it is painted again. */
export class Overlay {
  readonly #still: Canvas;
  readonly #canvas: Canvas;
  readonly #pen: Pen;
  readonly #scale: number;

  constructor(width: number, height: number) {
    this.#scale = width / WIDTH;
    this.#still = createCanvas(width, height);
    this.#canvas = createCanvas(width, height);
    this.#pen = preparePen(this.#canvas, this.#scale);
  }

  /** The board, as pixels of the whole picture. */
  lay(rgba: Buffer): void {
    const { width, height } = this.#still;
    const pixels = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.byteLength);
    this.#still.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  }

  /** `box`: in the board's units, all that is to be painted again; null: everything. */
  paint(box: Box | null, draw: (pen: Pen) => void): { readonly pixels: Buffer; readonly region: Region } {
    const region = box
      ? this.#pixelsOf(box)
      : { x: 0, y: 0, width: this.#still.width, height: this.#still.height };
    const { x, y, width, height } = region;
    const pen = this.#pen;
    pen.save();
    pen.resetTransform();
    pen.beginPath();
    pen.rect(x, y, width, height);
    pen.clip();
    pen.drawImage(this.#still, x, y, width, height, x, y, width, height);
    pen.scale(this.#scale, this.#scale);
    draw(pen);
    pen.restore();
    const { data } = pen.getImageData(x, y, width, height);
    return { pixels: Buffer.from(data.buffer, data.byteOffset, data.byteLength), region };
  }

  #pixelsOf(box: Box): Region {
    const left = Math.max(0, Math.floor(box.x * this.#scale) - 2);
    const top = Math.max(0, Math.floor(box.y * this.#scale) - 2);
    const right = Math.min(this.#still.width, Math.ceil((box.x + box.width) * this.#scale) + 2);
    const bottom = Math.min(this.#still.height, Math.ceil((box.y + box.height) * this.#scale) + 2);
    return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  }
}
