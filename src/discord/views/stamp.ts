/** Discord's own way to write a time: everybody reads it in their time zone. `R`: how long until then; `f`, `F`: date and time, short and long. */
export const stamp = (time: Date | number, style: 'R' | 'f' | 'F' = 'R'): string =>
  `<t:${Math.floor(new Date(time).getTime() / 1000)}:${style}>`;
