-- AlterTable
ALTER TABLE "tables" ADD COLUMN "season_id" TEXT;

-- CreateTable
CREATE TABLE "season_posts" (
    "season_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "claimed_at" DATETIME NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,

    PRIMARY KEY ("season_id", "key"),
    CONSTRAINT "season_posts_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_season_mentions" (
    "season_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',

    PRIMARY KEY ("season_id", "user_id"),
    CONSTRAINT "season_mentions_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
INSERT INTO "new_season_mentions" ("season_id", "user_id") SELECT "season_id", "user_id" FROM "season_mentions";
DROP TABLE "season_mentions";
ALTER TABLE "new_season_mentions" RENAME TO "season_mentions";
CREATE INDEX "season_mentions_user_id_idx" ON "season_mentions"("user_id");
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
    "created_at" DATETIME NOT NULL
);
INSERT INTO "new_seasons" ("channel_id", "created_at", "guild_id", "id", "locale", "message_id", "open_in", "secret", "version") SELECT "channel_id", "created_at", "guild_id", "id", "locale", "message_id", "open_in", "secret", "version" FROM "seasons";
DROP TABLE "seasons";
ALTER TABLE "new_seasons" RENAME TO "seasons";
CREATE UNIQUE INDEX "seasons_open_in_key" ON "seasons"("open_in");
CREATE INDEX "seasons_guild_id_created_at_idx" ON "seasons"("guild_id", "created_at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
