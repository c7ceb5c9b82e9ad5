-- CreateTable
CREATE TABLE "careers" (
    "guild_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "profile" TEXT NOT NULL,

    PRIMARY KEY ("guild_id", "user_id")
);

-- CreateTable
CREATE TABLE "mentions" (
    "table_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    PRIMARY KEY ("table_id", "user_id"),
    CONSTRAINT "mentions_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- CreateIndex
CREATE INDEX "careers_user_id_idx" ON "careers"("user_id");

-- CreateIndex
CREATE INDEX "mentions_user_id_idx" ON "mentions"("user_id");

-- CreateIndex
CREATE INDEX "notices_table_id_idx" ON "notices"("table_id");

-- CreateIndex
CREATE INDEX "notices_user_id_idx" ON "notices"("user_id");

-- By hand from here on: what the schema has no words for.

-- Of tables that are to be shown: few at any time.
CREATE INDEX "tables_unshown_idx" ON "tables"("updated_at", "id") WHERE "version" > "version_shown";

INSERT INTO "mentions" ("table_id", "user_id")
SELECT DISTINCT t."id", i."value"
FROM "tables" t, json_each(CASE WHEN json_valid(t."invited") THEN t."invited" ELSE '[]' END) i;

-- Who has a seat, or had one since the start, is found by that.
INSERT INTO "mentions" ("table_id", "user_id")
SELECT DISTINCT t."id", json_extract(s."value", '$.holder') AS "holder"
FROM "tables" t,
  json_each(CASE WHEN json_valid(t."lobby_trail") THEN t."lobby_trail" ELSE '[]' END) e,
  json_each(e."value", '$.seats') s
WHERE "holder" <> 'computer'
  AND NOT EXISTS (SELECT 1 FROM "seats" x WHERE x."table_id" = t."id" AND x."user_id" = "holder")
  AND NOT EXISTS (SELECT 1 FROM "sittings" x WHERE x."table_id" = t."id" AND x."user_id" = "holder")
ON CONFLICT DO NOTHING;
