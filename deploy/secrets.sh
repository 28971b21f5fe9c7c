#!/bin/sh
# Scrive una volta i segreti che compose.yaml nomina, in deploy/secrets: quelli che ci sono già restano come sono.
set -eu
cd "$(dirname "$0")"
# Nei contenitori i file hanno i permessi che hanno qui, e li legge un altro utente: li protegge la cartella.
mkdir -p secrets
chmod 700 secrets
umask 022

random() { od -An -v -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }
keep() { [ -e "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"; }

keep database_password "$(random 24)"
keep database_url "postgres://portolano:$(cat secrets/database_password)@database:5432/portolano"
keep s3_key "GK$(random 16)"
keep s3_secret "$(random 32)"
# Garage li prende solo dall'ambiente.
keep garage.env "GARAGE_RPC_SECRET=$(random 32)
GARAGE_DEFAULT_ACCESS_KEY=$(cat secrets/s3_key)
GARAGE_DEFAULT_SECRET_KEY=$(cat secrets/s3_secret)
GARAGE_DEFAULT_BUCKET=portolano"
