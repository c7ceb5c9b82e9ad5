-- AlterTable
ALTER TABLE "seasons" ADD COLUMN     "rewritten" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "season_entries_season_id_interaction_id_idx" ON "season_entries"("season_id", "interaction_id");
