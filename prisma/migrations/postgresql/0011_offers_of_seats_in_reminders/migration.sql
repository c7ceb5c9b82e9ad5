-- Open offers of seats become a part of their tables' reminders.
UPDATE tables SET reminders = (reminders::jsonb || jsonb_build_object('offers', (
  SELECT jsonb_agg(jsonb_build_object('id', id, 'from', from_id, 'to', to_id, 'isAway', is_away) ORDER BY at, id)
  FROM offers WHERE table_id = tables.id AND ended IS NULL
)))::text
WHERE id IN (SELECT table_id FROM offers WHERE ended IS NULL);
INSERT INTO mentions (table_id, user_id)
SELECT DISTINCT table_id, to_id FROM offers WHERE ended IS NULL
ON CONFLICT DO NOTHING;
-- Messages of answered offers already say so.
UPDATE notices SET state = 'sent', message_id = NULL, message_channel_id = NULL, digest = NULL, seen = NULL
WHERE message_id IS NOT NULL AND key LIKE '%:offer:%' AND EXISTS (
  SELECT 1 FROM offers WHERE offers.table_id = notices.table_id
    AND offers.ended IN ('taken', 'declined', 'withdrawn') AND notices.text LIKE '%"' || offers.id || '"%'
);

-- DropForeignKey
ALTER TABLE "offers" DROP CONSTRAINT "offers_table_id_fkey";

-- DropTable
DROP TABLE "offers";
