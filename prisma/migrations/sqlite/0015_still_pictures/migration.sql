-- AlterTable
ALTER TABLE "people" ADD COLUMN "still_pictures" BOOLEAN NOT NULL DEFAULT false;
