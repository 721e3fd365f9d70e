import type { ConflictCode, LimitCode } from "@uchit/contract/problem.ts";
import type { Puzzle } from "@uchit/contract/puzzle.ts";

export { BadField, BadFields } from "@uchit/contract/bad-field.ts";

export class NotFound extends Error {
	override name = "NotFound";
}

export class MovedPermanently extends Error {
	override name = "Moved";
	from: string;
	to: string;
	constructor(from: string, to: string) {
		super(`"${from}" is "${to}" now`);
		this.from = from;
		this.to = to;
	}
}

export class Malformed extends Error {
	override name = "Malformed";
}

/** The session is missing or invalid; the message says which. */
export class NotSignedIn extends Error {
	override name = "NotSignedIn";
}

/** A signed-in visitor has to prove again that it is them; the message says how. */
export class NotConfirmed extends Error {
	override name = "NotConfirmed";
}

/** The message says what prevents it, and the code says it for other languages. */
export class Conflict extends Error {
	override name = "Conflict";
	code: ConflictCode;
	constructor(code: ConflictCode, message: string) {
		super(message);
		this.code = code;
	}
}

export class Unavailable extends Error {
	override name = "Unavailable";
}

/** A limit is used up; the message says which. */
export class TooMany extends Error {
	override name = "TooMany";
	retryAfterSeconds: number;
	code: LimitCode | undefined;
	/** Solving it lets the caller continue at once. */
	puzzle: Puzzle | undefined;
	constructor(
		message: string,
		retryAfterSeconds: number,
		{ code, puzzle }: { code?: LimitCode | undefined; puzzle?: Puzzle | undefined } = {},
	) {
		super(message);
		this.retryAfterSeconds = retryAfterSeconds;
		this.code = code;
		this.puzzle = puzzle;
	}
}

/**
 * Raw SQL returned rows that do not match its shape: our mistake, logged, and a 500 for the caller. Names the column and the statement's
 * text, never a value.
 */
export class UnexpectedRows extends Error {
	override name = "UnexpectedRows";
	constructor({ column, expected, found, statement }: Record<"column" | "expected" | "found" | "statement", string>) {
		const begin = statement.replace(/\s+/g, " ").trim().slice(0, MAX_STATEMENT_LENGTH);
		super(`The column "${column}" should be ${expected} and is ${found}, in: ${begin}`);
	}
}

const MAX_STATEMENT_LENGTH = 300;
