-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "lobby_digest" TEXT,
ADD COLUMN     "turn_digest" TEXT;
