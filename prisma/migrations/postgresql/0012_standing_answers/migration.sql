-- AlterTable
ALTER TABLE "people" ADD COLUMN     "always_rolls" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "never_lasa_vecuvia" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "never_tuchulcha" BOOLEAN NOT NULL DEFAULT false;
