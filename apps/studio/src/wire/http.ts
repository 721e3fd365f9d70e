import { confirmAgain } from "#studio/wire/confirmation.ts";
import { isRecord, type Refusal, toRefusal } from "#studio/wire/refusal.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The wire refused, or could not be reached (status 0). `body.errors` are the faults by field, as react-admin's forms read them. */
export class WireError extends Error {
	override name = "WireError";
	readonly status: number;
	readonly code: string;
	readonly body: { errors?: Record<string, unknown> };
	/** Of a change that came too late: the item as it is now. */
	readonly changed: Record<string, unknown> | undefined;

	constructor(message: string, { status, code, errors, changed }: { status: number } & Omit<Refusal, "message">) {
		super(message);
		this.status = status;
		this.code = code;
		this.changed = changed;
		this.body = errors === undefined ? {} : { errors: { ...errors } };
	}
}

/** `bytes` are sent as they are, in the place of a body. */
type RequestBody = { body?: unknown; bytes?: Blob; signal?: AbortSignal | undefined };

/**
 * Asks the content system, which is where this page came from, as the signed-in user. Gives the reply's JSON; undefined for none.
 * Where it wants the password again first, that is asked for, and then the same again.
 */
export async function ask(method: Method, address: string, request: RequestBody = {}): Promise<unknown> {
	try {
		return await askOnce(method, address, request);
	} catch (error) {
		if (!(error instanceof WireError) || error.code !== "CONFIRMATION_REQUIRED") throw error;
		const confirm = (password: string) => askOnce("POST", "/users/me/confirm", { body: { password } });
		if (!(await confirmAgain({ confirm, isWrongPassword }))) throw error;
		return askOnce(method, address, request);
	}
}

function isWrongPassword(error: unknown): string | undefined {
	return error instanceof WireError && error.code === "INVALID_CREDENTIALS" ? "This is not your password." : undefined;
}

async function askOnce(method: Method, address: string, { body, bytes, signal }: RequestBody): Promise<unknown> {
	const response = await send(address, {
		method,
		credentials: "same-origin",
		...(signal && { signal }),
		...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
		...(bytes !== undefined && { body: bytes, headers: { "content-type": "application/octet-stream" } }),
	});
	const text = await response.text();
	if (!response.ok) throw refused(response.status, text);
	return text === "" ? undefined : JSON.parse(text);
}

const MOST_TRIES = 3;

/** Whether a failed reading is tried again: the wire is away or busy, or asks to be asked less. */
export function mayRetry(failures: number, error: unknown): boolean {
	const passes = !(error instanceof WireError) || error.status === 0 || error.status === 429 || error.status >= 500;
	return passes && failures < MOST_TRIES;
}

/** What a reply says under `data`. */
export function dataOf(reply: unknown): unknown {
	return isRecord(reply) ? reply.data : undefined;
}

/** The error of a reply that is no success. */
export function refused(status: number, text: string): WireError {
	const { message, ...refusal } = toRefusal(status, parse(text));
	return new WireError(message, { status, ...refusal });
}

async function send(address: string, init: RequestInit): Promise<Response> {
	try {
		return await fetch(address, init);
	} catch (error) {
		if (error instanceof DOMException && error.name === "AbortError") throw error;
		throw new WireError("The content system cannot be reached. Nothing was saved.", { status: 0, code: "UNREACHABLE" });
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
