/** What belongs to the bacchanal itself. */
import { along, type Emblem, filled, limb, mirrored, round, stroke } from './emblem.ts';

const BERRIES: readonly (readonly [number, number])[] = [
  [-33, -12],
  [33, -12],
  [-11, -14],
  [11, -14],
  [-22, 6],
  [22, 6],
  [0, 5],
  [-11, 25],
  [11, 25],
  [0, 42],
];

/** A cluster of grapes. */
export const grapes: Emblem = (pen, ink) => {
  limb(pen, ink.shade, ink, 5, (p) => {
    p.moveTo(0, -24);
    p.quadraticCurveTo(2, -40, 14, -48);
  });
  for (const [x, y] of BERRIES) filled(pen, ink.fill, ink, round(x, y, 12), 5);
  for (const [x, y] of BERRIES) {
    pen.beginPath();
    round(x, y, 11.5)(pen);
    pen.fillStyle = ink.fill;
    pen.fill();
    stroke(pen, ink.line, 3.5, round(x, y, 11.5));
  }
  filled(pen, ink.shade, ink, (p) => {
    p.moveTo(-2, -30);
    p.bezierCurveTo(-14, -50, -34, -50, -46, -38);
    p.bezierCurveTo(-38, -24, -18, -18, -2, -30);
  });
};

const PIPES = [58, 50, 42, 34, 27] as const;

/** The pipes of reed, and a goat's horns over them. */
export const pipes: Emblem = (pen, ink) => {
  mirrored(pen, (p) =>
    filled(p, ink.shade, ink, (horn) => {
      horn.moveTo(5, -16);
      horn.bezierCurveTo(8, -34, 20, -44, 46, -47);
      horn.bezierCurveTo(34, -40, 26, -32, 24, -16);
      horn.closePath();
    }),
  );
  for (const [i, length] of PIPES.entries()) {
    filled(pen, ink.fill, ink, (p) => p.roundRect(-40 + i * 16.4, -11, 14, length, 5), 4.5);
  }
  pen.fillStyle = ink.fill;
  for (const [i, length] of PIPES.entries()) pen.fillRect(-38 + i * 16.4, -8, 10, length - 6);
  limb(pen, ink.shade, ink, 5, along([-38, 8], [38, 5]));
};

/** A jar of wine. */
export const amphora: Emblem = (pen, ink) => {
  mirrored(pen, (p) =>
    limb(p, ink.fill, ink, 6, (handle) => {
      handle.moveTo(12, -40);
      handle.bezierCurveTo(44, -46, 42, -20, 28, -8);
    }),
  );
  filled(pen, ink.fill, ink, (p) => {
    p.moveTo(-16, -47);
    p.lineTo(16, -47);
    p.bezierCurveTo(8, -36, 8, -30, 12, -24);
    p.bezierCurveTo(42, -12, 36, 14, 8, 38);
    p.lineTo(16, 47);
    p.lineTo(-16, 47);
    p.lineTo(-8, 38);
    p.bezierCurveTo(-36, 14, -42, -12, -12, -24);
    p.bezierCurveTo(-8, -30, -8, -36, -16, -47);
    p.closePath();
  });
  pen.save();
  pen.beginPath();
  pen.rect(-31, -5, 62, 15);
  pen.fillStyle = ink.shade;
  pen.fill();
  pen.restore();
  stroke(pen, ink.line, 4, (p) => {
    p.moveTo(-30, -5);
    p.lineTo(30, -5);
    p.moveTo(-29, 10);
    p.lineTo(29, 10);
  });
};

/** The cup that some of the wine is drunk from. */
export const goblet: Emblem = (pen, ink) => {
  mirrored(pen, (p) =>
    limb(p, ink.shade, ink, 6, (handle) => {
      handle.moveTo(30, -22);
      handle.bezierCurveTo(56, -32, 52, 0, 24, 0);
    }),
  );
  filled(pen, ink.fill, ink, (p) => {
    p.moveTo(-34, -36);
    p.lineTo(34, -36);
    p.bezierCurveTo(34, -2, 22, 10, 7, 14);
    p.lineTo(7, 30);
    p.quadraticCurveTo(10, 38, 26, 44);
    p.lineTo(-26, 44);
    p.quadraticCurveTo(-10, 38, -7, 30);
    p.lineTo(-7, 14);
    p.bezierCurveTo(-22, 10, -34, -2, -34, -36);
    p.closePath();
  });
  filled(pen, ink.shade, ink, round(0, -36, 34, 9), 5);
};

/** A laughing mask with ivy in its hair. */
export const mask: Emblem = (pen, ink) => {
  filled(pen, ink.fill, ink, (p) => {
    p.moveTo(-36, -28);
    p.bezierCurveTo(-34, -46, 34, -46, 36, -28);
    p.bezierCurveTo(40, 14, 22, 46, 0, 48);
    p.bezierCurveTo(-22, 46, -40, 14, -36, -28);
    p.closePath();
  });
  pen.fillStyle = ink.line;
  mirrored(pen, (p) => {
    p.beginPath();
    p.ellipse(15, -8, 9, 6, -0.25, 0, Math.PI * 2);
    p.fill();
  });
  pen.beginPath();
  pen.moveTo(-22, 12);
  pen.quadraticCurveTo(0, 20, 22, 12);
  pen.bezierCurveTo(18, 38, -18, 38, -22, 12);
  pen.closePath();
  pen.fill();
  for (const [x, y, turn] of [
    [-30, -34, -0.7],
    [0, -42, 0],
    [30, -34, 0.7],
  ] as const)
    filled(pen, ink.shade, ink, round(x, y, 15, 9, turn), 5);
};
