import { readFileSync } from 'node:fs';
import { projectFile } from '../../project-file.ts';

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

/** Converts a drawing of `assets/art` to a `<symbol>`. Colors become attributes, so that it needs no style sheet. */
export function symbolOf(id: string, name: string, inks: Inks = {}): string {
  const text = fileOf(name);
  const usual = Object.fromEntries(
    [...text.matchAll(/\.(?:fill|stroke)-(\w+) \{ (?:fill|stroke): ([^ }]+) \}/g)].map(([, ink, color]) => [
      ink,
      color,
    ]),
  );
  const shapes = text
    // This effect keeps strokes as wide in screen pixels, which is too thick for small boards.
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

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
