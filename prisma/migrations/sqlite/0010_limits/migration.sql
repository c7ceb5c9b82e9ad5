-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_guild_settings" (
    "guild_id" TEXT NOT NULL PRIMARY KEY,
    "channels" TEXT NOT NULL,
    "pace" TEXT NOT NULL,
    "locale" TEXT,
    "place" TEXT NOT NULL,
    "max_tables" INTEGER,
    "opening_wait" INTEGER NOT NULL DEFAULT 1,
    "nudge_wait" INTEGER NOT NULL DEFAULT 10,
    "bacchanalia" TEXT NOT NULL DEFAULT 'off'
);
INSERT INTO "new_guild_settings" ("bacchanalia", "channels", "guild_id", "locale", "max_tables", "pace", "place") SELECT "bacchanalia", "channels", "guild_id", "locale", "max_tables", "pace", "place" FROM "guild_settings";
DROP TABLE "guild_settings";
ALTER TABLE "new_guild_settings" RENAME TO "guild_settings";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
