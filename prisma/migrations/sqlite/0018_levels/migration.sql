-- AlterTable
ALTER TABLE "tables" ADD COLUMN "level" TEXT;
ALTER TABLE "tables" ADD COLUMN "hints" BOOLEAN NOT NULL DEFAULT false;
