-- CreateTable
CREATE TABLE "seasons" (
    "id" TEXT NOT NULL,
    "guild_id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "open_in" TEXT,
    "locale" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "message_id" TEXT,
    "version" INTEGER NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "seasons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "season_entries" (
    "season_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "interaction_id" TEXT,
    "by" TEXT,
    "change" TEXT NOT NULL,

    CONSTRAINT "season_entries_pkey" PRIMARY KEY ("season_id","seq")
);

-- CreateTable
CREATE TABLE "season_mentions" (
    "season_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "season_mentions_pkey" PRIMARY KEY ("season_id","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "seasons_open_in_key" ON "seasons"("open_in");

-- CreateIndex
CREATE INDEX "seasons_guild_id_created_at_idx" ON "seasons"("guild_id", "created_at");

-- CreateIndex
CREATE INDEX "season_mentions_user_id_idx" ON "season_mentions"("user_id");

-- AddForeignKey
ALTER TABLE "season_entries" ADD CONSTRAINT "season_entries_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "season_mentions" ADD CONSTRAINT "season_mentions_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE RESTRICT;
