import type { Translate } from '../../texts/index.ts';
import { drawHeading, drawTablet } from '../canvas/background.ts';
import { drawColorShape } from '../canvas/color-shapes.ts';
import { type Box, inside, point } from '../canvas/geometry.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import {
  fillBox,
  fillDisc,
  fillPath,
  type Pen,
  polygon,
  roundBox,
  strokePath,
  withSavedState,
} from '../canvas/pen.ts';
import { drawName, wrapText, write, writeCentered } from '../canvas/text.ts';
import {
  departureOf,
  displayNameOf,
  latinOf,
  rulers,
  rulingCards,
  type TableauPlayer,
  type TableauView,
} from './alt.ts';
import {
  CARD_STYLES,
  cardRows,
  drawBowedDeus,
  drawBowedUmbra,
  drawCrown,
  drawDeus,
  drawEmblem,
  drawEquals,
  drawHalo,
  drawTie,
  drawUmbra,
  type Emblem,
  ENDING,
  LIT,
  umbraOverhang,
} from './cards.ts';

const RIBBON = 50;

/** Draws a player who isn't on turn. A finished story shows its ending instead of its cards. */
export function drawSeat(pen: Pen, t: Translate, player: TableauPlayer, box: Box): void {
  drawTablet(pen, box);
  const isGone = departureOf(player) !== null;
  if (isGone) drawDeparted(pen, t, player, box);
  else drawCards(pen, player, box);
  drawRibbon(pen, t, player, box, isGone);
}

function drawRibbon(pen: Pen, t: Translate, player: TableauPlayer, box: Box, isGone: boolean): void {
  const { color, milesNext } = player;
  const { x, y } = box;
  const dye = DYE[color];
  const width = box.width - (milesNext ? 62 : 0);
  const middle = y + RIBBON / 2;
  const end = [point(x + width, y), point(x + width - 22, middle), point(x + width, y + RIBBON)];
  polygon(pen, [point(x - 6, y), ...end, point(x - 6, y + RIBBON)]);
  fillPath(pen, isGone ? dye.shade : dye.fill);
  strokePath(pen, [4, PIGMENT.ink]);
  fillDisc(pen, x + 28, middle, 23, PIGMENT.cream);
  drawColorShape(pen, color, x + 28, middle, 12, 4);
  drawName(pen, displayNameOf(t, player), x + 64, middle, {
    size: 40,
    fill: isGone ? '#ffffff' : dye.text,
    maxWidth: width - 64 - 30,
    wholeWords: true,
  });
  if (milesNext) drawMilesNext(pen, x + box.width - 30, middle + 4);
}

function drawMilesNext(pen: Pen, x: number, y: number): void {
  fillDisc(pen, x, y, 36, PIGMENT.ink);
  fillDisc(pen, x, y, 32, '#d8342a');
  drawEmblem(pen, CARD_STYLES.miles.emblem, x, y, 46, LIT);
}

function drawCards(pen: Pen, { dei, hand, odd, bacchusCame }: TableauPlayer, box: Box): void {
  const inner = inside({ ...box, y: box.y + RIBBON, height: box.height - RIBBON }, 12, 11);
  const places = cardRows(inner, dei.length + hand.length + (odd ? 1 : 0), 12);
  const size = Math.min(36, (places[0]?.width ?? 0) * 0.37);
  for (const [i, { name, umbra }] of dei.entries()) {
    const place = places[i];
    if (!place) continue;
    const draw = bacchusCame && name === 'bacchus' ? drawBowedDeus : drawDeus;
    draw(pen, name, place, { size, umbra });
  }
  for (const [i, one] of hand.entries()) {
    const place = places[dei.length + i];
    if (place) drawUmbra(pen, one, inside(place, place.width * 0.12, place.height * 0.12));
  }
  const last = places.at(-1);
  if (odd && last) drawBowedUmbra(pen, odd, inside(last, last.width * 0.04, last.height * 0.04));
}

function drawDeparted(pen: Pen, t: Translate, player: TableauPlayer, box: Box): void {
  const { x, y, width, height } = box;
  fillBox(pen, box, 18, 'rgba(150,112,66,0.45)');
  const kind = departureOf(player) ?? 'left';
  const text = t(`bacchanalia.ending.${kind}`);
  const emblem = ENDING[kind === 'missed' ? 'left' : kind];
  const below = height - RIBBON;
  if (below > TALL_ENOUGH) {
    drawDepartedTall(pen, text, emblem, box);
    return;
  }
  const size = Math.min(180, below - 24);
  const middle = y + RIBBON + below / 2;
  drawEmblem(pen, emblem, x + 34 + size / 2, middle, size, LIT);
  const space = width - size - 84;
  const lines = wrapText(pen, text, 44, space);
  for (const [i, line] of lines.entries()) {
    const dy = (i - (lines.length - 1) / 2) * LINE;
    write(pen, line, x + 68 + size, middle + dy, { size: 44, maxWidth: space });
  }
}

/** The minimum height at which the name is below the emblem. */
const TALL_ENOUGH = 200;

const LINE = 54;

function drawDepartedTall(pen: Pen, text: string, emblem: Emblem, { x, y, width, height }: Box): void {
  const lines = wrapText(pen, text, 48, width - 40);
  const space = height - RIBBON - 30 - lines.length * LINE;
  const size = Math.min(space - 20, width - 60) * 0.86;
  const top = y + RIBBON + 15 + (space - size) / 2;
  drawEmblem(pen, emblem, x + width / 2, top + size / 2, size, LIT);
  const bottom = y + height - 18 - (lines.length - 0.5) * LINE;
  for (const [i, line] of lines.entries())
    writeCentered(pen, line, x + width / 2, bottom + i * LINE, { size: 48, maxWidth: width - 40 });
}

const NAME = 38;
const ASIDE = 350;
const STRIPE = 66;

export function drawStage(pen: Pen, t: Translate, view: TableauView, player: TableauPlayer, box: Box): void {
  drawGround(pen, player, box);
  const inner = inside({ ...box, x: box.x + STRIPE, width: box.width - STRIPE }, 26, 18);
  const { hand, odd } = player;
  const hasAside = view.ruling !== null || hand.length > 0 || odd !== null;
  const aside = hasAside ? ASIDE : 0;
  drawDei(pen, t, view, player, { ...inner, width: inner.width - aside });
  if (hasAside)
    drawAside(pen, t, view, player, { ...inner, x: inner.x + inner.width - aside + 22, width: aside - 22 });
}

function drawGround(pen: Pen, { color, milesNext }: TableauPlayer, box: Box): void {
  const { x, y, width, height } = box;
  const [bright, middle] = [x + width * 0.4, y + height / 2];
  const light = pen.createRadialGradient(bright, middle, 40, bright, middle, width * 0.6);
  light.addColorStop(0, '#fffaf0');
  light.addColorStop(1, '#f8e3b4');
  fillBox(pen, box, 20, light);
  withSavedState(pen, () => {
    pen.clip();
    pen.fillStyle = DYE[color].fill;
    pen.fillRect(x, y, STRIPE - 4, height);
    pen.fillStyle = PIGMENT.cream;
    pen.fillRect(x + STRIPE - 4, y, 5, height);
  });
  roundBox(pen, box, 20);
  strokePath(pen, [7, DYE[color].fill]);
  const marks = milesNext ? [0.18, 0.46] : [0.2, 0.5, 0.8];
  for (const at of marks) drawColorShape(pen, color, x + STRIPE / 2 - 1, y + height * at, 15, 5);
  if (milesNext) drawMilesNext(pen, x + STRIPE / 2 + 2, y + height - 48);
}

const CROWN = 44;

function drawDei(pen: Pen, t: Translate, view: TableauView, player: TableauPlayer, space: Box): void {
  const { dei, bacchusCame } = player;
  if (dei.length === 0) {
    const [x, y] = [space.x + space.width / 2, space.y + space.height / 2];
    drawHeading(pen, t('tableau.noCards'), x, y, space.width, { size: 44, align: 'center' });
  }
  const gap = dei.length > 6 ? 16 : 34;
  const width = Math.min(
    (space.width - gap * (dei.length - 1)) / Math.max(1, dei.length),
    (space.height - CROWN) / 1.62,
    205,
  );
  const hanging = umbraOverhang(width);
  const height = Math.min(width * 1.34, space.height - CROWN - hanging);
  const isHonoured = dei.some(({ umbra }) => umbra.length > 0);
  const left = space.x + (space.width - dei.length * (width + gap) + gap) / 2;
  const top = space.y + CROWN + (space.height - CROWN - height - (isHonoured ? hanging : CROWN)) / 2;
  const ruling = rulingCards(view, player);
  const { ties } = rulers(view);
  for (const [i, { name, umbra }] of dei.entries()) {
    const card = { x: left + i * (width + gap), y: top, width, height };
    if (ruling.has(i)) (ties ? drawTie : drawHalo)(pen, card);
    const draw = bacchusCame && name === 'bacchus' ? drawBowedDeus : drawDeus;
    draw(pen, name, card, { size: NAME, umbra, hasSpaceBelow: true });
  }
}

/** Draws the ruling, the Umbra on no Deus, and the odd card. */
function drawAside(pen: Pen, t: Translate, view: TableauView, player: TableauPlayer, box: Box): void {
  const { hand, odd } = player;
  let y = box.y + 8 + drawRuling(pen, t, view, { ...box, y: box.y + 8 });
  const label = (text: string, x: number, at: number, maxWidth: number): number =>
    drawHeading(pen, text, x, at, maxWidth, { size: 36 });
  if (hand.length > 0) {
    const tall = (box.y + box.height - y - 44) * (odd ? 0.5 : 0.62);
    const width = tall * 0.74;
    const step = Math.min(width + 12, (box.width - width) / Math.max(1, hand.length - 1));
    label(t('tableau.hand'), box.x, y + 14, box.width);
    for (const [i, one] of hand.entries())
      drawUmbra(pen, one, { x: box.x + 4 + i * step, y: y + 44, width, height: tall });
    y += 44 + tall + 14;
  }
  const lower = box.y + box.height;
  if (odd) {
    const tall = Math.min(86, lower - y);
    drawBowedUmbra(pen, odd, { x: box.x + 2, y: y + 4, width: tall * 1.34, height: tall });
    label(t('tableau.odd'), box.x + tall * 1.34 + 20, y + 4 + tall / 2, box.width - tall * 1.34 - 20);
  }
}

function drawRuling(pen: Pen, t: Translate, view: TableauView, { x, y, width }: Box): number {
  const { ties, dei } = rulers(view);
  const [first] = dei;
  if (!ties && !first) return 0;
  if (ties) drawEquals(pen, x + 26, y + 22, 22);
  else drawCrown(pen, x + 28, y + 38, 52);
  const text = ties || !first ? t('tableau.ties') : t('tableau.rules', { deus: latinOf(first) });
  const lines = wrapText(pen, text, 46, width - 66);
  for (const [i, line] of lines.entries())
    write(pen, line, x + 66, y + 22 + i * 46, { size: 46, maxWidth: width - 66 });
  return 18 + 46 * lines.length;
}
