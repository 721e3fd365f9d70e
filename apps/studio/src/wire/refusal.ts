import { isRecord } from "@uchit/text/is-record.ts";

export type Refusal = {
	message: string;
	code: string;
	/** `root.serverError` belongs to no field. Absent if no field is named. */
	errors?: Record<string, unknown>;
	changed?: Record<string, unknown>;
};

/** `fields` by path, such as `events.4.starts`. */
type Fault = { message: string; code: string; changed: unknown; fields: { path: string; reason: string }[] };

/** Reads an error reply of the wire: `{ errors: [{ message, extensions: { code, field, reason } }] }`. */
export function toRefusal(status: number, body: unknown): Refusal {
	const faults = isRecord(body) && Array.isArray(body.errors) ? body.errors.map(toFault) : [];
	const [first] = faults;
	if (first === undefined) return { message: `The content system answered ${status}.`, code: "UNKNOWN" };
	const message = faults.map((fault) => fault.message).join(" ");
	const errors: Record<string, unknown> = {};
	for (const { path, reason } of faults.flatMap(({ fields }) => fields)) errors[path] ??= reason;
	const changed = isRecord(first.changed) ? { changed: first.changed } : {};
	if (Object.keys(errors).length === 0) return { message, code: first.code, ...changed };
	const others = faults.filter(({ fields }) => fields.length === 0).map((fault) => fault.message);
	if (others.length > 0) errors.root = { serverError: others.join(" ") };
	return { message, code: first.code, errors };
}

function toFault(error: unknown): Fault {
	const { message, extensions }: Record<string, unknown> = isRecord(error) ? error : {};
	const { code, field, reason, at, changed }: Record<string, unknown> = isRecord(extensions) ? extensions : {};
	const own = WORDS[String(code)] ?? (typeof message === "string" ? inWords(message) : undefined);
	const text = own ?? "The content system refused without a reason.";
	// A unique constraint may cover several fields: "slug, language".
	const names = typeof field === "string" && field !== "" ? field.split(", ") : [];
	const whole = names.map((path) => ({ path, reason: reasonOf(code, reason) ?? text }));
	return {
		message: text,
		code: typeof code === "string" ? code : "UNKNOWN",
		changed,
		fields: Array.isArray(at) && at.length > 0 ? at.map((part) => toPart(names[0] ?? "", part, text)) : whole,
	};
}

const WORDS: Readonly<Record<string, string>> = {
	INVALID_OTP: "This code is not right, or was used already. Type the one that the app shows now.",
};

/** `Invalid payload. "text": still has a gap.` → It still has a gap. */
function inWords(message: string): string {
	const own = message.replace(/^Invalid (?:payload|query)\. (?:"[^"]*": )?/, "");
	return own.replace(/^[a-z]/, (letter) => `It ${letter}`);
}

function toPart(field: string, part: unknown, message: string): Fault["fields"][number] {
	const { path, reason }: Record<string, unknown> = isRecord(part) ? part : {};
	return { path: [field, ...(Array.isArray(path) ? path : [])].join("."), reason: reasonOf("", reason) ?? message };
}

function reasonOf(code: unknown, reason: unknown): string | undefined {
	if (typeof reason === "string") return `It ${reason}.`;
	if (code === "RECORD_NOT_UNIQUE") return "Another item has this already.";
	if (code === "INVALID_FOREIGN_KEY") return "There is no such item, or something still refers to this one.";
	return undefined;
}
