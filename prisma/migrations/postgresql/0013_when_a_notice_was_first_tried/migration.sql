-- AlterTable
ALTER TABLE "notices" ADD COLUMN     "first_tried_at" TIMESTAMP(3);
