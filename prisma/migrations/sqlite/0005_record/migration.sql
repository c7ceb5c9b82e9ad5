-- AlterTable
ALTER TABLE "seats" ADD COLUMN "joined_by" TEXT;

-- AlterTable
ALTER TABLE "tables" ADD COLUMN "facts" TEXT;
ALTER TABLE "tables" ADD COLUMN "secret" TEXT;

-- CreateTable
CREATE TABLE "results" (
    "table_id" TEXT NOT NULL PRIMARY KEY,
    "guild_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "players" INTEGER NOT NULL,
    "turns" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "finished_at" DATETIME NOT NULL,
    CONSTRAINT "results_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- CreateTable
CREATE TABLE "placings" (
    "table_id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "guild_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "players" INTEGER NOT NULL,
    "finished_at" DATETIME NOT NULL,
    "color" TEXT NOT NULL,
    "user_id" TEXT,
    "name" TEXT,
    "part" TEXT NOT NULL,
    "rank" INTEGER,
    "won" BOOLEAN NOT NULL,
    "turns" INTEGER NOT NULL,
    "dice" INTEGER NOT NULL,
    "pips" INTEGER NOT NULL,
    "deeds" TEXT NOT NULL,
    "mu" REAL,
    "sigma" REAL,

    PRIMARY KEY ("table_id", "place"),
    CONSTRAINT "placings_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "results" ("table_id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- CreateTable
CREATE TABLE "ratings" (
    "guild_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "players" INTEGER NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mu" REAL NOT NULL,
    "sigma" REAL NOT NULL,
    "games" INTEGER NOT NULL,
    "wins" INTEGER NOT NULL,
    "established" BOOLEAN NOT NULL,
    "low" REAL NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("guild_id", "game", "period", "players", "user_id")
);

-- CreateTable
CREATE TABLE "dice_tallies" (
    "guild_id" TEXT NOT NULL PRIMARY KEY,
    "ones" INTEGER NOT NULL,
    "twos" INTEGER NOT NULL,
    "threes" INTEGER NOT NULL,
    "fours" INTEGER NOT NULL,
    "fives" INTEGER NOT NULL,
    "sixes" INTEGER NOT NULL
);

-- AlterTable
ALTER TABLE "guilds" ADD COLUMN "last_result" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "people" ADD COLUMN "hidden" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "results_guild_id_game_players_position_idx" ON "results"("guild_id", "game", "players", "position");

-- CreateIndex
CREATE UNIQUE INDEX "results_guild_id_position_key" ON "results"("guild_id", "position");

-- CreateIndex
CREATE INDEX "placings_user_id_guild_id_position_idx" ON "placings"("user_id", "guild_id", "position");

-- CreateIndex
CREATE INDEX "ratings_guild_id_game_period_players_hidden_established_low_user_id_idx" ON "ratings"("guild_id", "game", "period", "players", "hidden", "established", "low", "user_id");

-- CreateIndex
CREATE INDEX "ratings_user_id_idx" ON "ratings"("user_id");

-- CreateIndex
CREATE INDEX "followers_user_id_idx" ON "followers"("user_id");

-- CreateIndex
CREATE INDEX "sittings_user_id_idx" ON "sittings"("user_id");

-- CreateIndex
CREATE INDEX "tables_opener_id_idx" ON "tables"("opener_id");
