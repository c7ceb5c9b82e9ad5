# The bot alone, without the packages that its bundles contain and not as root: docker build --tag haruspex .
# See docs/operations.md; compose.yaml runs it with PostgreSQL.

FROM node:24-bookworm-slim AS build
WORKDIR /app
# Packages are installed again only if these have changed.
COPY package.json package-lock.json ./
COPY playground/package.json playground/
COPY prisma prisma
COPY scripts/node-version.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build && node scripts/unbundled.mjs

FROM node:24-bookworm-slim
# Makes malloc return freed memory: docs/operations.md.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=4194304 \
    MALLOC_TRIM_THRESHOLD_=4194304
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/assets assets
COPY --from=build /app/scripts scripts
COPY --from=build /app/dist dist
# The SQLite file, unless DATABASE_URL is set.
RUN install --directory --mode=0700 --owner=node --group=node data
VOLUME /app/data
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A copy of .env.example has an empty HEALTH_PORT.
CMD ["sh", "-c", "HEALTH_PORT=${HEALTH_PORT:-8080} exec node --max-semi-space-size=4 --no-parallel-scavenge dist/main.js"]
