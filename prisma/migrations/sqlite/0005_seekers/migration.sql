-- CreateTable
CREATE TABLE "seekers" (
    "guild_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "size" INTEGER,
    "when" TEXT NOT NULL,
    "computers_after" INTEGER,
    "since" DATETIME,
    "name" TEXT,
    "game" TEXT,
    "channel_id" TEXT,
    "asked_by" TEXT,
    "match_id" TEXT,
    "match_size" INTEGER,
    "match_pace" TEXT,

    PRIMARY KEY ("guild_id", "user_id")
);

-- CreateIndex
CREATE INDEX "seekers_user_id_idx" ON "seekers"("user_id");

-- CreateIndex
CREATE INDEX "seekers_since_idx" ON "seekers"("since");

-- CreateIndex
CREATE INDEX "seekers_match_id_idx" ON "seekers"("match_id");
