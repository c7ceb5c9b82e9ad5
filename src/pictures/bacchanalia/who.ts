import type { Translate } from '../../texts/index.ts';
import type { TableauPlayer } from './view.ts';

/** A player's name, or the colour where no name is to be told. */
export const calledBy = (t: Translate, { name, color }: TableauPlayer): string =>
  name === '' ? t(`color.${color}`) : name;
