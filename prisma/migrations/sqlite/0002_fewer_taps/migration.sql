-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_people" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "auto_confirm" BOOLEAN NOT NULL,
    "auto_play" BOOLEAN NOT NULL DEFAULT false
);
INSERT INTO "new_people" ("auto_confirm", "user_id") SELECT "auto_confirm", "user_id" FROM "people";
DROP TABLE "people";
ALTER TABLE "new_people" RENAME TO "people";
CREATE TABLE "new_seats" (
    "table_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "user_id" TEXT,
    "name" TEXT,
    "never_devotes" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("table_id", "position"),
    CONSTRAINT "seats_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "tables" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
INSERT INTO "new_seats" ("color", "kind", "name", "position", "table_id", "user_id") SELECT "color", "kind", "name", "position", "table_id", "user_id" FROM "seats";
DROP TABLE "seats";
ALTER TABLE "new_seats" RENAME TO "seats";
CREATE INDEX "seats_user_id_table_id_idx" ON "seats"("user_id", "table_id");
CREATE UNIQUE INDEX "seats_table_id_color_key" ON "seats"("table_id", "color");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
