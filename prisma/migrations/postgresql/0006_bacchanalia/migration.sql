-- AlterTable
ALTER TABLE "guild_settings" ADD COLUMN     "bacchanalia" TEXT NOT NULL DEFAULT 'off';

-- AlterTable
ALTER TABLE "tables" ADD COLUMN     "terms" TEXT;

-- CreateTable
CREATE TABLE "drafts" (
    "table_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "parts" TEXT NOT NULL,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("table_id","user_id")
);

-- CreateIndex
CREATE INDEX "drafts_user_id_idx" ON "drafts"("user_id");

-- CreateIndex
CREATE INDEX "drafts_updated_at_idx" ON "drafts"("updated_at");

-- AddForeignKey
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;
