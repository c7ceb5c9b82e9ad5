-- AlterTable
ALTER TABLE "people" ADD COLUMN     "locale" TEXT,
ADD COLUMN     "quiet" TEXT,
ADD COLUMN     "remind_by" TEXT NOT NULL DEFAULT 'mention',
ADD COLUMN     "reminders" TEXT NOT NULL DEFAULT '[50,10]',
ADD COLUMN     "tell_next" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "time_zone" TEXT,
ADD COLUMN     "vacations" TEXT NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "seats" ADD COLUMN     "stand_in" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "closed_why" TEXT,
ADD COLUMN     "invited" TEXT,
ADD COLUMN     "is_private" BOOLEAN,
ADD COLUMN     "pace" TEXT,
ADD COLUMN     "wake_at" TIMESTAMP(3),
ADD COLUMN     "watch" TEXT,
ADD COLUMN     "watch_version" INTEGER;

-- Tables that were there before have no clock, so that nobody's begins by an update. Only the opener could close one, and those
-- that are open are to be looked at soon.
UPDATE "tables" SET
    "closed_why" = CASE WHEN "status" = 'aborted' THEN 'opener' END,
    "invited" = '[]',
    "is_private" = false,
    "pace" = 'none',
    "wake_at" = CASE WHEN "status" IN ('lobby', 'playing') THEN "updated_at" END,
    "watch" = '{"banks":{},"turn":null,"missed":{},"touchedAt":' || (EXTRACT(EPOCH FROM "updated_at") * 1000)::BIGINT || ',"closesAt":null,"abort":[]}',
    "watch_version" = 1;

ALTER TABLE "tables" ALTER COLUMN "invited" SET NOT NULL,
ALTER COLUMN "is_private" SET NOT NULL,
ALTER COLUMN "pace" SET NOT NULL,
ALTER COLUMN "watch" SET NOT NULL,
ALTER COLUMN "watch_version" SET NOT NULL;

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
CREATE TABLE "followers" (
    "table_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "at" TEXT NOT NULL,

    CONSTRAINT "followers_pkey" PRIMARY KEY ("table_id","user_id")
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

    CONSTRAINT "notices_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "guild_settings" (
    "guild_id" TEXT NOT NULL,
    "channels" TEXT NOT NULL,
    "pace" TEXT NOT NULL,
    "locale" TEXT,
    "place" TEXT NOT NULL,
    "max_tables" INTEGER,

    CONSTRAINT "guild_settings_pkey" PRIMARY KEY ("guild_id")
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

-- CreateIndex
CREATE INDEX "notices_state_due_at_idx" ON "notices"("state", "due_at");

-- CreateIndex
CREATE INDEX "notices_settled_at_idx" ON "notices"("settled_at");

-- CreateIndex
CREATE INDEX "downtimes_guild_id_to_idx" ON "downtimes"("guild_id", "to");

-- CreateIndex
CREATE INDEX "tables_status_wake_at_id_idx" ON "tables"("status", "wake_at", "id");

-- AddForeignKey
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "followers" ADD CONSTRAINT "followers_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;
