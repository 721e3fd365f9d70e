import type pg from "pg";

/** Beyond the server's own statement limit: a server that ends its query reports why, a frozen one reports nothing. */
const GRACE_MS = 1_000;
/** A caller that still uses an ended connection would have noticed within this time. */
const RETURN_MS = 2_000;

/**
 * Ends a connection whose query gets no answer: everything waiting on it fails at once, and it never returns to the pool. The driver's
 * `query_timeout` would return it with an open transaction, in which the next writes are lost. Streams of rows have their own limits.
 */
export function closeHungConnections(pool: pg.Pool, statementTimeoutMs: number): void {
	const checkedOut = new Set<pg.PoolClient>();
	pool.on("acquire", (client) => checkedOut.add(client));
	pool.on("release", (_error, client) => checkedOut.delete(client));
	pool.on("connect", (client) => {
		const limitMs = statementTimeoutMs + GRACE_MS;
		client.query = new Proxy(client.query, {
			apply: (query, self, args: unknown[]) =>
				sendLimited(args, limitMs, { client, send: (own) => Reflect.apply(query, self, own) }),
		});
		client.once("end", () => {
			// Drizzle never releases a connection on which a transaction could not begin.
			setTimeout(() => checkedOut.has(client) && client.release(true), RETURN_MS).unref();
		});
	});
}

type Connection = { client: pg.PoolClient; send: (args: unknown[]) => unknown };

function sendLimited(args: unknown[], limitMs: number, { client, send }: Connection): unknown {
	const timer = setTimeout(() => void client.end().catch(() => undefined), limitMs);
	const callback = args.at(-1);
	if (typeof callback === "function") {
		const answered = (...answer: unknown[]) => {
			clearTimeout(timer);
			Reflect.apply(callback, undefined, answer);
		};
		return send([...args.slice(0, -1), answered]);
	}
	const answer = send(args);
	if (answer instanceof Promise) answer.finally(() => clearTimeout(timer)).catch(() => undefined);
	else clearTimeout(timer);
	return answer;
}
