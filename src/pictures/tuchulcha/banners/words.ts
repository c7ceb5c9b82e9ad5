import type { Translate } from '../../../texts/index.ts';
import { shortName } from '../../names.ts';
import type { MomentView } from './view.ts';

/** The large word of a banner. */
export function bannerTitle(t: Translate, view: MomentView): string {
  switch (view.kind) {
    case 'tuchulcha':
      return 'Tuchulcha';
    case 'lasaVecuvia':
      return 'Lasa Vecuvia';
    case 'fell':
      return t('picture.banner.fell');
    case 'out':
      return t('picture.banner.out');
    case 'hit':
      return t('picture.banner.hit', { count: view.count });
    case 'sealed':
      return t('picture.banner.sealed', { count: view.stones.length });
  }
}

/** A line under the name of who did it, or whom it befell. */
export function bannerWords(t: Translate, view: MomentView): string {
  switch (view.kind) {
    case 'tuchulcha':
    case 'lasaVecuvia':
      return t('picture.banner.gives', { count: view.given });
    case 'fell':
      return t('picture.banner.fells', { whom: shortName(view.whom.name, SHORT) });
    case 'out':
      return t('picture.banner.outBy', { who: shortName(view.by.name, SHORT) });
    case 'hit':
      return t('picture.banner.hits', { whom: shortName(view.whom.name, SHORT) });
    case 'sealed':
      return t('picture.banner.open', { count: view.passages.length - view.sealed.length });
  }
}

/** Of a second name, beside the first. */
const SHORT = 16;

/** The same as the picture, in a sentence or two. */
export function describeMoment(t: Translate, view: MomentView): string {
  const name = shortName(view.kind === 'out' ? view.whom.name : view.by.name);
  return t('picture.alt.banner', {
    title: bannerTitle(t, view),
    name,
    words: bannerWords(t, view),
    turn: view.turn,
  });
}
