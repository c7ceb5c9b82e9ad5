-- DropIndex
DROP INDEX "notices_table_id_idx";

-- AlterTable
ALTER TABLE "notices" ADD COLUMN "digest" TEXT;
ALTER TABLE "notices" ADD COLUMN "message_channel_id" TEXT;
ALTER TABLE "notices" ADD COLUMN "seen" INTEGER;

-- CreateIndex
CREATE INDEX "notices_table_id_state_idx" ON "notices"("table_id", "state");

-- CreateIndex
CREATE INDEX "notices_message_id_idx" ON "notices"("message_id");

-- Questions of running games, whose messages are edited once they are closed.
UPDATE notices SET state = 'shown', attempts = 1, digest = '', seen = 0, message_channel_id = (
  SELECT COALESCE(play_channel_id, channel_id) FROM tables WHERE tables.id = notices.table_id
) WHERE message_id IS NOT NULL AND state = 'sent' AND table_id IN (SELECT id FROM tables WHERE status = 'playing');
UPDATE notices SET message_id = NULL WHERE message_channel_id IS NULL;
