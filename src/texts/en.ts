/** English. Messages are ICU MessageFormat. Written by us: facts from the rulebook, never its sentences. */
export const en = {
  'color.blue': 'blue',
  'color.red': 'red',
  'color.yellow': 'yellow',
  'color.black': 'black',

  'god.blue': 'Alpan',
  'god.red': 'Achvizr',
  'god.yellow': 'Thalna',
  'god.black': 'Leinth',
} as const;
