/** SQLSTATEs, and classes of two characters, that mean that the database cannot serve now; the request is not at fault. */
const OUTAGE_REASONS = {
	"08": "The connection to the database broke.",
	"28": "The database does not let us in.",
	"3D000": "The database does not exist.",
	"42P01": "The database has no tables yet.",
	"53": "The database is short of connections, memory or disk.",
	"57014": "The database took too long to answer.",
	"57P01": "The database is shutting down.",
	"57P02": "The database crashed and is starting again.",
	"57P03": "The database is starting.",
} as const satisfies Record<string, string>;

const NETWORK_ERRORS = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EHOSTUNREACH",
]);

const DRIVER_MESSAGES = [
	"Connection terminated",
	"Client has encountered a connection error",
	"Client was closed and is not queryable",
	"Cannot use a pool after calling end",
	"Query read timeout",
];

/** The pool's error if no connection became free in time; a connection that cannot be opened has another message. */
const ALL_IN_USE = "timeout exceeded when trying to connect";

export function findOutageReason(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	const known = Object.entries(OUTAGE_REASONS).find(
		([state]) => code === state || (state.length === 2 && isOfClass(code, state)),
	);
	if (known) return known[1];
	if (error.message === ALL_IN_USE) return "Too many ask at once: the database is busy. Try again in a few seconds.";
	if (NETWORK_ERRORS.has(code) || DRIVER_MESSAGES.some((message) => error.message.startsWith(message))) {
		return "The database cannot be reached.";
	}
	return findOutageReason(error.cause);
}

function isOfClass(code: string, sqlStateClass: string): boolean {
	return code.length === 5 && code.startsWith(sqlStateClass);
}
