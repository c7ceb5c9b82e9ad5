/** What helps: wisdom, love and the beloved, and how they end a story. */

import type { Pen } from '../../canvas/pen.ts';
import { along, type Emblem, filled, type Ink, limb, mirrored, round, stroke } from './emblem.ts';

export const owl: Emblem = (pen, ink) => {
  filled(pen, ink.fill, ink, (p) => {
    p.moveTo(-34, -47);
    p.quadraticCurveTo(-20, -36, 0, -36);
    p.quadraticCurveTo(20, -36, 34, -47);
    p.bezierCurveTo(38, -34, 36, -20, 34, -10);
    p.bezierCurveTo(40, 26, 22, 46, 0, 47);
    p.bezierCurveTo(-22, 46, -40, 26, -34, -10);
    p.bezierCurveTo(-36, -20, -38, -34, -34, -47);
    p.closePath();
  });
  mirrored(pen, (p) => {
    p.beginPath();
    p.moveTo(35, 0);
    p.bezierCurveTo(36, 26, 24, 40, 12, 44);
    p.bezierCurveTo(20, 28, 20, 12, 35, 0);
    p.fillStyle = ink.shade;
    p.fill();
    stroke(p, ink.line, 4, (wing) => {
      wing.moveTo(33, 0);
      wing.bezierCurveTo(20, 12, 20, 28, 13, 43);
    });
    filled(p, ink.fill, ink, round(16, -15, 14), 3);
    p.fillStyle = ink.line;
    p.beginPath();
    round(15, -15, 7.5)(p);
    p.fill();
  });
  filled(
    pen,
    ink.shade,
    ink,
    (p) => {
      p.moveTo(-6, -6);
      p.lineTo(6, -6);
      p.lineTo(0, 9);
      p.closePath();
    },
    3.5,
  );
  stroke(pen, ink.line, 4, (p) => {
    for (const [x, y] of [
      [-9, 22],
      [9, 22],
      [0, 33],
    ] as const) {
      p.moveTo(x - 5, y - 3);
      p.lineTo(x, y + 3);
      p.lineTo(x + 5, y - 3);
    }
  });
};

const RIBS = [-0.85, -0.51, -0.17, 0.17, 0.51, 0.85] as const;

export const shell: Emblem = (pen, ink) => {
  filled(pen, ink.shade, ink, (p) => p.roundRect(-22, 26, 44, 18, 5));
  const rim = (a: number, r: number): readonly [number, number] => [r * Math.sin(a), 32 - r * Math.cos(a)];
  filled(pen, ink.fill, ink, (p) => {
    p.moveTo(-8, 38);
    for (const [i, a] of RIBS.entries()) {
      const [x, y] = rim(a, 68);
      if (i === 0) {
        p.bezierCurveTo(-22, 32, x - 6, y + 14, x, y);
        continue;
      }
      const [cx, cy] = rim(a - 0.17, 84);
      p.quadraticCurveTo(cx, cy, x, y);
    }
    const [x, y] = rim(RIBS[5], 68);
    p.bezierCurveTo(x + 6, y + 14, 22, 32, 8, 38);
    p.closePath();
  });
  stroke(pen, ink.line, 4.5, (p) => {
    for (const a of RIBS.slice(1, -1)) {
      p.moveTo(...rim(a * 0.9, 20));
      p.lineTo(...rim(a, 60));
    }
  });
};

const heart = (p: Pen): void => {
  p.moveTo(0, 46);
  p.bezierCurveTo(-20, 28, -46, 8, -44, -16);
  p.bezierCurveTo(-42, -42, -8, -42, 0, -22);
  p.bezierCurveTo(8, -42, 42, -42, 44, -16);
  p.bezierCurveTo(46, 8, 20, 28, 0, 46);
  p.closePath();
};

const veins = (pen: Pen, ink: Ink): void =>
  stroke(pen, ink.line, 4.5, (p) => {
    p.moveTo(0, -20);
    p.lineTo(0, 32);
    for (const side of [-1, 1]) {
      p.moveTo(0, -6);
      p.lineTo(side * 24, -18);
      p.moveTo(0, 12);
      p.lineTo(side * 22, 2);
    }
  });

/** A leaf of ivy, which has the shape of a heart. */
export const ivy: Emblem = (pen, ink) => {
  limb(pen, ink.shade, ink, 5, (p) => {
    p.moveTo(0, -22);
    p.quadraticCurveTo(2, -42, 16, -46);
  });
  filled(pen, ink.fill, ink, heart);
  veins(pen, ink);
};

/** Rid of the accuser, but the beloved lost: a heart in two. */
export const tornIvy: Emblem = (pen, ink) => {
  const tear = [
    [0, -60],
    [0, -20],
    [-8, -8],
    [7, 4],
    [-7, 18],
    [4, 30],
    [0, 60],
  ] as const;
  for (const side of [-1, 1]) {
    pen.save();
    pen.translate(side * 7, side * 2);
    pen.rotate(side * 0.12);
    pen.beginPath();
    for (const [x, y] of tear) pen.lineTo(x, y);
    pen.lineTo(side * 80, 60);
    pen.lineTo(side * 80, -60);
    pen.closePath();
    pen.clip();
    filled(pen, ink.fill, ink, heart);
    pen.beginPath();
    heart(pen);
    pen.clip();
    stroke(pen, ink.line, 12, along(...tear));
    pen.restore();
  }
};

/** Death, and the beloved saved: a heart in a wreath. */
export const wreathedIvy: Emblem = (pen, ink) => {
  mirrored(pen, (p) => {
    for (let i = 0; i < 6; i++) {
      const a = Math.PI / 2 - 0.25 - i * 0.5;
      filled(p, ink.shade, ink, round(40 * Math.cos(a), 40 * Math.sin(a), 11, 6, a + Math.PI / 2 - 0.5), 4);
    }
  });
  pen.save();
  pen.translate(0, 1);
  pen.scale(0.56, 0.56);
  filled(pen, ink.fill, ink, heart, 9);
  pen.restore();
};

/** A happy flight: a ship under sail. */
export const ship: Emblem = (pen, ink) => {
  limb(pen, ink.shade, ink, 5, (p) => {
    p.moveTo(0, 16);
    p.lineTo(0, -46);
  });
  filled(pen, ink.fill, ink, (p) => {
    p.moveTo(-32, -40);
    p.lineTo(32, -40);
    p.quadraticCurveTo(42, -16, 30, 4);
    p.quadraticCurveTo(0, -6, -30, 4);
    p.quadraticCurveTo(-20, -18, -32, -40);
    p.closePath();
  });
  filled(pen, ink.shade, ink, (p) => {
    p.moveTo(-48, 4);
    p.quadraticCurveTo(-38, 16, -24, 16);
    p.lineTo(30, 16);
    p.quadraticCurveTo(42, 14, 46, -6);
    p.bezierCurveTo(54, 20, 40, 40, 22, 42);
    p.lineTo(-22, 42);
    p.bezierCurveTo(-42, 40, -50, 24, -48, 4);
    p.closePath();
  });
  stroke(pen, ink.line, 4, (p) => {
    p.moveTo(-34, 27);
    p.lineTo(36, 27);
  });
};
