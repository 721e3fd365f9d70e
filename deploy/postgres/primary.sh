#!/bin/sh
# Runs once, when the primary's cluster is made: the roles, the replica's slot, and who may replicate.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=uchit \
	--set=owner="$OWNER_PASSWORD" --set=service="$SERVICE_PASSWORD" --set=replication="$REPLICATION_PASSWORD" <<'SQL'
CREATE ROLE uchit_owner LOGIN PASSWORD :'owner';
CREATE ROLE uchit_service LOGIN PASSWORD :'service';
CREATE ROLE uchit_loads NOLOGIN;
GRANT uchit_loads TO uchit_service WITH INHERIT FALSE, SET TRUE;
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'replication';
ALTER DATABASE uchit OWNER TO uchit_owner;
ALTER SCHEMA public OWNER TO uchit_owner;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
SELECT pg_create_physical_replication_slot('replica', true);
SQL
echo "host replication replicator samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
