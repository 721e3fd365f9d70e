import { expect, test } from "vitest";
import { findOutageReason } from "#backend/db/outage-reason.ts";

function failure(code: string): Error {
	return Object.assign(new Error("as the driver says it"), { code });
}

test.each(["ECONNREFUSED", "57P01", "57P03", "53300", "08006", "57014", "42P01"])(
	"%s means that the database is unreachable",
	(code) => {
		expect(findOutageReason(failure(code))).toBeTypeOf("string");
	},
);

test("finds the reason under the query's own error", () => {
	const error = new Error("Failed query", { cause: new Error("between", { cause: failure("ECONNREFUSED") }) });
	expect(findOutageReason(error)).toBe("The database cannot be reached.");
});

test.each([failure("22021"), failure("42601"), failure("EBADF"), new Error("Failed query"), "text", undefined])(
	"%s does not mean that the database is unreachable",
	(error) => {
		expect(findOutageReason(error)).toBeUndefined();
	},
);

test.each([
	["timeout exceeded when trying to connect", /busy/],
	["Connection terminated due to connection timeout", /cannot be reached/],
])("the pool's %s: a timeout while waiting for a connection is not reported as an outage", (message, expected) => {
	expect(findOutageReason(new Error("Failed query", { cause: new Error(message) }))).toMatch(expected);
});
