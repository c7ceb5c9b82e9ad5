-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "hints" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "level" TEXT;
