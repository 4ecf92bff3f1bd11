#!/bin/sh
# Brings the compose profile "scale" to the release of this folder without an outage: builds the image, migrates, and replaces
# the sites one after another, each when the one before it is healthy. A site that does not get healthy ends the upgrade, and
# the others go on with the old release. Settings come from .env, as for "docker compose up".
set -eu
cd "$(dirname "$0")/.."
compose() { docker compose --profile scale "$@"; }

compose build site-1
compose run --rm --no-deps migrate
for service in site-1 site-2 site-3; do
  compose up --detach --no-deps --no-build --wait --wait-timeout 120 "$service"
  echo "$service is replaced."
done
compose up --detach --no-deps --no-build worker
