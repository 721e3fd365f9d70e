import { isRecord } from "@uchit/text/is-record.ts";
import { confirmAgain, type Typed } from "#studio/wire/confirmation.ts";
import { type Refusal, toRefusal } from "#studio/wire/refusal.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Status 0 if the wire is unreachable. `body.errors` has faults by field for react-admin's forms. */
export class WireError extends Error {
	override name = "WireError";
	readonly status: number;
	readonly code: string;
	readonly body: { errors?: Record<string, unknown> };
	/** After a conflict: the item as it is now. */
	readonly changed: Record<string, unknown> | undefined;

	constructor(message: string, { status, code, errors, changed }: { status: number } & Omit<Refusal, "message">) {
		super(message);
		this.status = status;
		this.code = code;
		this.changed = changed;
		this.body = errors === undefined ? {} : { errors: { ...errors } };
	}
}

type RequestBody = { body?: unknown; bytes?: Blob; signal?: AbortSignal | undefined };

type RestoreSession = (refused: WireError, request: { isBackground: boolean }) => Promise<boolean>;
let restoreSession: RestoreSession | undefined;

export function restoreSessionBy(restore: RestoreSession): void {
	restoreSession = restore;
}

/**
 * Sends a request as the signed-in user and returns the JSON, undefined for an empty reply. If the wire requires the password again, asks
 * for it and retries; so it does when the session has ended and could be restored.
 */
export async function requestJson(method: Method, address: string, request: RequestBody = {}): Promise<unknown> {
	try {
		return await requestJsonOnce(method, address, request);
	} catch (error) {
		if (!(error instanceof WireError)) throw error;
		const isBackground = request.signal !== undefined;
		const isMended =
			error.code === "CONFIRMATION_REQUIRED"
				? await confirmAgain({ confirm: sendPassword, toPrompt: wrongPassword })
				: await restoreSession?.(error, { isBackground });
		if (isMended !== true) throw error;
		return requestJsonOnce(method, address, request);
	}
}

function sendPassword({ password }: Typed): Promise<unknown> {
	return requestJsonOnce("POST", "/users/me/confirm", { body: { password } });
}

function wrongPassword(error: unknown): { fault: string } | undefined {
	return error instanceof WireError && error.code === "INVALID_CREDENTIALS"
		? { fault: "This is not your password." }
		: undefined;
}

/** Neither asks for the password nor restores a session. */
export async function requestJsonOnce(
	method: Method,
	address: string,
	{ body, bytes, signal }: RequestBody = {},
): Promise<unknown> {
	const response = await send(address, {
		method,
		credentials: "same-origin",
		...(signal && { signal }),
		...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
		...(bytes !== undefined && { body: bytes, headers: { "content-type": "application/octet-stream" } }),
	});
	const text = await response.text();
	if (!response.ok) throw toWireError(response.status, text);
	return text === "" ? undefined : JSON.parse(text);
}

const MAX_TRIES = 3;

export function mayRetry(failures: number, error: unknown): boolean {
	const passes = !(error instanceof WireError) || error.status === 0 || error.status === 429 || error.status >= 500;
	return passes && failures < MAX_TRIES;
}

export function dataOf(reply: unknown): unknown {
	return isRecord(reply) ? reply.data : undefined;
}

export function toWireError(status: number, text: string): WireError {
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
