-- AlterTable
ALTER TABLE "season_mentions" ADD COLUMN     "name" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "seasons" ADD COLUMN     "version_shown" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "season_id" TEXT;

-- CreateTable
CREATE TABLE "season_posts" (
    "season_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "claimed_at" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "season_posts_pkey" PRIMARY KEY ("season_id","key")
);

-- AddForeignKey
ALTER TABLE "season_posts" ADD CONSTRAINT "season_posts_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE RESTRICT;
