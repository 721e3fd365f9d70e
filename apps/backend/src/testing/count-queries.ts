import type { Database } from "#backend/db/client.ts";

export type QueryCount = { queries: number; connectionsAtOnce: number };

/** Counts the queries of `work` on the real pool; nothing else may use the pool meanwhile. */
export async function countQueries({ $client: pool }: Database, work: () => Promise<unknown>): Promise<QueryCount> {
	let queries = 0;
	let count = 0;
	let connectionsAtOnce = 0;
	const take = (client: Counted) => {
		count += 1;
		connectionsAtOnce = Math.max(connectionsAtOnce, count);
		const { query } = client;
		client.query = (...given: unknown[]) => {
			queries += 1;
			return Reflect.apply(query, client, given);
		};
	};
	const giveBack = (_error: unknown, client: Counted) => {
		count -= 1;
		Reflect.deleteProperty(client, "query");
	};
	pool.on("acquire", take);
	pool.on("release", giveBack);
	try {
		await work();
	} finally {
		pool.off("acquire", take);
		pool.off("release", giveBack);
	}
	return { queries, connectionsAtOnce };
}

type Counted = { query: (...given: never[]) => unknown };
