-- AlterTable
ALTER TABLE "careers" ADD COLUMN "own" TEXT;

-- AlterTable
ALTER TABLE "tables" ADD COLUMN "counts" BOOLEAN NOT NULL DEFAULT false;

-- By hand from here on: they have games of private tables in what others see. Each is worked out again when it is asked for.
DELETE FROM "careers";
