/** Discord's own way to write a time: everybody reads it in their time zone. `R`: how long until then; `F`: weekday, date and time. */
export const stamp = (time: Date | number, style: 'R' | 'F' = 'R'): string =>
  `<t:${Math.floor(new Date(time).getTime() / 1000)}:${style}>`;
