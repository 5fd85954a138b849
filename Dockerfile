# docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD) --tag sitewright .
# With --build-arg LAYOUT=sitewright.layout, a release's file in this folder, the executable inside is that
# release's, byte for byte.
# docker run --read-only --cap-drop ALL --publish 8787:8787 --volume sitewright:/data sitewright

FROM node:22-bookworm-slim AS build
WORKDIR /source
COPY package.json bun.lock ./
RUN npx --yes bun@1.4.5 install --frozen-lockfile
COPY . .
ARG COMMIT=unknown
ARG LAYOUT=
RUN SITEWRIGHT_COMMIT="$COMMIT" npx --yes bun@1.4.5 run build ${LAYOUT:+--layout "$LAYOUT"} && mkdir /empty

# The executable needs glibc and libgcc, which the slim image has, and nothing else: no shell, no
# temp directory, no certificates.
FROM debian:bookworm-slim
COPY --from=build /source/dist/sitewright /usr/local/bin/sitewright
# A new volume takes over the owner and mode of the directory it is mounted on.
COPY --from=build --chown=65532:65532 --chmod=700 /empty /data
USER 65532:65532
WORKDIR /data
ENV HOST=0.0.0.0 PORT=8787 SITEWRIGHT_DATA=/data
VOLUME /data
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s CMD ["sitewright", "healthcheck"]
ENTRYPOINT ["sitewright"]
CMD ["serve"]
