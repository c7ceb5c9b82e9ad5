/** Longer runs, where there is time: `E2E_LONG=1`. */
export const LONG = (process.env['E2E_LONG'] ?? '') !== '';
