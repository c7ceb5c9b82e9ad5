-- AlterTable
ALTER TABLE "people" ADD COLUMN "discord_locale" TEXT;
