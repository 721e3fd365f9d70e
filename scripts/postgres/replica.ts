import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { copyRunningCluster, writeOwned } from "#scripts/postgres/base-copy.ts";
import { clusterFiles } from "#scripts/postgres/cluster.ts";
import { type Postgres, type PostgresOptions, startPostgres } from "#scripts/postgres.ts";
import { withClient } from "#scripts/site/database.ts";

export type ReplicaOptions = PostgresOptions & {
	/** Of the primary, which runs on this machine. */
	primary: { dataDir: string; url: Postgres["url"] };
};

const SLOT = "replica";

/**
 * Copies a running primary into `dataDir`, which is emptied before, and starts the copy as its streaming replica: hot, so it
 * answers whoever reads. The primary keeps what the replica has not read yet in a slot, one replica at a time.
 */
export async function startReplica({ primary, ...options }: ReplicaOptions): Promise<Postgres> {
	const dataDir = resolve(options.dataDir);
	const { data, password } = clusterFiles(dataDir);
	const source = clusterFiles(resolve(primary.dataDir));
	rmSync(dataDir, { recursive: true, force: true });
	mkdirSync(dirname(data), { recursive: true, mode: 0o755 });
	copyFileSync(source.password, password);
	await withClient(primary.url("postgres"), async (client) => {
		await client.query("SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = $1", [
			SLOT,
		]);
		await client.query("SELECT pg_create_physical_replication_slot($1, immediately_reserve => true)", [SLOT]);
		await copyRunningCluster(client, source.data, data);
	});
	const { port, password: secret } = new URL(primary.url("postgres"));
	const conninfo = `host=127.0.0.1 port=${port} user=postgres password=${secret} application_name=${SLOT}`;
	const kept = readFileSync(join(data, "postgresql.auto.conf"), "utf8");
	const own = `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${SLOT}'\n`;
	writeOwned(join(data, "postgresql.auto.conf"), `${kept}${own}`, data);
	writeOwned(join(data, "standby.signal"), "", data);
	return startPostgres({ ...options, dataDir });
}
