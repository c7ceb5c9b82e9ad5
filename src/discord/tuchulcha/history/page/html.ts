import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { DYE, PIGMENT } from '../../../../pictures/canvas/palette.ts';
import {
  BOARD_BOX,
  boardDefinitions,
  escaped,
  groundSvg,
  momentSvg,
  numbersSvg,
} from '../../../../pictures/tuchulcha/board-svg.ts';
import { projectFile } from '../../../../project-file.ts';
import { type Translate, translator } from '../../../../texts/index.ts';
import { documentHtml, hashOf, policyOf } from '../../../views/document.ts';
import { endChances, type GamePage, type PagePlayer, type PageTurn } from './game-page.ts';

type Html = ReturnType<typeof html>;

const read = (name: string): string => readFileSync(projectFile(`assets/page/${name}`), 'utf8');

const STYLE = read('game.css');
const SCRIPT = read('game.js');

/** The policy allows only this style and script; no requests. */
const POLICY = policyOf(`style-src ${hashOf(STYLE)}`, `script-src ${hashOf(SCRIPT)}`);

/** A game's analysis as one HTML file without external resources. Names can't become markup. */
export async function gameHtml(page: GamePage, locale: string): Promise<string> {
  const t = translator(locale);
  const title = t('history.page.title', { number: page.number });
  const body = html`<svg class="store" width="0" height="0" aria-hidden="true" focusable="false"><defs>${raw(boardDefinitions(page.names.map(([color]) => color)))}</defs></svg>
<header><h1>${title}</h1><p class="soft">${t('history.page.turns', { turns: page.turns.length - 1 })}</p></header>
<main>
<div class="play">
<div>${board(page)}${controls(t, page)}</div>
<div><p id="live" class="unseen" aria-live="polite"></p>${page.turns.map((turn) => told(t, turn))}</div>
</div>
<h2>${t('history.page.curve')}</h2>
${raw(curveSvg(page, t('history.page.curve.alt', { chances: endChances(t, locale, page.players) })))}
${table(t, page.players)}
<p>${t('history.page.meaning')}</p>
<p class="soft">${t('history.page.judge', { unsure: page.unsure })}</p>
<p class="soft">${t('history.page.keys')}</p>
</main>
<footer><p>${t('history.page.colophon')}</p></footer>
<script>${raw(SCRIPT)}</script>`;
  return documentHtml({ locale, title, policy: POLICY, style: STYLE, body });
}

function board({ turns, names }: GamePage): Html {
  const [first] = turns;
  if (!first) throw new Error('A game without a turn has no page');
  const nameOf = (color: string): string => names.find(([one]) => one === color)?.[1] ?? '';
  const moments = turns.flatMap((turn) => [
    `<g class="moment${turn.turn === 0 ? ' on' : ''}" data-turn="${turn.turn}">${momentSvg(turn.moment)}</g>`,
    ...(turn.better
      ? [`<g class="moment" data-turn="${turn.turn}" data-better="yes">${momentSvg(turn.better.moment)}</g>`]
      : []),
  ]);
  return html`<svg id="board" class="board" viewBox="${BOARD_BOX}" role="img" aria-label="${first.words}">${raw(groundSvg(first.moment.position, nameOf))}${raw(moments.join(''))}${raw(numbersSvg(first.moment.position))}</svg>`;
}

const controls = (t: Translate, { turns }: GamePage): Html =>
  html`<div class="controls"><button id="back" type="button">${t('history.button.back')}</button><button id="next" type="button" class="main">${t('history.button.next')}</button><button id="play" type="button" data-play="${t('history.page.play')}" data-pause="${t('history.page.pause')}">${t('history.page.play')}</button><input id="turn" type="range" min="0" max="${turns.length - 1}" value="0" aria-label="${t('picture.turns')}"></div>`;

const told = (t: Translate, { turn, head, lines, better, words }: PageTurn): Html =>
  html`<section class="told" data-turn="${turn}"><h2>${head}</h2>${lines.map((line) => html`<p class="said">${line}</p>`)}${
    better &&
    html`<p class="said better-text">${better.text}</p><button type="button" class="better" aria-pressed="false">${t('history.page.show')}</button>`
  }<details><summary>${t('history.page.words')}</summary><p class="words">${words}</p>${
    better && html`<p class="words-better">${better.text} ${better.words}</p>`
  }</details></section>`;

const table = (t: Translate, players: readonly PagePlayer[]): Html =>
  html`<table><thead><tr><th scope="col">${t('history.page.player')}</th><th scope="col">${t('history.page.luck')}</th><th scope="col">${t('history.page.choices')}</th></tr></thead><tbody>${players.map(
    ({ color, name, won, luck, choices }) =>
      html`<tr><th scope="row">${mark(color)}<bdi>${won ? t('history.list.won', { name }) : name}</bdi></th><td>${luck}</td><td>${choices}</td></tr>`,
  )}</tbody></table>`;

const mark = (color: PagePlayer['color']): Html =>
  html`<svg class="mark" viewBox="-130 -130 260 260" aria-hidden="true" focusable="false"><use href="#c-${color}" fill="${DYE[color].fill}" stroke="#fff4da" stroke-width="20" paint-order="stroke"/></svg>`;

const PLOT = { left: 74, top: 22, width: 1000, height: 300 } as const;
const BOX = { width: 1140, height: 366 } as const;

/** Dashes and widths differ as well, so that the lines don't depend on color. */
const DASH = { blue: '', red: '22 12', yellow: '2 12', black: '' } as const;
const THICK = { blue: 7, red: 7, yellow: 8, black: 4 } as const;

/** Everybody's chances as curves. A click selects a turn. */
function curveSvg({ players, turns, decisive }: GamePage, alt: string): string {
  const last = Math.max(1, turns.length - 1);
  const x = (turn: number): number => Math.round(PLOT.left + (PLOT.width * turn) / last);
  const y = (chance: number): number => Math.round(PLOT.top + PLOT.height * (1 - chance));
  const rules = [0, 0.5, 1].map(
    (chance) =>
      `<path d="M${PLOT.left} ${y(chance)}h${PLOT.width}" stroke="${PIGMENT.tuffShade}" stroke-width="2"/><text x="${PLOT.left - 10}" y="${y(chance)}" font-size="26" fill="${PIGMENT.terracottaDark}" text-anchor="end" dominant-baseline="central">${100 * chance}%</text>`,
  );
  const path = ({ chances }: PagePlayer): string =>
    `M${chances.map((chance, turn) => `${x(turn)} ${y(chance)}`).join('L')}`;
  const lines = players.map((player) => {
    const { color } = player;
    const stroke = (ink: string, width: number, dash: string): string =>
      `<path d="${path(player)}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dash && ` stroke-dasharray="${dash}"`}/>`;
    return (
      stroke(PIGMENT.ink, THICK[color] + 4, '') +
      stroke(color === 'black' ? PIGMENT.cream : DYE[color].fill, THICK[color], DASH[color])
    );
  });
  const missed = turns.flatMap(({ turn, better, moment }) => {
    const player = players.find(({ color }) => better && color === moment.lit[0]);
    if (!player) return [];
    const at = y(player.chances[turn] ?? 0);
    return [
      `<path d="M${x(turn)} ${at - 22}l11 18h-22z" fill="${PIGMENT.flameCore}" stroke="${PIGMENT.cream}" stroke-width="4" paint-order="stroke"/>`,
    ];
  });
  const ends = endPlaces(players.map(({ chances }) => y(chances.at(-1) ?? 0)));
  const emblems = players.map(
    ({ color }, at) =>
      `<use href="#c-${color}" transform="translate(${PLOT.left + PLOT.width + 34} ${ends[at]}) scale(.16)" fill="${DYE[color].fill}" stroke="${PIGMENT.ink}" stroke-width="18" paint-order="stroke"/>`,
  );
  const ticks = ticksOf(last).map(
    (turn) =>
      `<text x="${x(turn)}" y="${PLOT.top + PLOT.height + 26}" font-size="24" fill="${PIGMENT.terracottaDark}" text-anchor="middle">${turn}</text>`,
  );
  const flag =
    decisive === null
      ? ''
      : `<path d="M${x(decisive)} ${PLOT.top}v${PLOT.height}" stroke="${PIGMENT.terracotta}" stroke-width="4" stroke-dasharray="4 10"/>`;
  return [
    `<svg id="curve" class="curve" viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label="${escaped(alt)}" data-left="${PLOT.left}" data-width="${PLOT.width}">`,
    ...rules,
    ...ticks,
    flag,
    ...lines,
    ...missed,
    ...emblems,
    `<line id="cursor" x1="${PLOT.left}" x2="${PLOT.left}" y1="${PLOT.top - 8}" y2="${PLOT.top + PLOT.height + 4}" stroke="${PIGMENT.ink}" stroke-width="3"/></svg>`,
  ].join('');
}

/** A tick for every fifth, tenth or twentieth turn. */
function ticksOf(last: number): readonly number[] {
  const step = [5, 10, 20].find((size) => last / size <= 9) ?? 50;
  return Array.from({ length: Math.floor(last / step) }, (_, at) => (at + 1) * step);
}

const APART = 40;

/** Places for emblems, top to bottom, so that none covers another. */
function endPlaces(wanted: readonly number[]): readonly number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const places: number[] = [];
  let free = 0;
  for (const [nth, at] of order.entries()) {
    const lowest = PLOT.top + PLOT.height - (order.length - 1 - nth) * APART;
    const place = Math.min(lowest, Math.max(wanted[at] ?? 0, free));
    places[at] = place;
    free = place + APART;
  }
  return places;
}
