-- AlterTable
ALTER TABLE "guild_settings" ADD COLUMN     "puzzle_channel" TEXT,
ADD COLUMN     "puzzle_hour" INTEGER NOT NULL DEFAULT 8;

-- CreateTable
CREATE TABLE "puzzle_posts" (
    "guild_id" TEXT NOT NULL,
    "day" INTEGER NOT NULL,
    "puzzle_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "due_at" TIMESTAMP(3) NOT NULL,
    "closes_at" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_at" TIMESTAMP(3),
    "refused" BOOLEAN NOT NULL DEFAULT false,
    "message_id" TEXT,

    CONSTRAINT "puzzle_posts_pkey" PRIMARY KEY ("guild_id","day")
);

-- CreateTable
CREATE TABLE "puzzle_answers" (
    "user_id" TEXT NOT NULL,
    "puzzle_id" TEXT NOT NULL,
    "guild_id" TEXT,
    "day" INTEGER NOT NULL,
    "choice" INTEGER NOT NULL,
    "solved" BOOLEAN NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "puzzle_answers_pkey" PRIMARY KEY ("user_id","puzzle_id")
);

-- CreateTable
CREATE TABLE "puzzle_players" (
    "user_id" TEXT NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "answered" INTEGER NOT NULL,
    "solved" INTEGER NOT NULL,
    "streak" INTEGER NOT NULL,
    "best_streak" INTEGER NOT NULL,

    CONSTRAINT "puzzle_players_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "puzzle_ratings" (
    "puzzle_id" TEXT NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "answered" INTEGER NOT NULL,
    "solved" INTEGER NOT NULL,

    CONSTRAINT "puzzle_ratings_pkey" PRIMARY KEY ("puzzle_id")
);

-- CreateIndex
CREATE INDEX "puzzle_posts_state_due_at_idx" ON "puzzle_posts"("state", "due_at");

-- CreateIndex
CREATE INDEX "puzzle_answers_guild_id_day_idx" ON "puzzle_answers"("guild_id", "day");

-- CreateIndex
CREATE INDEX "guild_settings_puzzle_channel_idx" ON "guild_settings"("puzzle_channel");
