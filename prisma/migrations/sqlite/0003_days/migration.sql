-- CreateTable
CREATE TABLE "sittings" (
    "table_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "kind" TEXT,
    "user_id" TEXT,
    "name" TEXT,
    "stand_in" BOOLEAN NOT NULL,
    "why" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("table_id", "position"),
    CONSTRAINT "sittings_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- CreateTable
CREATE TABLE "followers" (
    "table_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "at" TEXT NOT NULL,

    PRIMARY KEY ("table_id", "user_id"),
    CONSTRAINT "followers_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- CreateTable
CREATE TABLE "notices" (
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
    CONSTRAINT "notices_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- CreateTable
CREATE TABLE "guild_settings" (
    "guild_id" TEXT NOT NULL PRIMARY KEY,
    "channels" TEXT NOT NULL,
    "pace" TEXT NOT NULL,
    "locale" TEXT,
    "place" TEXT NOT NULL,
    "max_tables" INTEGER
);

-- CreateTable
CREATE TABLE "heartbeat" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "outages" (
    "guild_id" TEXT NOT NULL PRIMARY KEY,
    "begun_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "downtimes" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "guild_id" TEXT,
    "from" DATETIME NOT NULL,
    "to" DATETIME NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_people" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "auto_confirm" BOOLEAN NOT NULL,
    "auto_play" BOOLEAN NOT NULL DEFAULT false,
    "reminders" TEXT NOT NULL DEFAULT '[50,10]',
    "remind_by" TEXT NOT NULL DEFAULT 'mention',
    "tell_next" BOOLEAN NOT NULL DEFAULT false,
    "quiet" TEXT,
    "vacations" TEXT NOT NULL DEFAULT '[]',
    "time_zone" TEXT,
    "locale" TEXT
);
INSERT INTO "new_people" ("auto_confirm", "auto_play", "user_id") SELECT "auto_confirm", "auto_play", "user_id" FROM "people";
DROP TABLE "people";
ALTER TABLE "new_people" RENAME TO "people";
CREATE TABLE "new_seats" (
    "table_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "user_id" TEXT,
    "name" TEXT,
    "never_devotes" BOOLEAN NOT NULL DEFAULT false,
    "stand_in" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("table_id", "position"),
    CONSTRAINT "seats_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
INSERT INTO "new_seats" ("color", "kind", "name", "never_devotes", "position", "table_id", "user_id") SELECT "color", "kind", "name", "never_devotes", "position", "table_id", "user_id" FROM "seats";
DROP TABLE "seats";
ALTER TABLE "new_seats" RENAME TO "seats";
CREATE INDEX "seats_user_id_table_id_idx" ON "seats"("user_id", "table_id");
CREATE UNIQUE INDEX "seats_table_id_color_key" ON "seats"("table_id", "color");
CREATE TABLE "new_tables" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guild_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "game" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "opener_id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "closed_why" TEXT,
    "pace" TEXT NOT NULL,
    "is_private" BOOLEAN NOT NULL,
    "invited" TEXT NOT NULL,
    "setup" TEXT,
    "state" TEXT,
    "log_length" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "lobby_message_id" TEXT,
    "play_channel_id" TEXT,
    "turn_message_id" TEXT,
    "turn_shown" INTEGER NOT NULL,
    "version_shown" INTEGER NOT NULL,
    "watch" TEXT NOT NULL,
    "watch_version" INTEGER NOT NULL,
    "wake_at" DATETIME,
    "created_at" DATETIME NOT NULL,
    "updated_at" DATETIME NOT NULL,
    CONSTRAINT "tables_guild_id_fkey" FOREIGN KEY ("guild_id") REFERENCES "guilds" ("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
-- Tables that were there before have no clock, so that nobody's begins by an update. Only the opener could close one, and those
-- that are open are to be looked at soon.
INSERT INTO "new_tables" ("channel_id", "created_at", "game", "guild_id", "id", "lobby_message_id", "locale", "log_length", "number", "opener_id", "play_channel_id", "setup", "size", "state", "status", "turn_message_id", "turn_shown", "updated_at", "version", "version_shown", "closed_why", "pace", "is_private", "invited", "watch", "watch_version", "wake_at") SELECT "channel_id", "created_at", "game", "guild_id", "id", "lobby_message_id", "locale", "log_length", "number", "opener_id", "play_channel_id", "setup", "size", "state", "status", "turn_message_id", "turn_shown", "updated_at", "version", "version_shown",
    CASE WHEN "status" = 'aborted' THEN 'opener' END,
    'none',
    false,
    '[]',
    '{"banks":{},"turn":null,"missed":{},"touchedAt":' || (strftime('%s', "updated_at") * 1000 + substr("updated_at", 21, 3)) || ',"closesAt":null,"abort":[]}',
    1,
    CASE WHEN "status" IN ('lobby', 'playing') THEN "updated_at" END
FROM "tables";
DROP TABLE "tables";
ALTER TABLE "new_tables" RENAME TO "tables";
CREATE INDEX "tables_guild_id_status_idx" ON "tables"("guild_id", "status");
CREATE INDEX "tables_channel_id_status_idx" ON "tables"("channel_id", "status");
CREATE INDEX "tables_play_channel_id_status_idx" ON "tables"("play_channel_id", "status");
CREATE INDEX "tables_status_version_shown_version_id_idx" ON "tables"("status", "version_shown", "version", "id");
CREATE INDEX "tables_status_wake_at_id_idx" ON "tables"("status", "wake_at", "id");
CREATE UNIQUE INDEX "tables_guild_id_number_key" ON "tables"("guild_id", "number");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "notices_state_due_at_idx" ON "notices"("state", "due_at");

-- CreateIndex
CREATE INDEX "notices_settled_at_idx" ON "notices"("settled_at");

-- CreateIndex
CREATE INDEX "downtimes_guild_id_to_idx" ON "downtimes"("guild_id", "to");
