import { html, raw } from 'hono/html';

const star = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff4da" opacity="${r > 1.4 ? 0.95 : 0.7}"/>`;

const STARS = [
  ...[star(62, 48, 1.2), star(118, 92, 1.8), star(171, 34, 1.1), star(226, 118, 1.2), star(268, 62, 1.7)],
  ...[star(331, 30, 1.2), star(372, 96, 1.1), star(424, 52, 2), star(478, 110, 1.2), star(506, 28, 1.3)],
  ...[star(566, 84, 1.1), star(602, 40, 1.6), star(742, 132, 1.2), star(764, 44, 1.8), star(34, 136, 1.6)],
].join('');

const cypress = (x: number, foot: number, height: number): string => {
  const w = height * 0.13;
  const top = foot - height;
  return `<path d="M${x} ${top}C${x + w} ${top + height * 0.4} ${x + w * 1.3} ${foot - height * 0.12} ${x + w * 0.4} ${foot}H${x - w * 0.4}C${x - w * 1.3} ${foot - height * 0.12} ${x - w} ${top + height * 0.4} ${x} ${top}Z"/>`;
};

const TREES = [
  ...[cypress(86, 352, 128), cypress(122, 358, 96), cypress(150, 362, 116), cypress(566, 330, 92)],
  ...[cypress(596, 336, 122), cypress(700, 352, 138), cypress(736, 356, 104)],
].join('');

const window = (x: number, y: number): string =>
  `<path d="M${x} ${y}v-8a3.5 3.5 0 0 1 7 0v8z" fill="#f1c453"/>`;

/** A town on its hill: a temple, roofs, a tower, and light in a few windows. */
const TOWN = `<g fill="#1d1216"><path d="M300 262v-34h-6l46-24 46 24h-6v34z"/><path d="M384 268v-52h34v52zM418 268v-34l24-12 24 12v34zM262 270v-30l20-10 20 10v30zM466 270v-66h-3v-8h30v8h-3v66z"/></g><g fill="#3a2430"><path d="M306 230h7v30h-7zM324 230h7v30h-7zM349 230h7v30h-7zM367 230h7v30h-7z"/></g>${[
  window(396, 246),
  window(406, 246),
  window(438, 256),
  window(278, 258),
  window(474, 222),
].join('')}`;

const lamp = (x: number, y: number): string =>
  `<path d="M${x} ${y - 12}v8" stroke="#6b4a2e" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="13" fill="#f1c453" opacity="0.16"/><circle cx="${x}" cy="${y}" r="4.2" fill="#f9dc86"/>`;

/** Lamps on a string across the street. */
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

/** The picture over the title: a town at night, seen from afar. */
export const night = html`<svg class="night" viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#120e26"/><stop offset="0.5" stop-color="#3a1b44"/><stop offset="0.78" stop-color="#8a3347"/><stop offset="1" stop-color="#d2774a"/></linearGradient></defs><path fill="url(#sky)" d="M0 0h800v400H0z"/>${raw(STARS)}<path fill="#fff4da" d="M668 92a38 38 0 1 0 24 66 31 31 0 1 1-24-66z"/><path fill="#4b2340" d="M0 296C120 246 190 300 300 268S520 240 640 286s120-6 160-16v130H0z"/><path fill="#2c1827" d="M180 330C250 270 300 262 384 260s150 22 230 78l40 62H120z"/>${raw(TOWN)}<g fill="#170f14"><path d="M0 352C140 322 250 366 400 344s280-30 400 6v50H0z"/>${raw(TREES)}</g>${raw(LAMPS)}</svg>`;

/** For the document's store: a piece of the Greek key. */
export const key = html`<pattern id="key" width="28" height="14" patternUnits="userSpaceOnUse"><path d="M0 12H4V2H22V10H12V6M4 12H28" fill="none" stroke="currentColor" stroke-width="1.6"/></pattern>`;

/** A band of them. */
export const meander = html`<svg class="meander" height="14" width="100%" aria-hidden="true" focusable="false"><rect width="100%" height="14" fill="url(#key)"/></svg>`;
