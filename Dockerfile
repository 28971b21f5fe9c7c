FROM node:24-slim AS build
WORKDIR /build
COPY . .
RUN --mount=type=cache,target=/var/cache/npm npm_config_cache=/var/cache/npm npm run package

FROM node:24-slim
COPY --from=build /build/dist/package/portolano /opt/portolano
# A volume made out of this folder belongs to whom the folder belongs to.
RUN install --directory --owner=node --group=node --mode=700 /var/lib/portolano
ENV PORTOLANO_HOST=0.0.0.0 PORTOLANO_DATA=/var/lib/portolano
USER node
WORKDIR /var/lib/portolano
VOLUME /var/lib/portolano
EXPOSE 4380
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --start-interval=2s --retries=3 CMD ["node", "/opt/portolano/ready.js"]
CMD ["node", "/opt/portolano/main.js"]
