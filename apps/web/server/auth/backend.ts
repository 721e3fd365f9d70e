import { Me, OtpVerified } from "@uchit/contract/account.ts";
import {
	EmailLink,
	type OtpSignIn,
	type ProviderSignIn,
	SessionStarted,
	SessionState,
	SignInOutcome,
} from "@uchit/contract/internal-auth.ts";
import { VISITOR_ADDRESS_HEADER, VISITOR_ASSERTION_HEADER, VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import type * as z from "zod";
import { BackendUnavailable } from "#app/platform/backend/backend.server.ts";

/** The backend refused the call: 4xx with a reason for the visitor. */
export class BackendRefused extends Error {
	override name = "BackendRefused";
	readonly status: number;
	constructor(path: string, status: number) {
		super(`The backend answered ${status} to ${path}.`);
		this.status = status;
	}
}

export type AuthBackend = ReturnType<typeof createAuthBackend>;

type AuthBackendOptions = {
	url: string;
	key: string;
	/** The address that the backend's limits count. */
	visitorAddress: string | undefined;
	browser: string | undefined;
};

const INTERNAL = "/v1/internal/auth";
const LIMIT_MS = 5_000;

/** Creates the sign-in service's calls to the backend. Each throws BackendUnavailable, also for an answer that breaks the contract, or BackendRefused if it fails. */
export function createAuthBackend(parts: AuthBackendOptions) {
	const post = (path: string, body: unknown) => callBackend(parts, path, { method: "POST", body });
	return {
		verifyCode: async (contact: { kind: "phone" | "email"; value: string }, code: string) =>
			read(OtpVerified, await post("/v1/otp/verify", { contact, purpose: "sign-in", code })).token,
		signInByToken: async (body: OtpSignInBody) => read(SignInOutcome, await post(`${INTERNAL}/sign-in/otp`, body)),
		signInByProvider: async (type: "oauth" | "email", body: ProviderSignIn) =>
			read(SignInOutcome, await post(`${INTERNAL}/sign-in/${type}`, body)),
		startSession: async (visitor: string, userAgent: string | undefined) =>
			read(SessionStarted, await post(`${INTERNAL}/sessions`, { visitor, userAgent })),
		/** Undefined if the session has ended. */
		getSession: async (id: string) => {
			const answer = await unlessMissing(callBackend(parts, `${INTERNAL}/sessions/${id}`, { method: "GET" }));
			return answer && read(SessionState, answer).visitor;
		},
		endSession: async (id: string) => {
			await unlessMissing(callBackend(parts, `${INTERNAL}/sessions/${id}`, { method: "DELETE" }));
		},
		keepLink: async (link: z.input<typeof EmailLink>) => {
			await post(`${INTERNAL}/email-links`, link);
		},
		/** Returns the expiry of a valid link, which is then used up; undefined for an unknown or used one. */
		useLink: async (link: { identifier: string; token: string }) => {
			const answer = await unlessMissing(post(`${INTERNAL}/email-links/use`, link));
			return answer && new Date(read(EmailLink, answer).expires);
		},
		sendLink: async (mail: { to: string; url: string; language: "en" | "hi" }) => {
			await post(`${INTERNAL}/mail`, mail);
		},
		changeMe: async (change: { name?: string; language?: "en" | "hi" }, assertion: string) =>
			read(Me, await callBackend(parts, "/v1/me", { method: "PATCH", body: change, assertion })),
	};
}

type OtpSignInBody = z.input<typeof OtpSignIn>;
type Call = { method: string; body?: unknown; assertion?: string };
type Answer = { path: string; text: string };

async function callBackend(
	{ url, key, visitorAddress, browser }: AuthBackendOptions,
	path: string,
	call: Call,
): Promise<Answer> {
	const headers = {
		authorization: `Bearer ${key}`,
		accept: "application/json",
		...(call.body !== undefined && { "content-type": "application/json" }),
		...(visitorAddress !== undefined && { [VISITOR_ADDRESS_HEADER]: visitorAddress }),
		...(browser !== undefined && { [VISITOR_BROWSER_HEADER]: browser }),
		...(call.assertion !== undefined && { [VISITOR_ASSERTION_HEADER]: call.assertion }),
	};
	const body = call.body === undefined ? undefined : JSON.stringify(call.body);
	const init = { method: call.method, headers, body: body ?? null, signal: AbortSignal.timeout(LIMIT_MS) };
	const { status, text } = await fetchWhole(`${url}${path}`, init).catch((cause: unknown) => {
		throw new BackendUnavailable(`The backend did not answer ${path}.`, { cause });
	});
	if (status >= 500) throw new BackendUnavailable(`The backend answered ${status} to ${path}.`);
	if (status >= 400) throw new BackendRefused(path, status);
	return { path, text };
}

async function fetchWhole(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
	const response = await fetch(url, init);
	return { status: response.status, text: await response.text() };
}

function read<Schema extends z.ZodType>(schema: Schema, { path, text }: Answer): z.output<Schema> {
	try {
		return schema.parse(JSON.parse(text));
	} catch (cause) {
		throw new BackendUnavailable(`The backend's answer to ${path} breaks the contract.`, { cause });
	}
}

async function unlessMissing(answer: Promise<Answer>): Promise<Answer | undefined> {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof BackendRefused && error.status === 404) return undefined;
		throw error;
	}
}
