-- Tales posted through webhooks: their tokens, which messages they posted, and the setting.
DELETE FROM "notes" WHERE "key" LIKE 'webhook:%' OR "key" LIKE 'spoken:%';
UPDATE "guild_settings" SET "games" = ("games"::jsonb #- '{bacchanalia,speaks}')::text WHERE "games" LIKE '%"speaks"%';
