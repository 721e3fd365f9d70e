import type { FieldProblem } from "@uchit/contract/problem.schema.ts";
import type { ProblemCode } from "@uchit/contract/problem.ts";

/** The address names something that does not exist; the message tells the visitor what. */
export class NotFound extends Error {
	override name = "NotFound";
}

/** What the address names has another slug now: the answer is the same address with that one. */
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

/** One part of what was sent cannot be taken; the message says why, the code and its values say it for other languages. */
export class BadField extends Error {
	override name = "BadField";
	field: string;
	code: ProblemCode;
	values: FieldProblem["values"];
	constructor(
		field: string,
		reason: string,
		{ code = "invalid", values }: Partial<Pick<FieldProblem, "code" | "values">> = {},
	) {
		super(reason);
		this.field = field;
		this.code = code;
		this.values = values;
	}
}

/** Several parts of what was sent cannot be taken. */
export class BadFields extends Error {
	override name = "BadFields";
	fields: readonly BadField[];
	constructor(fields: readonly BadField[]) {
		super(fields.map(({ field, message }) => `${field} ${message}`).join("; "));
		this.fields = fields;
	}
}

/** Nobody is signed in, or what shows who asks is not believed; the message says which. */
export class NotSignedIn extends Error {
	override name = "NotSignedIn";
}

/** Whoever is signed in has to show again that it is them; the message says how. */
export class NotConfirmed extends Error {
	override name = "NotConfirmed";
}

/** It cannot be done as things stand; the message says what stands against it. */
export class Conflict extends Error {
	override name = "Conflict";
}

/** The service cannot answer now; the message says why. */
export class Unavailable extends Error {
	override name = "Unavailable";
}

/** The caller has had all that one may have for now; the message says of what. */
export class TooMany extends Error {
	override name = "TooMany";
	retryAfterSeconds: number;
	constructor(message: string, retryAfterSeconds: number) {
		super(message);
		this.retryAfterSeconds = retryAfterSeconds;
	}
}
