-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_people" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "reminders" TEXT NOT NULL DEFAULT '[50,10]',
    "remind_by" TEXT NOT NULL DEFAULT 'mention',
    "tell_next" BOOLEAN NOT NULL DEFAULT false,
    "still_pictures" BOOLEAN NOT NULL DEFAULT false,
    "asked_about" BOOLEAN NOT NULL DEFAULT true,
    "quiet" TEXT,
    "vacations" TEXT NOT NULL DEFAULT '[]',
    "time_zone" TEXT,
    "locale" TEXT,
    "games" TEXT NOT NULL DEFAULT '{}',
    "discord_locale" TEXT,
    "blocked" TEXT NOT NULL DEFAULT '[]',
    "hidden" BOOLEAN NOT NULL DEFAULT false
);
INSERT INTO "new_people" ("asked_about", "discord_locale", "games", "hidden", "locale", "quiet", "remind_by", "reminders", "still_pictures", "tell_next", "time_zone", "user_id", "vacations") SELECT "asked_about", "discord_locale", "games", "hidden", "locale", "quiet", "remind_by", "reminders", "still_pictures", "tell_next", "time_zone", "user_id", "vacations" FROM "people";
DROP TABLE "people";
ALTER TABLE "new_people" RENAME TO "people";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
