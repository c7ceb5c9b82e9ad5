-- AlterTable
ALTER TABLE "actions" ADD COLUMN     "interaction_id" TEXT;

-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "last_interaction_id" TEXT,
ADD COLUMN     "lobby_trail" TEXT;
