-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "thread_members" TEXT;
