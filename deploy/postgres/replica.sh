#!/bin/sh
# Copies the primary when there is no copy yet, and follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
	mkdir -p "$PGDATA"
	chmod 700 "$PGDATA"
	until PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --host=primary --username=replicator --no-password \
		--pgdata="$PGDATA" --wal-method=stream --slot=replica --write-recovery-conf; do
		find "$PGDATA" -mindepth 1 -delete
		sleep 2
	done
fi
exec postgres -c max_connections=200 -c hot_standby_feedback=on
