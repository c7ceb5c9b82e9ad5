-- CreateTable
CREATE TABLE "guilds" (
    "id" TEXT NOT NULL,
    "last_table" INTEGER NOT NULL,

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
    "setup" TEXT,
    "state" TEXT,
    "log_length" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "lobby_message_id" TEXT,
    "play_channel_id" TEXT,
    "turn_message_id" TEXT,
    "turn_shown" INTEGER NOT NULL,
    "version_shown" INTEGER NOT NULL,
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

    CONSTRAINT "seats_pkey" PRIMARY KEY ("table_id","position")
);

-- CreateTable
CREATE TABLE "actions" (
    "table_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "actions_pkey" PRIMARY KEY ("table_id","seq")
);

-- CreateTable
CREATE TABLE "people" (
    "user_id" TEXT NOT NULL,
    "auto_confirm" BOOLEAN NOT NULL,

    CONSTRAINT "people_pkey" PRIMARY KEY ("user_id")
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
CREATE INDEX "tables_status_version_shown_version_id_idx" ON "tables"("status", "version_shown", "version", "id");

-- CreateIndex
CREATE UNIQUE INDEX "tables_guild_id_number_key" ON "tables"("guild_id", "number");

-- CreateIndex
CREATE INDEX "seats_user_id_table_id_idx" ON "seats"("user_id", "table_id");

-- CreateIndex
CREATE UNIQUE INDEX "seats_table_id_color_key" ON "seats"("table_id", "color");

-- AddForeignKey
ALTER TABLE "tables" ADD CONSTRAINT "tables_guild_id_fkey" FOREIGN KEY ("guild_id") REFERENCES "guilds"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "actions" ADD CONSTRAINT "actions_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;
