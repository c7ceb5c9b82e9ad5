-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_seasons" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guild_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "open_in" TEXT,
    "locale" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "message_id" TEXT,
    "version" INTEGER NOT NULL,
    "version_shown" INTEGER NOT NULL DEFAULT 0,
    "created_at" DATETIME NOT NULL,
    "rewritten" INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "new_seasons" ("channel_id", "created_at", "guild_id", "id", "locale", "message_id", "open_in", "secret", "version", "version_shown") SELECT "channel_id", "created_at", "guild_id", "id", "locale", "message_id", "open_in", "secret", "version", "version_shown" FROM "seasons";
DROP TABLE "seasons";
ALTER TABLE "new_seasons" RENAME TO "seasons";
CREATE UNIQUE INDEX "seasons_open_in_key" ON "seasons"("open_in");
CREATE INDEX "seasons_guild_id_created_at_idx" ON "seasons"("guild_id", "created_at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "season_entries_season_id_interaction_id_idx" ON "season_entries"("season_id", "interaction_id");
