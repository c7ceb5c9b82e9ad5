-- AlterTable
ALTER TABLE "guild_settings" ADD COLUMN "table_list" TEXT;
