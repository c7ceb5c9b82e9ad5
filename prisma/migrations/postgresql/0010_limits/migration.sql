-- AlterTable
ALTER TABLE "guild_settings" ADD COLUMN     "nudge_wait" INTEGER NOT NULL DEFAULT 10,
ADD COLUMN     "opening_wait" INTEGER NOT NULL DEFAULT 1;
