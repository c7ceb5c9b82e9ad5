import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { html, raw } from 'hono/html';
import { CARD_STYLES, drawEmblem, type Emblem, ENDING, LIT } from '../../../pictures/bacchanalia/emblems.ts';
import { DYE, PIGMENT } from '../../../pictures/canvas/palette.ts';
import { hashOf, policyOf } from '../../views/document.ts';
import type { Mark } from './book.ts';

const face = (file: string, range: string): string => {
  const path = fileURLToPath(import.meta.resolve(`@fontsource/cinzel/files/${file}`));
  const font = readFileSync(path).toString('base64');
  return `@font-face{font-family:Chisel;font-weight:600;src:url(data:font/woff2;base64,${font}) format("woff2");unicode-range:${range}}`;
};

const FACES = face('cinzel-latin-600-normal.woff2', 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2000-206F');

const COLORS = Object.entries(DYE)
  .map(([color, { fill }]) => `.of-${color}{--own:${fill}}`)
  .join('');

const LIGHT = `--paper:#f7ecd4;--sheet:#fdf6e6;--ink:#271a14;--soft:#6a5344;--rule:#cfb384;--wine:#7d1c33;--gold:#855a10;--veil:#5a4638`;
const DARK = `--paper:#150f1a;--sheet:#1e1624;--ink:#ecdfc8;--soft:#b9a58d;--rule:#54405c;--wine:#e58ea0;--gold:#dcb25c;--veil:#4a3a52`;

const SHEET = `
:root{color-scheme:light dark;${LIGHT}}
@media screen and (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.65 "Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Source Serif 4",Georgia,serif;overflow-wrap:anywhere;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h1,h2,h3,h4,.numeral,.labels,.loud{font-family:Chisel,"Trajan Pro",Georgia,serif;font-weight:600;line-height:1.2;text-wrap:balance}
a{color:var(--wine)}
a:focus-visible,summary:focus-visible,.spoiler:focus-visible{outline:2px solid var(--gold);outline-offset:2px}
main,footer,.title{max-width:44rem;margin:0 auto;padding:0 1.25rem}
.store{position:absolute;color:var(--gold)}
.night{display:block;width:100%;height:min(56vh,27rem);background:#120e26}
.meander{display:block;color:var(--gold)}
.title{text-align:center;padding-top:2.25rem}
h1{margin:0;font-size:clamp(2.1rem,9vw,4rem);letter-spacing:.06em;color:var(--wine)}
.title .of{margin:.4rem 0 0;font-family:Chisel,Georgia,serif;font-weight:600;font-size:1.2rem}
.title .dates{margin:.5rem 0 0;color:var(--soft);font-style:italic}
.people{list-style:none;margin:1.5rem 0 0;padding:0;display:flex;flex-wrap:wrap;justify-content:center;gap:.3rem 1.4rem}
.own::before{content:"";display:inline-block;width:.72em;height:.72em;margin-inline-end:.45em;border-radius:50%;background:var(--own);box-shadow:0 0 0 1.5px var(--rule)}
.goes-on{margin:1.5rem auto 0;font-style:italic;color:var(--wine)}
nav{max-width:44rem;margin:2rem auto 0;padding:0 1.25rem}
nav summary{cursor:pointer;text-align:center;color:var(--gold);font-family:Chisel,Georgia,serif;padding:.5rem}
nav ol{list-style:none;margin:.5rem 0 0;padding:0;columns:17rem;column-gap:2rem}
nav li{break-inside:avoid;padding:.15rem 0}
nav .numeral{display:inline-block;min-width:3.6em;color:var(--gold)}
nav a{text-decoration:none}
nav a:hover{text-decoration:underline}
nav small{color:var(--soft)}
h2{margin:4rem 0 0;text-align:center;font-size:1.75rem;letter-spacing:.05em;color:var(--wine)}
h2::after{content:"";display:block;width:7rem;height:1px;margin:1rem auto 0;background:linear-gradient(90deg,transparent,var(--gold),transparent)}
article{margin:2.75rem 0 0;padding-top:2.25rem;border-top:1px solid var(--rule)}
h2+article{border-top:0;padding-top:0}
article>header{display:grid;grid-template-columns:auto 1fr;column-gap:1rem;align-items:center}
.medals{display:flex}
.medal{width:3.6rem;height:3.6rem;flex:none}
.medal+.medal{margin-inline-start:-1.1rem}
h3{margin:0;font-size:1.35rem}
.numeral{color:var(--gold);margin-inline-end:.35em}
.date{white-space:nowrap}
.by{margin:.15rem 0 0;color:var(--soft)}
.cards{margin:1rem 0 0;padding-inline-start:1rem;border-inline-start:2px solid var(--rule);color:var(--soft);font-style:italic;font-size:.97rem}
.cards p{margin:0}
.words{margin:1.1rem 0 0}
.words p,.words li{unicode-bidi:plaintext}
.words>:first-child{margin-top:0}
.words>:last-child{margin-bottom:0}
.words p{margin:.8em 0}
.tale>p:first-child::first-letter{font-family:Chisel,Georgia,serif;font-weight:600;font-size:1.9em;line-height:1;color:var(--wine)}
.words .loud{font-size:1.1em}
.words .small{font-size:.88em;color:var(--soft)}
.words blockquote{margin:.8em 0;padding-inline-start:.9rem;border-inline-start:3px solid var(--gold)}
.words pre{white-space:pre-wrap;background:var(--sheet);border:1px solid var(--rule);border-radius:.3rem;padding:.7rem .9rem;font-size:.9em}
.words code{font-family:ui-monospace,Consolas,Menlo,monospace;font-size:.92em}
.spoiler{background:var(--veil);color:transparent;border-radius:.2em}
.spoiler *{color:inherit}
.spoiler:hover,.spoiler:focus{background:none;color:inherit;box-shadow:0 0 0 1px var(--rule)}
.untold{margin:1.1rem 0 0;color:var(--soft);font-style:italic}
.bacchus{margin:1.25rem 0 0;padding:1rem 1.15rem;background:var(--sheet);border:1px solid var(--rule);border-radius:.4rem}
.bacchus h4{margin:0;font-size:1rem;color:var(--wine)}
.bacchus .words,.bacchus .untold{margin-top:.5rem}
.after{margin:1.25rem 0 0;font-size:.97rem;color:var(--soft)}
.after>p{margin:0;font-style:italic}
.after .words{margin:.3rem 0 0;padding-inline-start:1rem;color:var(--ink)}
.asked{margin:1.4rem 0 0;padding-inline-start:1.1rem;border-inline-start:2px solid var(--wine)}
.asked .label{margin:.7rem 0 0;font-weight:bold;font-size:.94rem;color:var(--wine)}
.asked .label:first-child{margin-top:0}
.asked .words{margin:.15rem 0 0}
.left{text-align:center;color:var(--soft);font-style:italic}
.left .medals{justify-content:center;margin-bottom:.5rem}
.fates{list-style:none;margin:2rem 0 0;padding:0;display:grid;gap:1rem}
.fates li{display:grid;grid-template-columns:3.6rem 1fr;column-gap:1rem;align-items:center}
.fates p{margin:0}
.fates .what{color:var(--soft)}
footer{margin-top:4rem;padding-bottom:3rem;text-align:center;font-size:.92rem;color:var(--soft)}
footer p{margin:.6rem 0 0}
@media (max-width:30rem){body{font-size:1rem}.medal{width:3rem;height:3rem}article>header{column-gap:.8rem}.fates li{grid-template-columns:3rem 1fr}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@page{margin:18mm 17mm 20mm;@bottom-center{content:counter(page);font:10pt Georgia,serif;color:#6a5344}}
@page :first{@bottom-center{content:""}}
@media print{
:root{--paper:#fff;--sheet:#fff}
body{font-size:11pt;line-height:1.5}
main,footer,.title{max-width:none;padding:0}
.title{padding-top:14mm}
nav,.goes-on+nav{display:none}
.cover{break-after:page}
.night{height:95mm;border-radius:2mm}
h2{margin-top:0;break-before:page}
main>section:first-child h2{break-before:auto}
h2,h3,h4,article>header,.cards,.asked .label,.after>p{break-after:avoid}
article{margin-top:9mm;padding-top:7mm}
article>header,.cards,.fates li,.untold,footer{break-inside:avoid}
.after,.untold{break-before:avoid}
p{orphans:3;widows:3}
a{color:inherit;text-decoration:none}
.spoiler{background:none;color:inherit;text-decoration:underline dotted}
}
`.replace(/\n/g, '');

/** The style covers light and dark screens, phones and paper. */
export const STYLE = FACES + COLORS + SHEET;

/** The policy allows this style, and pictures and fonts inside the document; nothing is run or fetched. */
export const POLICY = policyOf(`style-src ${hashOf(STYLE)}`, 'img-src data:', 'font-src data:');

const star = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff4da" opacity="${r > 1.4 ? 0.95 : 0.7}"/>`;

const STARS = [
  star(62, 48, 1.2),
  star(118, 92, 1.8),
  star(171, 34, 1.1),
  star(226, 118, 1.2),
  star(268, 62, 1.7),
  star(331, 30, 1.2),
  star(372, 96, 1.1),
  star(424, 52, 2),
  star(478, 110, 1.2),
  star(506, 28, 1.3),
  star(566, 84, 1.1),
  star(602, 40, 1.6),
  star(742, 132, 1.2),
  star(764, 44, 1.8),
  star(34, 136, 1.6),
].join('');

const cypress = (x: number, foot: number, height: number): string => {
  const w = height * 0.13;
  const top = foot - height;
  return `<path d="M${x} ${top}C${x + w} ${top + height * 0.4} ${x + w * 1.3} ${foot - height * 0.12} ${x + w * 0.4} ${foot}H${x - w * 0.4}C${x - w * 1.3} ${foot - height * 0.12} ${x - w} ${top + height * 0.4} ${x} ${top}Z"/>`;
};

const TREES = [
  cypress(86, 352, 128),
  cypress(122, 358, 96),
  cypress(150, 362, 116),
  cypress(566, 330, 92),
  cypress(596, 336, 122),
  cypress(700, 352, 138),
  cypress(736, 356, 104),
].join('');

const window = (x: number, y: number): string =>
  `<path d="M${x} ${y}v-8a3.5 3.5 0 0 1 7 0v8z" fill="#f1c453"/>`;

const TOWN = `<g fill="#1d1216"><path d="M300 262v-34h-6l46-24 46 24h-6v34z"/><path d="M384 268v-52h34v52zM418 268v-34l24-12 24 12v34zM262 270v-30l20-10 20 10v30zM466 270v-66h-3v-8h30v8h-3v66z"/></g><g fill="#3a2430"><path d="M306 230h7v30h-7zM324 230h7v30h-7zM349 230h7v30h-7zM367 230h7v30h-7z"/></g>${[
  window(396, 246),
  window(406, 246),
  window(438, 256),
  window(278, 258),
  window(474, 222),
].join('')}`;

const lamp = (x: number, y: number): string =>
  `<path d="M${x} ${y - 12}v8" stroke="#6b4a2e" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="13" fill="#f1c453" opacity="0.16"/><circle cx="${x}" cy="${y}" r="4.2" fill="#f9dc86"/>`;

const LAMPS = `<path d="M-10 96C90 176 180 186 268 130S440 104 540 158 720 196 812 104" fill="none" stroke="#6b4a2e" stroke-width="2"/>${[
  lamp(64, 158),
  lamp(150, 184),
  lamp(236, 162),
  lamp(328, 128),
  lamp(424, 126),
  lamp(520, 162),
  lamp(614, 194),
  lamp(706, 192),
].join('')}`;

/** The picture over the title: a town at night. */
export const night = html`<svg class="night" viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#120e26"/><stop offset="0.5" stop-color="#3a1b44"/><stop offset="0.78" stop-color="#8a3347"/><stop offset="1" stop-color="#d2774a"/></linearGradient></defs><path fill="url(#sky)" d="M0 0h800v400H0z"/>${raw(STARS)}<path fill="#fff4da" d="M668 92a38 38 0 1 0 24 66 31 31 0 1 1-24-66z"/><path fill="#4b2340" d="M0 296C120 246 190 300 300 268S520 240 640 286s120-6 160-16v130H0z"/><path fill="#2c1827" d="M180 330C250 270 300 262 384 260s150 22 230 78l40 62H120z"/>${raw(TOWN)}<g fill="#170f14"><path d="M0 352C140 322 250 366 400 344s280-30 400 6v50H0z"/>${raw(TREES)}</g>${raw(LAMPS)}</svg>`;

/** The Greek key, as a pattern. */
export const key = html`<pattern id="key" width="28" height="14" patternUnits="userSpaceOnUse"><path d="M0 12H4V2H22V10H12V6M4 12H28" fill="none" stroke="currentColor" stroke-width="1.6"/></pattern>`;

export const meander = html`<svg class="meander" height="14" width="100%" aria-hidden="true" focusable="false"><rect width="100%" height="14" fill="url(#key)"/></svg>`;

/** A medal's size in pixels, enough for paper. */
const SIZE = 144;

const cached = new Map<Mark, string>();

/** A medal with the emblem of the cards, as a `data:` URL. */
export function medal(mark: Mark): string {
  let address = cached.get(mark);
  if (!address) {
    address = drawMedal(mark);
    cached.set(mark, address);
  }
  return address;
}

const isDeus = (mark: Mark): mark is Extract<Mark, keyof typeof CARD_STYLES> => mark in CARD_STYLES;

function drawMedal(mark: Mark): string {
  const { emblem, ground }: { readonly emblem: Emblem; readonly ground: string } = isDeus(mark)
    ? CARD_STYLES[mark]
    : { emblem: ENDING[mark], ground: PIGMENT.bucchero };
  const canvas = createCanvas(SIZE, SIZE);
  const pen = canvas.getContext('2d');
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const middle = SIZE / 2;
  for (const [r, fill] of [
    [middle, PIGMENT.ink],
    [middle - 3, PIGMENT.gold],
    [middle - 9, ground],
  ] as const) {
    pen.beginPath();
    pen.arc(middle, middle, r, 0, Math.PI * 2);
    pen.fillStyle = fill;
    pen.fill();
  }
  drawEmblem(pen, emblem, middle, middle, SIZE * 0.58, LIT);
  return `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`;
}
