/** What hunts: the accuser, the soldiers, the lord of the dead, and how they end a story. */
import { along, type Emblem, filled, LINE, limb, round, stroke } from './emblem.ts';

/** A charge in writing, with its seal. */
export const scroll: Emblem = (pen, ink) => {
  filled(pen, ink.fill, ink, along([-32, -38], [32, -38], [32, 34], [-32, 34], [-32, -38]));
  for (const y of [-38, 34]) filled(pen, ink.shade, ink, (p) => p.roundRect(-43, y - 8, 86, 16, 8));
  stroke(pen, ink.line, 5, (p) => {
    for (const [y, to] of [
      [-18, 22],
      [-4, 18],
      [10, 2],
    ] as const) {
      p.moveTo(-22, y);
      p.lineTo(to, y);
    }
  });
  filled(pen, ink.shade, ink, along([12, 24], [8, 48], [18, 42], [28, 48], [24, 24]), 5);
  filled(pen, ink.shade, ink, round(18, 18, 15));
  stroke(pen, ink.line, 4, round(18, 18, 7));
};

/** A soldier's helmet with its crest. */
export const helmet: Emblem = (pen, ink) => {
  filled(pen, ink.shade, ink, (p) => {
    p.moveTo(-34, -26);
    p.bezierCurveTo(-22, -58, 46, -58, 48, 16);
    p.lineTo(34, 20);
    p.bezierCurveTo(34, -22, -2, -36, -24, -16);
    p.closePath();
  });
  stroke(pen, ink.line, 3.5, (p) => {
    for (const a of [-2.2, -1.8, -1.4, -1, -0.6, -0.2]) {
      p.moveTo(4 + 30 * Math.cos(a), 4 + 30 * Math.sin(a));
      p.lineTo(6 + 42 * Math.cos(a), 4 + 47 * Math.sin(a));
    }
  });
  filled(pen, ink.fill, ink, (p) => {
    p.moveTo(-36, 4);
    p.bezierCurveTo(-36, -40, 32, -42, 33, 6);
    p.lineTo(40, 40);
    p.lineTo(14, 40);
    p.quadraticCurveTo(12, 20, 2, 18);
    p.quadraticCurveTo(-2, 34, -10, 46);
    p.lineTo(-28, 40);
    p.quadraticCurveTo(-20, 26, -22, 14);
    p.closePath();
  });
  filled(
    pen,
    ink.line,
    ink,
    (p) => {
      p.moveTo(-22, 4);
      p.quadraticCurveTo(-8, -8, 4, 6);
      p.quadraticCurveTo(-8, 10, -22, 4);
    },
    1,
  );
};

/** A fork of two prongs. */
export const bident: Emblem = (pen, ink) => {
  const fork = (color: string, width: number): void => {
    stroke(pen, color, width, (p) => {
      p.moveTo(0, 46);
      p.lineTo(0, -4);
      p.moveTo(-25, -38);
      p.lineTo(-25, -20);
      p.bezierCurveTo(-25, 2, 25, 2, 25, -20);
      p.lineTo(25, -38);
    });
  };
  fork(ink.line, 11 + LINE * 2);
  for (const x of [-25, 25])
    filled(pen, ink.fill, ink, along([x - 11, -32], [x, -49], [x + 11, -32], [x - 11, -32]));
  fork(ink.fill, 11);
  limb(pen, ink.shade, ink, 7, along([-10, 14], [10, 14]));
};

/** Death in the fallout of a crime: a dagger. */
export const dagger: Emblem = (pen, ink) => {
  filled(pen, ink.fill, ink, along([-11, -12], [11, -12], [12, 18], [0, 50], [-12, 18], [-11, -12]));
  stroke(pen, ink.line, 4, along([0, -8], [0, 32]));
  limb(pen, ink.shade, ink, 9, along([0, -18], [0, -40]));
  limb(pen, ink.shade, ink, 10, along([-24, -14], [24, -14]));
  filled(pen, ink.shade, ink, round(0, -43, 8));
};

/** Death: a torch turned to the ground. */
export const torch: Emblem = (pen, ink) => {
  filled(pen, ink.shade, ink, (p) => {
    p.moveTo(-14, 6);
    p.bezierCurveTo(-22, 6, -28, -2, -26, -14);
    p.bezierCurveTo(-40, 4, -36, 24, -22, 32);
    p.bezierCurveTo(-18, 38, -6, 42, 2, 50);
    p.bezierCurveTo(6, 40, 18, 38, 22, 32);
    p.bezierCurveTo(36, 24, 40, 4, 26, -14);
    p.bezierCurveTo(28, -2, 22, 6, 14, 6);
    p.closePath();
  });
  stroke(pen, ink.line, 4, (p) => {
    p.moveTo(-13, 14);
    p.quadraticCurveTo(-14, 26, -4, 30);
    p.moveTo(13, 14);
    p.quadraticCurveTo(14, 26, 6, 30);
  });
  filled(pen, ink.fill, ink, along([-6, -50], [6, -50], [15, 0], [-15, 0], [-6, -50]));
  limb(pen, ink.shade, ink, 8, along([-18, 3], [18, 3]));
  stroke(pen, ink.line, 4, along([-8, -34], [10, -28]));
  stroke(pen, ink.line, 4, along([-11, -18], [12, -12]));
};
