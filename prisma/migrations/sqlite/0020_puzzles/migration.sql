-- AlterTable
ALTER TABLE "guild_settings" ADD COLUMN "puzzle_channel" TEXT;
ALTER TABLE "guild_settings" ADD COLUMN "puzzle_hour" INTEGER NOT NULL DEFAULT 8;

-- CreateTable
CREATE TABLE "puzzle_posts" (
    "guild_id" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "puzzle_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "due_at" DATETIME NOT NULL,
    "closes_at" DATETIME NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_at" DATETIME,
    "refused" BOOLEAN NOT NULL DEFAULT false,
    "message_id" TEXT,

    PRIMARY KEY ("guild_id", "day")
);

-- CreateTable
CREATE TABLE "puzzle_answers" (
    "user_id" TEXT NOT NULL,
    "puzzle_id" TEXT NOT NULL,
    "guild_id" TEXT,
    "day" INTEGER NOT NULL,
    "choice" INTEGER NOT NULL,
    "solved" BOOLEAN NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("user_id", "puzzle_id")
);

-- CreateTable
CREATE TABLE "puzzle_players" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "mu" REAL NOT NULL,
    "sigma" REAL NOT NULL,
    "answered" INTEGER NOT NULL,
    "solved" INTEGER NOT NULL,
    "streak" INTEGER NOT NULL,
    "best_streak" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "puzzle_ratings" (
    "puzzle_id" TEXT NOT NULL PRIMARY KEY,
    "mu" REAL NOT NULL,
    "sigma" REAL NOT NULL,
    "answered" INTEGER NOT NULL,
    "solved" INTEGER NOT NULL
);

-- CreateIndex
CREATE INDEX "puzzle_posts_state_due_at_idx" ON "puzzle_posts"("state", "due_at");

-- CreateIndex
CREATE INDEX "puzzle_answers_guild_id_day_idx" ON "puzzle_answers"("guild_id", "day");

-- CreateIndex
CREATE INDEX "guild_settings_puzzle_channel_idx" ON "guild_settings"("puzzle_channel");
