# The product as it runs in production: docs/operations.md, Containers.

FROM node:24-bookworm-slim AS sources
WORKDIR /app
COPY . .

FROM sources AS build
RUN npm ci && npm run build

FROM sources AS dependencies
RUN npm ci --omit=dev --workspace=@narthex/server --include-workspace-root

# Node itself is among the dependencies, in the version of the lock file; npm is not needed any more.
FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/narthex narthex
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/apps/web/build apps/web/build
COPY --from=build /app/apps/console/build apps/console/build
COPY --from=build /app/apps/server/build apps/server/build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/var/lib/narthex MALLOC_ARENA_MAX=2
USER narthex
VOLUME /var/lib/narthex
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node_modules/node/bin/node", "deploy/check-ready.mjs"]
# No shell and no npm in between: the process hears the signal that stops it.
ENTRYPOINT ["node_modules/node/bin/node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "apps/server/build/main.mjs"]
CMD ["serve"]
