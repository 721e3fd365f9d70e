import { bindToTrace, currentTrace } from "@uchit/monitoring/request-trace.ts";
import type pg from "pg";

/**
 * Adds the request's id to every statement, for `pg_stat_activity`, the server's log and slow plans. Statements outside a request,
 * prepared ones (one text for all) and COPY stay as they are.
 */
export function commentQueries(pool: pg.Pool): void {
	const { connect } = pool;
	// A waiting caller is called back when another request returns a connection, so its callback is bound to its own request.
	pool.connect = new Proxy(connect, {
		apply: (target, self, args: unknown[]) =>
			Reflect.apply(
				target,
				self,
				args.map((each) => (isFunction(each) ? bindToTrace(each) : each)),
			),
	});
	pool.on("connect", (client) => {
		client.query = new Proxy(client.query, {
			apply: (query, self, [first, ...more]: unknown[]) => Reflect.apply(query, self, [withComment(first), ...more]),
		});
	});
}

function isFunction(value: unknown): value is (...args: never[]) => unknown {
	return typeof value === "function";
}

function withComment(query: unknown): unknown {
	const id = currentTrace()?.id;
	if (id === undefined) return query;
	if (typeof query === "string") return commented(query, id);
	if (!isPlainQuery(query)) return query;
	return { ...query, text: commented(query.text, id) };
}

function isPlainQuery(query: unknown): query is { text: string } {
	if (typeof query !== "object" || query === null || !("text" in query) || typeof query.text !== "string") return false;
	const isNamed = "name" in query && query.name !== undefined;
	return !isNamed && !("submit" in query);
}

/** In front, because tools that show statements cut long ones off. */
function commented(text: string, id: string): string {
	return `/* request=${id} */ ${text}`;
}
