-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "ratings";
PRAGMA foreign_keys=on;

-- CreateIndex
CREATE INDEX "placings_guild_id_game_finished_at_idx" ON "placings"("guild_id", "game", "finished_at");
