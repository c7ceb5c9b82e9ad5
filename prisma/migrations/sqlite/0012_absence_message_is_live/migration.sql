-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_notices" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "table_id" TEXT NOT NULL,
    "user_id" TEXT,
    "text" TEXT NOT NULL,
    "due_at" DATETIME NOT NULL,
    "position" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "claimed_at" DATETIME,
    "settled_at" DATETIME,
    "message_id" TEXT,
    "message_channel_id" TEXT,
    "digest" TEXT,
    "seen" INTEGER,
    CONSTRAINT "notices_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
INSERT INTO "new_notices" ("attempts", "claimed_at", "digest", "due_at", "key", "message_channel_id", "message_id", "position", "seen", "settled_at", "state", "table_id", "text", "user_id") SELECT "attempts", "claimed_at", "digest", "due_at", "key", "message_channel_id", "message_id", "position", "seen", "settled_at", "state", "table_id", "text", "user_id" FROM "notices";
DROP TABLE "notices";
ALTER TABLE "new_notices" RENAME TO "notices";
CREATE INDEX "notices_state_due_at_idx" ON "notices"("state", "due_at");
CREATE INDEX "notices_settled_at_idx" ON "notices"("settled_at");
CREATE INDEX "notices_table_id_state_idx" ON "notices"("table_id", "state");
CREATE INDEX "notices_message_id_idx" ON "notices"("message_id");
CREATE INDEX "notices_user_id_idx" ON "notices"("user_id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
