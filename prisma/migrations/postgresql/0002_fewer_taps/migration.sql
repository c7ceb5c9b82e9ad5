-- AlterTable
ALTER TABLE "people" ADD COLUMN     "auto_play" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "seats" ADD COLUMN     "never_devotes" BOOLEAN NOT NULL DEFAULT false;
