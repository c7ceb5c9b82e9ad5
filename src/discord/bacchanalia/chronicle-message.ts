import type { Snowflake } from '../../tables/game-types.ts';
import { isOpen } from '../../tables/who-acts.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../message.ts';
import { listOf, nameOrGone } from '../views/names.ts';
import type { Reading } from './chronicle-reading.ts';
import type { ChronicleDeed } from './tap.ts';

/** What there is to read of a story, for one person; `sharable`: both they and the bot may write there. */
export function chronicleMessage(
  locale: string,
  { table, readership, story }: Reading,
  reader: Snowflake,
  sharable: boolean,
): OutMessage {
  const t = translator(locale);
  const { id, number } = table;
  const { voters, agreed, isPublished, isFinal } = readership;
  const tap = (does: ChronicleDeed) => ({ on: 'chronicle', table: id, does }) as const;
  const scenes = story.chapters.filter(({ kind }) => kind === 'scene').length;
  const mayAgree = !isFinal && voters.some(({ userId }) => userId === reader);
  const agrees = agreed.some(({ userId }) => userId === reader);
  return plain(
    [
      t('chronicle.show', { number, scenes, over: isOpen(table) ? 'no' : 'yes' }),
      publishLine(t, locale, { voters, agreed, isPublished, isFinal }),
    ].join('\n'),
    rowsOf([
      button(tap('html'), t('chronicle.button.html'), 'primary'),
      button(tap('markdown'), t('chronicle.button.markdown')),
      ...(mayAgree
        ? [button(tap('agree'), t(agrees ? 'chronicle.button.disagree' : 'chronicle.button.agree'))]
        : []),
      ...(isPublished && sharable ? [button(tap('publish'), t('chronicle.button.publish'))] : []),
    ]),
  );
}

function publishLine(
  t: Translate,
  locale: string,
  { voters, agreed, isPublished, isFinal }: Omit<Reading['readership'], 'readers'>,
): string {
  if (isPublished) return t('chronicle.publish.all', { final: isFinal ? 'yes' : 'no' });
  if (agreed.length === 0) return t('chronicle.publish.none');
  const names = listOf(
    locale,
    agreed.map(({ name }) => nameOrGone(t, name)),
  );
  return t('chronicle.publish.some', { names, count: agreed.length, all: voters.length });
}
