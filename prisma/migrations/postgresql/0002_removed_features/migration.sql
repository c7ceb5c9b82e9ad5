-- Tales posted through webhooks: their tokens, which messages they posted, and the setting.
DELETE FROM "notes" WHERE "key" LIKE 'webhook:%' OR "key" LIKE 'spoken:%';
UPDATE "guild_settings" SET "games" = ("games"::jsonb #- '{bacchanalia,speaks}')::text WHERE "games" LIKE '%"speaks"%';
-- Roles that the bot gave, and Discord's scheduled events: what a season's log says of them. The entries stay, since draws depend on their interactions.
UPDATE "season_entries" SET "change" = '{"type":"obsolete"}'
  WHERE "change"::jsonb ->> 'type' IN ('announced', 'roleChosen', 'roleRefused');
UPDATE "season_entries" SET "change" = ("change"::jsonb - 'roleId')::text WHERE "change"::jsonb ->> 'type' = 'opened';
DELETE FROM "season_posts" WHERE "key" = 'role' OR "key" = 'event' OR "key" LIKE 'event:%';
