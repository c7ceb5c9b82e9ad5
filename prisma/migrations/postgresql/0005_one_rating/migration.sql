-- DropTable
DROP TABLE "ratings";

-- CreateIndex
CREATE INDEX "placings_guild_id_game_finished_at_idx" ON "placings"("guild_id", "game", "finished_at");
