import { scrub } from "./scrub.ts";

/** An error as it is logged, without any user input. `stack` has only the frames, not the message above them. */
export type LoggedError = {
	type: string;
	message: string;
	code?: string;
	about?: Record<string, string>;
	stack: string;
	cause?: LoggedError;
};

const DEEPEST = 5;

/** The only way for an error to reach a log. A thrown value that is not an Error is logged by its type. */
export function serializeError(error: unknown, depth = 0): LoggedError {
	if (!(error instanceof Error))
		return { type: typeof error, message: "Something was thrown that is no error", stack: "" };
	const { cause } = error;
	const code = codeOf(error);
	const about = isDatabaseError(error) ? namesIn(error) : undefined;
	return {
		type: nameOf(error),
		message: messageOf(error),
		...(code !== undefined && { code }),
		...(about !== undefined && { about }),
		stack: framesOf(error),
		...(cause !== undefined && depth < DEEPEST && { cause: serializeError(cause, depth + 1) }),
	};
}

function messageOf(error: Error): string {
	// Drizzle's message contains the query's parameter values.
	if ("query" in error && "params" in error) return "A query failed";
	if (isDatabaseError(error)) return isAboutValues(error) ? "The database refused a value or a query" : error.message;
	if ("issues" in error && Array.isArray(error.issues))
		return `Not of the expected shape: ${error.issues.map(issueOf).join("; ")}`;
	// JSON.parse's message quotes its input.
	if (error instanceof SyntaxError) return "Something could not be read";
	return scrub(error.message);
}

/** SQLSTATE classes whose messages name tables, columns and constraints, but no values. */
const CLASSES_WITHOUT_VALUES = new Set(["08", "23", "25", "28", "40", "53", "55", "57", "58"]);

function isAboutValues(error: Error): boolean {
	return !CLASSES_WITHOUT_VALUES.has(codeOf(error)?.slice(0, 2) ?? "");
}

function isDatabaseError(error: Error): boolean {
	return "severity" in error && "routine" in error && /^[\dA-Z]{5}$/.test(codeOf(error) ?? "");
}

const NAMES = ["schema", "table", "column", "dataType", "constraint", "routine"] as const;

function namesIn(error: Error): Record<string, string> {
	const values = new Map<string, unknown>(Object.entries(error));
	return Object.fromEntries(
		NAMES.flatMap((name) => {
			const value = values.get(name);
			return typeof value === "string" ? [[name, value]] : [];
		}),
	);
}

function issueOf(issue: unknown): string {
	if (typeof issue !== "object" || issue === null) return "…";
	const path = "path" in issue && Array.isArray(issue.path) ? issue.path.map(String).join(".") : "";
	return `${scrub(path)} (${"code" in issue ? String(issue.code) : "invalid"})`;
}

function codeOf(error: Error): string | undefined {
	return "code" in error && typeof error.code === "string" && /^\w{1,40}$/.test(error.code) ? error.code : undefined;
}

function nameOf({ name }: Error): string {
	return /^\w{1,60}$/.test(name) ? name : "Error";
}

/** A message of several lines could look like frames: a leading message is cut off by its length, and only frames are taken. */
function framesOf({ name, message, stack = "" }: Error): string {
	const head = stack.startsWith(`${name}: ${message}`)
		? `${name}: ${message}`.length
		: stack.indexOf(message) + message.length;
	const isFound = stack.includes(message);
	return (isFound ? stack.slice(head) : "")
		.split("\n")
		.filter((line) => FRAME.test(line))
		.join("\n");
}

const FRAME = /^ {4}at .*(?::\d+:\d+\)?|<anonymous>\)?|\(native\)|index \d+\))$/;
