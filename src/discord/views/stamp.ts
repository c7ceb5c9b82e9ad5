/** Discord's own way to write how long it is until a time, or since: everybody reads it in their own language. */
export const stamp = (time: Date | number): string => `<t:${Math.floor(new Date(time).getTime() / 1000)}:R>`;
