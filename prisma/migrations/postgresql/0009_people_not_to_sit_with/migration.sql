-- AlterTable
ALTER TABLE "people" ADD COLUMN     "blocked" TEXT NOT NULL DEFAULT '[]';
