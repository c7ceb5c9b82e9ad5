-- CreateTable
CREATE TABLE "posts" (
    "key" TEXT NOT NULL,
    "guild_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "message_id" TEXT,
    "state" TEXT NOT NULL,
    "digest" TEXT NOT NULL,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("key")
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
SELECT key, substr(key, 12), value::json ->> 'channelId', value::json ->> 'messageId', 'sent', value::json ->> 'digest'
FROM notes WHERE key LIKE 'table-list:%' AND value <> '';
INSERT INTO "posts" ("key", "guild_id", "channel_id", "message_id", "state", "digest")
SELECT key || ':' || value, substr(key, 9), substr(key, 9), NULL, 'sent', '' FROM notes WHERE key LIKE 'welcome:%';
INSERT INTO "posts" ("key", "guild_id", "channel_id", "message_id", "state", "digest")
SELECT 'introduced:' || game.value || ':' || substr(notes.key, 12), substr(notes.key, 12), substr(notes.key, 12), NULL, 'sent', ''
FROM notes, json_array_elements_text((CASE WHEN notes.key LIKE 'introduced:%' AND notes.value <> '' THEN notes.value ELSE '[]' END)::json) AS game (value);
DELETE FROM notes WHERE key LIKE 'table-list:%' OR key LIKE 'welcome:%' OR key LIKE 'introduced:%';

-- DropForeignKey
ALTER TABLE "season_posts" DROP CONSTRAINT "season_posts_season_id_fkey";

-- DropIndex
DROP INDEX "puzzle_posts_state_due_at_idx";

-- AlterTable
ALTER TABLE "puzzle_posts" DROP COLUMN "attempts",
DROP COLUMN "channel_id",
DROP COLUMN "claimed_at",
DROP COLUMN "due_at",
DROP COLUMN "message_id",
DROP COLUMN "refused",
DROP COLUMN "state";

-- AlterTable
ALTER TABLE "seasons" DROP COLUMN "message_id",
DROP COLUMN "version_shown";

-- DropTable
DROP TABLE "season_posts";

-- CreateIndex
CREATE INDEX "posts_guild_id_state_idx" ON "posts"("guild_id", "state");
