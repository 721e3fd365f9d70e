import { ContentError } from "#backend/content/errors.ts";

type Fault = { code: string; detail?: unknown; column?: unknown };

/** Runs a query; if the database refuses it because of the request, the caller gets the error. */
export async function mapDatabaseErrors<Result>(collection: string, work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		throw toContentError(collection, error) ?? error;
	}
}

function toContentError(collection: string, error: unknown): ContentError | undefined {
	const fault = faultIn(error);
	if (fault === undefined) return undefined;
	const field = fieldsIn(fault);
	const named = field === undefined ? { collection } : { collection, field };
	const where = `${field === undefined ? "" : `field "${field}" in `}collection "${collection}"`;
	if (fault.code === "23505")
		return new ContentError("RECORD_NOT_UNIQUE", `Value for ${where} has to be unique.`, named);
	if (fault.code === "23503")
		return new ContentError("INVALID_FOREIGN_KEY", `Invalid foreign key for ${where}.`, named);
	if (fault.code === "23502" || fault.code === "23514") {
		return new ContentError("FAILED_VALIDATION", `Validation failed for ${where}.`, named);
	}
	if (fault.code === "40P01" || fault.code === "40001") {
		return new ContentError("SERVICE_UNAVAILABLE", "Somebody changed the same at the same time. Try again.");
	}
	// Data exceptions: a number too large for its column, a text that is no date …
	if (fault.code.startsWith("22") || fault.code === "54001") {
		return new ContentError("INVALID_QUERY", "Invalid query. A value is out of range.");
	}
	return undefined;
}

function faultIn(error: unknown): Fault | undefined {
	if (!(error instanceof Error)) return undefined;
	if ("code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)) {
		return {
			code: error.code,
			...("detail" in error && { detail: error.detail }),
			...("column" in error && { column: error.column }),
		};
	}
	return faultIn(error.cause);
}

/** `Key (slug, language)=(…) already exists.` names the fields; the values are not passed on. */
function fieldsIn({ detail, column }: Fault): string | undefined {
	if (typeof column === "string") return column;
	return typeof detail === "string" ? /^Key \(([a-z_, ]+)\)=/.exec(detail)?.[1] : undefined;
}
