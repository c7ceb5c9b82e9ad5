-- CreateTable
CREATE TABLE "offers" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "table_id" TEXT NOT NULL,
    "from_id" TEXT NOT NULL,
    "to_id" TEXT NOT NULL,
    "by_id" TEXT NOT NULL,
    "is_away" BOOLEAN NOT NULL,
    "at" DATETIME NOT NULL,
    "ended" TEXT,
    "ended_at" DATETIME,
    CONSTRAINT "offers_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- CreateIndex
CREATE INDEX "offers_table_id_idx" ON "offers"("table_id");

-- CreateIndex
CREATE INDEX "offers_from_id_idx" ON "offers"("from_id");

-- CreateIndex
CREATE INDEX "offers_to_id_idx" ON "offers"("to_id");

-- CreateIndex
CREATE INDEX "offers_by_id_idx" ON "offers"("by_id");

-- CreateIndex
CREATE INDEX "offers_ended_at_idx" ON "offers"("ended_at");
