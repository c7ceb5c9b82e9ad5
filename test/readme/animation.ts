import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** A page's content as an animated picture. */
export class Animation {
  readonly #page: Page;
  readonly #pictures: Buffer[] = [];
  readonly #delays: number[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Adds the current screen for this many milliseconds. */
  async add(delay: number): Promise<void> {
    this.#pictures.push(await this.#page.screenshot());
    this.#delays.push(delay);
  }

  /** As WebP, in an endless loop. */
  webp(quality: number): Promise<Buffer> {
    return sharp(this.#pictures, { join: { animated: true } })
      .webp({ quality, effort: 4, loop: 0, delay: this.#delays })
      .toBuffer();
  }
}
