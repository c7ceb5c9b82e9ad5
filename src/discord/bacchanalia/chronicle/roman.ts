const SIGNS = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** 1.. as the Romans wrote it. */
export function roman(number: number): string {
  let rest = number;
  let written = '';
  for (const [value, sign] of SIGNS) {
    written += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return written;
}
