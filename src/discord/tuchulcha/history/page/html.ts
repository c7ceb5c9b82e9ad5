import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { DYE } from '../../../../pictures/canvas/palette.ts';
import {
  BOARD_BOX,
  boardDefinitions,
  groundSvg,
  momentSvg,
  numbersSvg,
} from '../../../../pictures/tuchulcha/board-svg.ts';
import { projectFile } from '../../../../project-file.ts';
import { type Translate, translator } from '../../../../texts/index.ts';
import { documentHtml, hashOf, policyOf } from '../../../views/document.ts';
import { curveSvg } from './curve.ts';
import { endChances, type GamePage, type PagePlayer, type PageTurn } from './game-page.ts';

type Html = ReturnType<typeof html>;

const read = (name: string): string => readFileSync(projectFile(`assets/page/${name}`), 'utf8');

const STYLE = read('game.css');
const SCRIPT = read('game.js');

/** The policy allows this style and script alone; nothing is fetched or sent. */
const POLICY = policyOf(`style-src ${hashOf(STYLE)}`, `script-src ${hashOf(SCRIPT)}`);

/** A game's analysis as one HTML file without other files. Names can't become markup in it. */
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
${raw(curveSvg(page, t('history.page.curve.alt', { chances: endChances(locale, page.players) })))}
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
