import { declareCustomIds } from '../../custom-id.ts';

export const vacationButtons = declareCustomIds({
  /** Back from vacation before its end. */
  end: ['vacation:end', {}],
});
