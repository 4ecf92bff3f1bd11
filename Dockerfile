FROM node:24.21.0-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/start scripts/start
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node_modules/.bin/vite build --app \
 && npm prune --omit=dev --workspaces=false --no-save --no-audit --no-fund \
# No program needs these: TypeORM is in dist, and compilers come with packages that could use them.
 && rm -rf node_modules/.bin node_modules/@types node_modules/@typescript node_modules/jiti node_modules/typeorm node_modules/typescript

FROM node:24.21.0-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
ENV NODE_ENV=production PORT=4000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# A volume that is mounted here inherits the owner.
RUN install -d -o node -g node /media
ENV MEDIA_DIR=/media
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=25s --start-period=30s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The site needs DATABASE_URL: the embedded Postgres is for `npm start` and not in this image.
CMD ["node", "dist/server/supervise.js", "site"]
