import { besideWords, type GameEvent } from '../../../games/bacchanalia/index.ts';

type Told = Omit<Extract<GameEvent, { type: 'told' }>, 'type'>;

/** A tale in its latest words. */
export interface ReadTale<Step> extends Told {
  /** By which it was told. */
  readonly step: Step;
  /** Its words as they were told, and as they were edited since. */
  readonly versions: readonly Pick<Told, 'text' | 'title' | 'character'>[];
  readonly isSkipped: boolean;
}

/** The tales of a story by their numbers. `steps`: of its log, or of the beginning of it. */
export function readTales<Step extends { readonly events: readonly GameEvent[] }>(
  steps: readonly Step[],
): ReadonlyMap<number, ReadTale<Step>> {
  const tales = new Map<number, ReadTale<Step>>();
  for (const step of steps)
    for (const event of step.events) {
      const tale = 'tale' in event && tales.get(event.tale);
      if (event.type === 'told' || event.type === 'retold') {
        const { type: _, ...told } = event;
        tales.set(event.tale, { ...told, step, versions: [told], isSkipped: false });
      } else if (tale && event.type === 'edited') {
        const words = { ...tale, text: event.text, ...besideWords(event) };
        tales.set(event.tale, { ...words, versions: [...tale.versions, words] });
      } else if (tale && event.type === 'skipped') tales.set(event.tale, { ...tale, isSkipped: true });
    }
  return tales;
}
