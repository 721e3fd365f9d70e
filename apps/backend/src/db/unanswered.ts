import type pg from "pg";

/** Beyond what the server itself allows a statement: a process that ends its own query says why, a frozen one says nothing. */
const GRACE_MS = 1_000;
/** Whoever still holds a connection that has ended would have noticed by now. */
const RETURN_MS = 2_000;

/**
 * Ends a connection whose query is not answered: everything that waits on it fails at once, and it never goes back to the pool.
 * The driver's own `query_timeout` would put it back, with a transaction that nobody ends: what the next one writes there is lost.
 * A stream of rows may take its time; it has its own limits.
 */
export function endUnanswered(pool: pg.Pool, statementTimeoutMs: number): void {
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
			// Drizzle keeps the connection on which a transaction could not begin.
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
