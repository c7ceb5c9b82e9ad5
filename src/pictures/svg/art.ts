import { readFileSync } from 'node:fs';
import { projectFile } from '../../project-file.ts';

/** Colors by name, as `drawArt` takes them. */
type Inks = Readonly<Record<string, string>>;

const files = new Map<string, string>();

function fileOf(name: string): string {
  let text = files.get(name);
  if (text === undefined) {
    text = readFileSync(projectFile(`assets/art/${name}.svg`), 'utf8');
    files.set(name, text);
  }
  return text;
}

/** A drawing of `assets/art` as a `<symbol>` with its own origin. Its colors are attributes, so that no style sheet is needed. */
export function symbolOf(id: string, name: string, inks: Inks = {}): string {
  const text = fileOf(name);
  const usual = Object.fromEntries(
    [...text.matchAll(/\.(?:fill|stroke)-(\w+) \{ (?:fill|stroke): ([^ }]+) \}/g)].map(([, ink, color]) => [
      ink,
      color,
    ]),
  );
  const shapes = text
    // In pixels of the screen, it would be too thick on a board of any size.
    .replaceAll(' vector-effect="non-scaling-stroke"', '')
    .replace(/<title>.*?<\/title>|<style>.*?<\/style>/gs, '')
    .replace(/ class="(fill|stroke)-(\w+)"/g, (_, paint, ink) => ` ${paint}="${inks[ink] ?? usual[ink]}"`)
    .replace(/^.*?<svg [^>]*>|<\/svg>\s*$/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  return `<symbol id="${id}" overflow="visible"${joins(text)}>${shapes}</symbol>`;
}

const joins = (text: string): string =>
  [...(/<svg [^>]*>/.exec(text)?.[0] ?? '').matchAll(/ stroke-line(?:join|cap)="\w+"/g)].join('');

/** An emblem's outline alone, to be painted in any color. */
export const shapeOf = (color: string): string =>
  (/<(?:circle|rect|path) [^>]*\/>/.exec(fileOf(`color-shapes/${color}`))?.[0] ?? '').replace(
    / class="[^"]*"/,
    '',
  );

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words that can be nothing else in a document. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
