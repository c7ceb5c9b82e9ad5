-- AlterTable
ALTER TABLE "outages" ADD COLUMN     "removed_at" TIMESTAMP(3);
