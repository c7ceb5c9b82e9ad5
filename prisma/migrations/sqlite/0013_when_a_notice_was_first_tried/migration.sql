-- AlterTable
ALTER TABLE "notices" ADD COLUMN "first_tried_at" DATETIME;
