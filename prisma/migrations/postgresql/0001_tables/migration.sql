-- CreateTable
CREATE TABLE "guilds" (
    "id" TEXT NOT NULL,
    "last_table" INTEGER NOT NULL,
    "last_result" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "guilds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tables" (
    "id" TEXT NOT NULL,
    "guild_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "game" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "opener_id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "closed_why" TEXT,
    "pace" TEXT NOT NULL,
    "is_private" BOOLEAN NOT NULL,
    "counts" BOOLEAN NOT NULL DEFAULT false,
    "invited" TEXT NOT NULL,
    "terms" TEXT NOT NULL,
    "setup" TEXT,
    "secret" TEXT NOT NULL,
    "seat_history" TEXT NOT NULL,
    "facts" TEXT,
    "first_after" TEXT,
    "season_id" TEXT,
    "state" TEXT,
    "log_length" INTEGER NOT NULL,
    "last_interaction_id" TEXT,
    "version" INTEGER NOT NULL,
    "lobby_message_id" TEXT,
    "play_channel_id" TEXT,
    "turn_message_id" TEXT,
    "turn_shown" INTEGER NOT NULL,
    "version_shown" INTEGER NOT NULL,
    "reminders" TEXT NOT NULL,
    "reminders_version" INTEGER NOT NULL,
    "wake_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "tables_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seats" (
    "table_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "user_id" TEXT,
    "name" TEXT,
    "stand_in" BOOLEAN NOT NULL DEFAULT false,
    "joined_by" TEXT,

    CONSTRAINT "seats_pkey" PRIMARY KEY ("table_id","position")
);

-- CreateTable
CREATE TABLE "actions" (
    "table_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "interaction_id" TEXT,

    CONSTRAINT "actions_pkey" PRIMARY KEY ("table_id","seq")
);

-- CreateTable
CREATE TABLE "sittings" (
    "table_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "kind" TEXT,
    "user_id" TEXT,
    "name" TEXT,
    "stand_in" BOOLEAN NOT NULL,
    "why" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "sittings_pkey" PRIMARY KEY ("table_id","position")
);

-- CreateTable
CREATE TABLE "results" (
    "table_id" TEXT NOT NULL,
    "guild_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "players" INTEGER NOT NULL,
    "turns" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "finished_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "results_pkey" PRIMARY KEY ("table_id")
);

-- CreateTable
CREATE TABLE "placings" (
    "table_id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "guild_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "players" INTEGER NOT NULL,
    "finished_at" TIMESTAMP(3) NOT NULL,
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
    "mu" DOUBLE PRECISION,
    "sigma" DOUBLE PRECISION,

    CONSTRAINT "placings_pkey" PRIMARY KEY ("table_id","place")
);

-- CreateTable
CREATE TABLE "awards" (
    "table_id" TEXT NOT NULL,
    "giver_id" TEXT NOT NULL,
    "receiver_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "awards_pkey" PRIMARY KEY ("table_id","giver_id")
);

-- CreateTable
CREATE TABLE "ratings" (
    "guild_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "players" INTEGER NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "games" INTEGER NOT NULL,
    "wins" INTEGER NOT NULL,
    "established" BOOLEAN NOT NULL,
    "low" DOUBLE PRECISION NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ratings_pkey" PRIMARY KEY ("guild_id","game","period","players","user_id")
);

-- CreateTable
CREATE TABLE "careers" (
    "guild_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "profile" TEXT NOT NULL,
    "own" TEXT,

    CONSTRAINT "careers_pkey" PRIMARY KEY ("guild_id","user_id")
);

-- CreateTable
CREATE TABLE "dice_tallies" (
    "guild_id" TEXT NOT NULL,
    "ones" INTEGER NOT NULL,
    "twos" INTEGER NOT NULL,
    "threes" INTEGER NOT NULL,
    "fours" INTEGER NOT NULL,
    "fives" INTEGER NOT NULL,
    "sixes" INTEGER NOT NULL,

    CONSTRAINT "dice_tallies_pkey" PRIMARY KEY ("guild_id")
);

-- CreateTable
CREATE TABLE "mentions" (
    "table_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "mentions_pkey" PRIMARY KEY ("table_id","user_id")
);

-- CreateTable
CREATE TABLE "followers" (
    "table_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "at" TEXT NOT NULL,

    CONSTRAINT "followers_pkey" PRIMARY KEY ("table_id","user_id")
);

-- CreateTable
CREATE TABLE "votes" (
    "table_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "votes_pkey" PRIMARY KEY ("table_id","seq","user_id")
);

-- CreateTable
CREATE TABLE "ballots" (
    "table_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "chosen" TEXT NOT NULL,
    "best" DOUBLE PRECISION NOT NULL,
    "ways" TEXT NOT NULL,

    CONSTRAINT "ballots_pkey" PRIMARY KEY ("table_id","seq")
);

-- CreateTable
CREATE TABLE "offers" (
    "id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "from_id" TEXT NOT NULL,
    "to_id" TEXT NOT NULL,
    "by_id" TEXT NOT NULL,
    "is_away" BOOLEAN NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "ended" TEXT,
    "ended_at" TIMESTAMP(3),

    CONSTRAINT "offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "drafts" (
    "table_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "parts" TEXT NOT NULL,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("table_id","user_id")
);

-- CreateTable
CREATE TABLE "notices" (
    "key" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "user_id" TEXT,
    "text" TEXT NOT NULL,
    "due_at" TIMESTAMP(3) NOT NULL,
    "position" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "claimed_at" TIMESTAMP(3),
    "settled_at" TIMESTAMP(3),
    "absence_message_id" TEXT,
    "message_id" TEXT,

    CONSTRAINT "notices_pkey" PRIMARY KEY ("key")
);

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
    "version_shown" INTEGER NOT NULL DEFAULT 0,
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
    "name" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "season_mentions_pkey" PRIMARY KEY ("season_id","user_id")
);

-- CreateTable
CREATE TABLE "season_posts" (
    "season_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "claimed_at" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "season_posts_pkey" PRIMARY KEY ("season_id","key")
);

-- CreateTable
CREATE TABLE "people" (
    "user_id" TEXT NOT NULL,
    "reminders" TEXT NOT NULL DEFAULT '[50,10]',
    "remind_by" TEXT NOT NULL DEFAULT 'mention',
    "tell_next" BOOLEAN NOT NULL DEFAULT false,
    "still_pictures" BOOLEAN NOT NULL DEFAULT false,
    "asked_about" BOOLEAN NOT NULL DEFAULT true,
    "quiet" TEXT,
    "vacations" TEXT NOT NULL DEFAULT '[]',
    "time_zone" TEXT,
    "locale" TEXT,
    "games" TEXT NOT NULL DEFAULT '{}',
    "discord_locale" TEXT,
    "hidden" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "people_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "guild_settings" (
    "guild_id" TEXT NOT NULL,
    "channels" TEXT NOT NULL,
    "pace" TEXT NOT NULL,
    "locale" TEXT,
    "place" TEXT NOT NULL,
    "max_tables" INTEGER NOT NULL,
    "opening_wait" INTEGER NOT NULL DEFAULT 1,
    "nudge_wait" INTEGER NOT NULL DEFAULT 10,
    "table_list" TEXT,
    "asks_readers" BOOLEAN NOT NULL DEFAULT true,
    "seat_role" TEXT,
    "games" TEXT NOT NULL DEFAULT '{}',

    CONSTRAINT "guild_settings_pkey" PRIMARY KEY ("guild_id")
);

-- CreateTable
CREATE TABLE "prophecies" (
    "table_id" TEXT NOT NULL,
    "guild_id" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "option" TEXT NOT NULL,
    "certainty" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "interaction_id" TEXT NOT NULL,
    "points" INTEGER,
    "scored_at" TIMESTAMP(3),

    CONSTRAINT "prophecies_pkey" PRIMARY KEY ("table_id","turn","user_id")
);

-- CreateTable
CREATE TABLE "seekers" (
    "guild_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "size" INTEGER,
    "when" TEXT NOT NULL,
    "computers_after" INTEGER,
    "since" TIMESTAMP(3),
    "name" TEXT,
    "game" TEXT,
    "channel_id" TEXT,
    "asked_by" TEXT,
    "match_id" TEXT,
    "match_size" INTEGER,
    "match_pace" TEXT,

    CONSTRAINT "seekers_pkey" PRIMARY KEY ("guild_id","user_id")
);

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

-- CreateTable
CREATE TABLE "heartbeat" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outages" (
    "guild_id" TEXT NOT NULL,
    "begun_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "outages_pkey" PRIMARY KEY ("guild_id")
);

-- CreateTable
CREATE TABLE "downtimes" (
    "id" SERIAL NOT NULL,
    "guild_id" TEXT,
    "from" TIMESTAMP(3) NOT NULL,
    "to" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "downtimes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interactions" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "promised" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "leased_to" TIMESTAMP(3) NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "interactions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interaction_changes" (
    "interaction_id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "interaction_changes_pkey" PRIMARY KEY ("interaction_id","table_id")
);

-- CreateTable
CREATE TABLE "notes" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "notes_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "tables_guild_id_status_idx" ON "tables"("guild_id", "status");

-- CreateIndex
CREATE INDEX "tables_channel_id_status_idx" ON "tables"("channel_id", "status");

-- CreateIndex
CREATE INDEX "tables_play_channel_id_status_idx" ON "tables"("play_channel_id", "status");

-- CreateIndex
CREATE INDEX "tables_opener_id_idx" ON "tables"("opener_id");

-- CreateIndex
CREATE INDEX "tables_status_version_shown_version_id_idx" ON "tables"("status", "version_shown", "version", "id");

-- CreateIndex
CREATE INDEX "tables_status_wake_at_id_idx" ON "tables"("status", "wake_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "tables_guild_id_number_key" ON "tables"("guild_id", "number");

-- CreateIndex
CREATE INDEX "seats_user_id_table_id_idx" ON "seats"("user_id", "table_id");

-- CreateIndex
CREATE UNIQUE INDEX "seats_table_id_color_key" ON "seats"("table_id", "color");

-- CreateIndex
CREATE INDEX "sittings_user_id_idx" ON "sittings"("user_id");

-- CreateIndex
CREATE INDEX "results_guild_id_game_players_position_idx" ON "results"("guild_id", "game", "players", "position");

-- CreateIndex
CREATE UNIQUE INDEX "results_guild_id_position_key" ON "results"("guild_id", "position");

-- CreateIndex
CREATE INDEX "placings_user_id_guild_id_position_idx" ON "placings"("user_id", "guild_id", "position");

-- CreateIndex
CREATE INDEX "awards_receiver_id_table_id_idx" ON "awards"("receiver_id", "table_id");

-- CreateIndex
CREATE INDEX "awards_giver_id_idx" ON "awards"("giver_id");

-- CreateIndex
CREATE INDEX "ratings_guild_id_game_period_players_hidden_established_low_idx" ON "ratings"("guild_id", "game", "period", "players", "hidden", "established", "low", "user_id");

-- CreateIndex
CREATE INDEX "ratings_user_id_idx" ON "ratings"("user_id");

-- CreateIndex
CREATE INDEX "careers_user_id_idx" ON "careers"("user_id");

-- CreateIndex
CREATE INDEX "mentions_user_id_idx" ON "mentions"("user_id");

-- CreateIndex
CREATE INDEX "followers_user_id_idx" ON "followers"("user_id");

-- CreateIndex
CREATE INDEX "votes_user_id_table_id_idx" ON "votes"("user_id", "table_id");

-- CreateIndex
CREATE INDEX "offers_table_id_idx" ON "offers"("table_id");

-- CreateIndex
CREATE INDEX "offers_from_id_idx" ON "offers"("from_id");

-- CreateIndex
CREATE INDEX "offers_to_id_idx" ON "offers"("to_id");

-- CreateIndex
CREATE INDEX "offers_by_id_idx" ON "offers"("by_id");

-- CreateIndex
CREATE INDEX "offers_ended_at_idx" ON "offers"("ended_at");

-- CreateIndex
CREATE INDEX "drafts_user_id_idx" ON "drafts"("user_id");

-- CreateIndex
CREATE INDEX "drafts_updated_at_idx" ON "drafts"("updated_at");

-- CreateIndex
CREATE INDEX "notices_state_due_at_idx" ON "notices"("state", "due_at");

-- CreateIndex
CREATE INDEX "notices_settled_at_idx" ON "notices"("settled_at");

-- CreateIndex
CREATE INDEX "notices_table_id_idx" ON "notices"("table_id");

-- CreateIndex
CREATE INDEX "notices_user_id_idx" ON "notices"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "seasons_open_in_key" ON "seasons"("open_in");

-- CreateIndex
CREATE INDEX "seasons_guild_id_created_at_idx" ON "seasons"("guild_id", "created_at");

-- CreateIndex
CREATE INDEX "season_mentions_user_id_idx" ON "season_mentions"("user_id");

-- CreateIndex
CREATE INDEX "prophecies_guild_id_scored_at_idx" ON "prophecies"("guild_id", "scored_at");

-- CreateIndex
CREATE INDEX "prophecies_user_id_idx" ON "prophecies"("user_id");

-- CreateIndex
CREATE INDEX "seekers_user_id_idx" ON "seekers"("user_id");

-- CreateIndex
CREATE INDEX "seekers_since_idx" ON "seekers"("since");

-- CreateIndex
CREATE INDEX "seekers_match_id_idx" ON "seekers"("match_id");

-- CreateIndex
CREATE INDEX "puzzle_posts_state_due_at_idx" ON "puzzle_posts"("state", "due_at");

-- CreateIndex
CREATE INDEX "puzzle_answers_guild_id_day_idx" ON "puzzle_answers"("guild_id", "day");

-- CreateIndex
CREATE INDEX "downtimes_guild_id_to_idx" ON "downtimes"("guild_id", "to");

-- CreateIndex
CREATE INDEX "interactions_user_id_idx" ON "interactions"("user_id");

-- CreateIndex
CREATE INDEX "interactions_leased_to_idx" ON "interactions"("leased_to");

-- AddForeignKey
ALTER TABLE "tables" ADD CONSTRAINT "tables_guild_id_fkey" FOREIGN KEY ("guild_id") REFERENCES "guilds"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "actions" ADD CONSTRAINT "actions_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "results" ADD CONSTRAINT "results_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "placings" ADD CONSTRAINT "placings_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "results"("table_id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "awards" ADD CONSTRAINT "awards_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "followers" ADD CONSTRAINT "followers_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "season_entries" ADD CONSTRAINT "season_entries_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "season_mentions" ADD CONSTRAINT "season_mentions_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "season_posts" ADD CONSTRAINT "season_posts_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "prophecies" ADD CONSTRAINT "prophecies_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;
