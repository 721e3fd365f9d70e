import { bindToTrace, currentTrace } from "@uchit/monitoring/request-trace.ts";
import type pg from "pg";

/**
 * Names in every statement the request for which it is made: `pg_stat_activity`, the server's log and a plan that takes long
 * say whose it is. A statement of no request, a prepared one (it is one text for all), and COPY stay as they are.
 */
export function commentQueries(pool: pg.Pool): void {
	const { connect } = pool;
	// Who waits for a connection is called back by whoever gives one back.
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
			apply: (query, self, [asked, ...more]: unknown[]) => Reflect.apply(query, self, [withComment(asked), ...more]),
		});
	});
}

function isFunction(value: unknown): value is (...args: never[]) => unknown {
	return typeof value === "function";
}

function withComment(asked: unknown): unknown {
	const id = currentTrace()?.id;
	if (id === undefined) return asked;
	if (typeof asked === "string") return commented(asked, id);
	if (!isPlainQuery(asked)) return asked;
	return { ...asked, text: commented(asked.text, id) };
}

function isPlainQuery(asked: unknown): asked is { text: string } {
	if (typeof asked !== "object" || asked === null || !("text" in asked) || typeof asked.text !== "string") return false;
	const isNamed = "name" in asked && asked.name !== undefined;
	return !isNamed && !("submit" in asked);
}

/** Before the statement: what shows statements cuts long ones off. */
function commented(text: string, id: string): string {
	return `/* request=${id} */ ${text}`;
}
