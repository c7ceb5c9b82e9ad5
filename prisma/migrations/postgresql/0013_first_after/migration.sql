-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "first_after" TEXT;
