import type { ConflictCode, LimitCode } from "@uchit/contract/problem.ts";
import type { Puzzle } from "@uchit/contract/puzzle.ts";

export { BadField, BadFields } from "@uchit/contract/bad-field.ts";

/** The address names something that does not exist; the message tells the visitor what. */
export class NotFound extends Error {
	override name = "NotFound";
}

/** The slug in the address has changed: the answer is the same address with the new one. */
export class Moved extends Error {
	override name = "Moved";
	from: string;
	to: string;
	constructor(from: string, to: string) {
		super(`"${from}" is "${to}" now`);
		this.from = from;
		this.to = to;
	}
}

/** The address cannot be read at all; the message says what is wrong with it. */
export class Malformed extends Error {
	override name = "Malformed";
}

/** Nobody is signed in, or what shows who asks is not believed; the message says which. */
export class NotSignedIn extends Error {
	override name = "NotSignedIn";
}

/** Whoever is signed in has to show again that it is them; the message says how. */
export class NotConfirmed extends Error {
	override name = "NotConfirmed";
}

/** It cannot be done as things stand; the message says what stands against it, the code says it for other languages. */
export class Conflict extends Error {
	override name = "Conflict";
	code: ConflictCode;
	constructor(code: ConflictCode, message: string) {
		super(message);
		this.code = code;
	}
}

/** The service cannot answer now; the message says why. */
export class Unavailable extends Error {
	override name = "Unavailable";
}

/** The caller has had all that one may have for now; the message says of what. */
export class TooMany extends Error {
	override name = "TooMany";
	retryAfterSeconds: number;
	code: LimitCode | undefined;
	/** A puzzle whose solution lets the caller go on at once. */
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
 * Raw SQL answered other rows than its shape says: a mistake of ours, which stands in the log and is a 500 for the caller. Names the
 * column, and of the statement its text without any value that was given to it.
 */
export class UnexpectedRows extends Error {
	override name = "UnexpectedRows";
	constructor({ column, expected, found, statement }: Record<"column" | "expected" | "found" | "statement", string>) {
		const begin = statement.replace(/\s+/g, " ").trim().slice(0, LONGEST_STATEMENT);
		super(`The column "${column}" should be ${expected} and is ${found}, in: ${begin}`);
	}
}

const LONGEST_STATEMENT = 300;
