import type { Chapter, OddCard, Scene } from '../../../tables/story/index.ts';
import { deusName, endingText, rowText } from '../words.ts';
import type { BookChapter, Mark, Words } from './book.ts';
import { passageOf } from './passage.ts';
import { happeningPhrase, rulingPhrase, umbraName } from './phrases.ts';
import { roman } from './roman.ts';
import type { Voice } from './voice.ts';

/** `at`: its place among the chapters, from 0. */
export function chapterOf(chapter: Chapter, at: number, voice: Voice): BookChapter {
  return chapter.kind === 'departure'
    ? {
        ...{ id: `chapter-${at + 1}`, numeral: null, color: chapter.color, who: voice.who(chapter.color) },
        ...{ title: voice.t('chronicle.departed', { who: voice.who(chapter.color) }), date: null },
        ...{ marks: ['left'], isEnding: true, notes: [], bacchus: null, passage: null, odd: null, after: [] },
      }
    : sceneChapter(chapter, at, voice);
}

function sceneChapter(scene: Scene, at: number, voice: Voice): BookChapter {
  const { t, who } = voice;
  const { color, number, ending, told, bacchus, odd } = scene;
  const toldAt = told.is === 'told' ? told.tale.at : null;
  return {
    ...{ id: `chapter-${at + 1}`, numeral: roman(number), color, who: who(color) },
    title: titleOf(scene, voice),
    date: toldAt && voice.date(toldAt),
    marks: marksOf(scene),
    isEnding: ending !== null,
    notes: notesOf(scene, voice),
    bacchus: bacchus && { title: t('chronicle.bacchus'), ...passageOf(bacchus, voice) },
    passage: passageOf(told, voice),
    odd: odd && oddWords(odd, voice),
    after: scene.minervaBy.map((by) => t('chronicle.minerva', { who: who(by) })),
  };
}

function titleOf({ ending, ruling }: Scene, { t }: Voice): string {
  if (ending) return endingText(t, ending.kind);
  if (!ruling) return t('chronicle.unruled');
  return ruling.row === 'vinum' ? deusName(t, 'vinum') : rowText(t, ruling.row);
}

function marksOf({ ending, ruling }: Scene): readonly Mark[] {
  if (ending) return [ending.kind];
  if (!ruling) return [];
  const { row, among } = ruling;
  if (row === 'ties') return [...new Set(among)].slice(0, 3);
  return [row === 'goblet' ? 'vinum' : row];
}

function notesOf({ ending, ruling, happenings }: Scene, voice: Voice): readonly string[] {
  const { t } = voice;
  return [
    ...(ending ? [t(`chronicle.endingBy.${ending.by}`)] : []),
    ...(ruling ? [rulingPhrase(ruling, voice)] : []),
    ...happenings.map((happening) => happeningPhrase(happening, voice)),
    ...(ending?.twist ? [t(`chronicle.twist.${ending.twist}`)] : []),
  ];
}

function oddWords({ umbra, woven, challenge }: OddCard, { t, who }: Voice): Words {
  return {
    label: t(`chronicle.odd.${challenge?.is ?? 'kept'}`, {
      umbra: umbraName(t, umbra),
      who: challenge ? who(challenge.by) : '',
      woven: woven === null ? 'no' : 'yes',
    }),
    text: woven ?? '',
  };
}
