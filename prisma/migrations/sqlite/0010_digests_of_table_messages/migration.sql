-- AlterTable
ALTER TABLE "tables" ADD COLUMN "lobby_digest" TEXT;
ALTER TABLE "tables" ADD COLUMN "turn_digest" TEXT;
