-- CreateIndex
CREATE INDEX "placings_leaderboard_idx" ON "placings"("guild_id", "game", "user_id", "position", "players", "won", "finished_at", "mu");
