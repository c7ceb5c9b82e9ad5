-- Tales posted through webhooks: their tokens, which messages they posted, and the setting.
DELETE FROM "notes" WHERE "key" LIKE 'webhook:%' OR "key" LIKE 'spoken:%';
UPDATE "guild_settings" SET "games" = json_remove("games", '$.bacchanalia.speaks') WHERE "games" LIKE '%"speaks"%';
