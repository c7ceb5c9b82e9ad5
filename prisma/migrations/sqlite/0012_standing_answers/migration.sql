-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_people" (
    "user_id" TEXT NOT NULL PRIMARY KEY,
    "auto_confirm" BOOLEAN NOT NULL,
    "auto_play" BOOLEAN NOT NULL DEFAULT false,
    "always_rolls" BOOLEAN NOT NULL DEFAULT false,
    "never_tuchulcha" BOOLEAN NOT NULL DEFAULT false,
    "never_lasa_vecuvia" BOOLEAN NOT NULL DEFAULT false,
    "reminders" TEXT NOT NULL DEFAULT '[50,10]',
    "remind_by" TEXT NOT NULL DEFAULT 'mention',
    "tell_next" BOOLEAN NOT NULL DEFAULT false,
    "quiet" TEXT,
    "vacations" TEXT NOT NULL DEFAULT '[]',
    "time_zone" TEXT,
    "locale" TEXT,
    "discord_locale" TEXT,
    "hidden" BOOLEAN NOT NULL DEFAULT false
);
INSERT INTO "new_people" ("auto_confirm", "auto_play", "discord_locale", "hidden", "locale", "quiet", "remind_by", "reminders", "tell_next", "time_zone", "user_id", "vacations") SELECT "auto_confirm", "auto_play", "discord_locale", "hidden", "locale", "quiet", "remind_by", "reminders", "tell_next", "time_zone", "user_id", "vacations" FROM "people";
DROP TABLE "people";
ALTER TABLE "new_people" RENAME TO "people";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
