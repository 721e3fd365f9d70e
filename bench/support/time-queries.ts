import { writeFileSync } from "node:fs";
import pg from "pg";
import { toLatencies } from "#bench/support/http.ts";

/** Milliseconds from sending the statement to its last row. */
export type QueryTimes = { statement: string; calls: number; p50: number; p99: number; most: number };

type Timed = { text?: string; sentAt?: number };
type Step = (this: Timed, ...args: unknown[]) => unknown;

/**
 * Loaded by `node --import`, this times every node-postgres statement except cursors and COPY. SIGUSR2 resets; at exit the times are
 * written to the file that `QUERY_TIMES` names.
 */
const times = new Map<string, number[]>();
const { Query } = pg as typeof pg & { Query: { prototype: { submit: Step; handleReadyForQuery: Step } } };
const query = Query.prototype;
const { submit, handleReadyForQuery } = query;

query.submit = function (...args) {
	this.sentAt = performance.now();
	return Reflect.apply(submit, this, args);
};
query.handleReadyForQuery = function (...args) {
	const ms = performance.now() - (this.sentAt ?? Number.NaN);
	const statement = (this.text ?? "")
		.replace(/^\/\*.*?\*\/ /, "")
		.replace(/\s+/g, " ")
		.trim();
	const known = times.get(statement);
	if (known === undefined) times.set(statement, [ms]);
	else known.push(ms);
	return Reflect.apply(handleReadyForQuery, this, args);
};

process.on("SIGUSR2", () => times.clear());
process.on("exit", () => {
	const { QUERY_TIMES: file } = process.env;
	if (file === undefined) return;
	const queryTimes = [["all", [...times.values()].flat()] as const, ...times].map(([statement, ms]): QueryTimes => {
		const { p50, p99, most } = toLatencies(ms);
		return { statement, calls: ms.length, p50, p99, most };
	});
	writeFileSync(file, JSON.stringify(queryTimes));
});
