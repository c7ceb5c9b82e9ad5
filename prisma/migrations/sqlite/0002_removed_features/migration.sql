-- Tales posted through webhooks: their tokens, which messages they posted, and the setting.
DELETE FROM "notes" WHERE "key" LIKE 'webhook:%' OR "key" LIKE 'spoken:%';
UPDATE "guild_settings" SET "games" = json_remove("games", '$.bacchanalia.speaks') WHERE "games" LIKE '%"speaks"%';
-- Scheduled events of evenings, and roles of champions. The entries stay for their interactions, which draws depend on.
UPDATE "season_entries" SET "change" = '{"type":"obsolete"}'
WHERE "change" LIKE '{"type":"announced"%' OR "change" LIKE '{"type":"roleChosen"%' OR "change" LIKE '{"type":"roleRefused"%';
UPDATE "season_entries" SET "change" = json_remove("change", '$.roleId') WHERE "change" LIKE '{"type":"opened"%';
DELETE FROM "season_posts" WHERE "key" = 'role' OR "key" = 'event' OR "key" LIKE 'event:%';
