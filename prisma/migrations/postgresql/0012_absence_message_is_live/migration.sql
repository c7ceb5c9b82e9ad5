-- AlterTable
ALTER TABLE "notices" DROP COLUMN "absence_message_id";
