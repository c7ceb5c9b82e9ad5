-- CreateTable
CREATE TABLE "seasons" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guild_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "open_in" TEXT,
    "locale" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "message_id" TEXT,
    "version" INTEGER NOT NULL,
    "created_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "season_entries" (
    "season_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    "interaction_id" TEXT,
    "by" TEXT,
    "change" TEXT NOT NULL,

    PRIMARY KEY ("season_id", "seq"),
    CONSTRAINT "season_entries_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- CreateTable
CREATE TABLE "season_mentions" (
    "season_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    PRIMARY KEY ("season_id", "user_id"),
    CONSTRAINT "season_mentions_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- CreateIndex
CREATE UNIQUE INDEX "seasons_open_in_key" ON "seasons"("open_in");

-- CreateIndex
CREATE INDEX "seasons_guild_id_created_at_idx" ON "seasons"("guild_id", "created_at");

-- CreateIndex
CREATE INDEX "season_mentions_user_id_idx" ON "season_mentions"("user_id");
