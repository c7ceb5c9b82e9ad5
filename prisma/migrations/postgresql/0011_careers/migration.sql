-- CreateTable
CREATE TABLE "careers" (
    "guild_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "profile" TEXT NOT NULL,

    CONSTRAINT "careers_pkey" PRIMARY KEY ("guild_id","user_id")
);

-- CreateTable
CREATE TABLE "mentions" (
    "table_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "mentions_pkey" PRIMARY KEY ("table_id","user_id")
);

-- CreateIndex
CREATE INDEX "careers_user_id_idx" ON "careers"("user_id");

-- CreateIndex
CREATE INDEX "mentions_user_id_idx" ON "mentions"("user_id");

-- CreateIndex
CREATE INDEX "notices_table_id_idx" ON "notices"("table_id");

-- CreateIndex
CREATE INDEX "notices_user_id_idx" ON "notices"("user_id");

-- AddForeignKey
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- By hand from here on: what the schema has no words for.

-- Of tables that are to be shown: few at any time.
CREATE INDEX "tables_unshown_idx" ON "tables"("updated_at", "id") WHERE "version" > "version_shown";

INSERT INTO "mentions" ("table_id", "user_id")
SELECT DISTINCT t."id", i."value"
FROM "tables" t CROSS JOIN LATERAL jsonb_array_elements_text(t."invited"::jsonb) i("value");

-- Who has a seat, or had one since the start, is found by that.
INSERT INTO "mentions" ("table_id", "user_id")
SELECT DISTINCT t."id", s."value"->>'holder'
FROM "tables" t
  CROSS JOIN LATERAL jsonb_array_elements(t."lobby_trail"::jsonb) e("value")
  CROSS JOIN LATERAL jsonb_array_elements(e."value"->'seats') s("value")
WHERE s."value"->>'holder' <> 'computer'
  AND NOT EXISTS (SELECT 1 FROM "seats" x WHERE x."table_id" = t."id" AND x."user_id" = s."value"->>'holder')
  AND NOT EXISTS (SELECT 1 FROM "sittings" x WHERE x."table_id" = t."id" AND x."user_id" = s."value"->>'holder')
ON CONFLICT DO NOTHING;
