-- AlterTable
ALTER TABLE "outages" ADD COLUMN "removed_at" DATETIME;
