-- CreateTable
CREATE TABLE "interactions" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "user_id" TEXT NOT NULL,
    "promised" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "leased_to" DATETIME NOT NULL,
    "created_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "interaction_changes" (
    "interaction_id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("interaction_id", "table_id")
);

-- CreateIndex
CREATE INDEX "interactions_user_id_idx" ON "interactions"("user_id");

-- CreateIndex
CREATE INDEX "interactions_leased_to_idx" ON "interactions"("leased_to");
