import type { TableStore } from '../tables/store.ts';
import type { Transactions } from './transactions.ts';

type Notes = Pick<TableStore, 'note' | 'saveNote'>;

export function storedNotes(transactions: Transactions): Notes {
  return {
    note: (key) =>
      transactions.single(async (client) => {
        const note = await client.note.findUnique({ where: { key } });
        return note?.value ?? null;
      }),

    async saveNote(key, value) {
      await transactions.single((client) =>
        client.note.upsert({ where: { key }, create: { key, value }, update: { value } }),
      );
    },
  };
}
