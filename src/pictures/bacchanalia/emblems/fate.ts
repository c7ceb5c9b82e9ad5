import { along, type Emblem, filled, limb, round, stroke } from './emblem.ts';

/** The spindle on which a life is spun, and its thread. */
export const spindle: Emblem = (pen, ink) => {
  limb(pen, ink.shade, ink, 6, (p) => {
    p.moveTo(0, -26);
    p.bezierCurveTo(30, -50, 40, -10, 32, 6);
    p.bezierCurveTo(24, 22, 40, 34, 46, 40);
  });
  limb(pen, ink.fill, ink, 7, along([0, -46], [0, 48]));
  filled(pen, ink.fill, ink, (p) => {
    p.moveTo(0, -34);
    p.bezierCurveTo(26, -14, 26, 2, 6, 22);
    p.lineTo(-6, 22);
    p.bezierCurveTo(-26, 2, -26, -14, 0, -34);
    p.closePath();
  });
  stroke(pen, ink.line, 4, (p) => {
    for (const y of [-16, -6, 4]) {
      p.moveTo(-17, y + 5);
      p.lineTo(17, y - 4);
    }
  });
  filled(pen, ink.shade, ink, round(0, 30, 24, 9));
};

/** Left without an ending: a doorway. */
export const doorway: Emblem = (pen, ink) => {
  filled(pen, ink.shade, ink, (p) => {
    p.moveTo(-36, 48);
    p.lineTo(-36, -10);
    p.bezierCurveTo(-36, -58, 36, -58, 36, -10);
    p.lineTo(36, 48);
    p.closePath();
  });
  filled(
    pen,
    ink.line,
    ink,
    (p) => {
      p.moveTo(-20, 48);
      p.lineTo(-20, -8);
      p.bezierCurveTo(-20, -36, 20, -36, 20, -8);
      p.lineTo(20, 48);
      p.closePath();
    },
    3,
  );
  filled(pen, ink.fill, ink, along([-20, 48], [-20, -18], [4, -8], [4, 48], [-20, 48]), 3);
};
