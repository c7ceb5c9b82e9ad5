-- CreateTable
CREATE TABLE "posts" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "guild_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "message_id" TEXT,
    "state" TEXT NOT NULL,
    "digest" TEXT NOT NULL
);

-- What was posted already.
INSERT INTO "posts" ("key", "guild_id", "channel_id", "message_id", "state", "digest")
SELECT 'season:' || season_id || ':' || key, guild_id, channel_id, NULL,
  CASE state WHEN 'dropped' THEN 'refused' ELSE 'sent' END, ''
FROM season_posts JOIN seasons ON seasons.id = season_posts.season_id WHERE state <> 'sending';
INSERT INTO "posts" ("key", "guild_id", "channel_id", "message_id", "state", "digest")
SELECT 'season:' || id, guild_id, channel_id, message_id,
  CASE WHEN open_in IS NULL AND version_shown >= version THEN 'closed' ELSE 'sent' END, ''
FROM seasons WHERE message_id IS NOT NULL OR (open_in IS NULL AND version_shown >= version);
INSERT INTO "posts" ("key", "guild_id", "channel_id", "message_id", "state", "digest")
SELECT 'puzzle:' || guild_id || ':' || day, guild_id, channel_id, message_id,
  CASE WHEN state IN ('sent', 'closing') THEN 'sent' ELSE 'closed' END, ''
FROM puzzle_posts WHERE state NOT IN ('waiting', 'sending');
INSERT INTO "posts" ("key", "guild_id", "channel_id", "message_id", "state", "digest")
SELECT key, substr(key, 12), json_extract(value, '$.channelId'), json_extract(value, '$.messageId'), 'sent', json_extract(value, '$.digest')
FROM notes WHERE key LIKE 'table-list:%' AND value <> '';
INSERT INTO "posts" ("key", "guild_id", "channel_id", "message_id", "state", "digest")
SELECT key || ':' || value, substr(key, 9), substr(key, 9), NULL, 'sent', '' FROM notes WHERE key LIKE 'welcome:%';
INSERT INTO "posts" ("key", "guild_id", "channel_id", "message_id", "state", "digest")
SELECT 'introduced:' || game.value || ':' || substr(notes.key, 12), substr(notes.key, 12), substr(notes.key, 12), NULL, 'sent', ''
FROM notes, json_each(CASE WHEN notes.key LIKE 'introduced:%' AND notes.value <> '' THEN notes.value ELSE '[]' END) AS game;
DELETE FROM notes WHERE key LIKE 'table-list:%' OR key LIKE 'welcome:%' OR key LIKE 'introduced:%';

-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "season_posts";
PRAGMA foreign_keys=on;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_puzzle_posts" (
    "guild_id" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "puzzle_id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "closes_at" DATETIME NOT NULL,

    PRIMARY KEY ("guild_id", "day")
);
INSERT INTO "new_puzzle_posts" ("closes_at", "day", "guild_id", "locale", "puzzle_id") SELECT "closes_at", "day", "guild_id", "locale", "puzzle_id" FROM "puzzle_posts";
DROP TABLE "puzzle_posts";
ALTER TABLE "new_puzzle_posts" RENAME TO "puzzle_posts";
CREATE TABLE "new_seasons" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guild_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "open_in" TEXT,
    "locale" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "created_at" DATETIME NOT NULL,
    "rewritten" INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "new_seasons" ("channel_id", "created_at", "guild_id", "id", "locale", "open_in", "rewritten", "secret", "version") SELECT "channel_id", "created_at", "guild_id", "id", "locale", "open_in", "rewritten", "secret", "version" FROM "seasons";
DROP TABLE "seasons";
ALTER TABLE "new_seasons" RENAME TO "seasons";
CREATE UNIQUE INDEX "seasons_open_in_key" ON "seasons"("open_in");
CREATE INDEX "seasons_guild_id_created_at_idx" ON "seasons"("guild_id", "created_at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "posts_guild_id_state_idx" ON "posts"("guild_id", "state");
