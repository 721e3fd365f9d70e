import type { MeChange } from "@uchit/contract/account.ts";
import type { SignInOutcome } from "@uchit/contract/internal-auth.ts";
import type * as z from "zod";
import { BackendUnavailable } from "#app/platform/backend/backend.server.ts";
import { BackendRefused } from "#server/auth/backend.ts";
import { loginAddress } from "#server/auth/login-address.ts";
import type { AuthRequest } from "./visitor/auth-request.ts";
import { type SessionToken, toSessionToken } from "./visitor/session-token.ts";

export type Flow = {
	request: AuthRequest;
	current: SessionToken | undefined;
	started: SessionToken | undefined;
	/** Another target: the sign-in page, which requests what is missing. */
	detour: string | undefined;
	filledInName: string | undefined;
	/** The backend failed: the answer says so, whatever the library returns. */
	isAway: boolean;
};

/** An error whose message is a name with a text on the sign-in page: the library puts it into the address. */
export class SignInError extends Error {
	override name = "SignInError";
}

/** Throws SignInError if the backend refuses. */
export async function applyOutcome(flow: Flow, outcome: SignInOutcome): Promise<void> {
	const { request } = flow;
	switch (outcome.kind) {
		case "signed-in": {
			const userAgent = request.headers["user-agent"]?.slice(0, MAX_USER_AGENT_LENGTH);
			const { id, visitor } = await request.backend.startSession(outcome.visitor.id, userAgent);
			flow.started = toSessionToken(id, visitor);
			return;
		}
		case "needs-sign-up":
			flow.filledInName = outcome.filledIn?.name;
			flow.detour = loginAddress(request, { step: "sign-up", contact: outcome.contact.kind });
			return;
		case "needs-guardian":
			flow.detour = loginAddress(request, { step: "guardian" });
			return;
		case "refused":
			throw new SignInError(REFUSALS[outcome.reason]);
	}
}

const MAX_USER_AGENT_LENGTH = 400;
const REFUSALS = { "bad-token": "CredentialsSignin", "account-not-linked": "OAuthAccountNotLinked" } as const;

/** Runs a step of a sign-in and turns errors into SignInErrors; that of an outage reveals no internals. */
export async function runSignInStep<Result>(flow: Flow, step: () => Promise<Result>): Promise<Result> {
	try {
		return await step();
	} catch (error) {
		if (error instanceof SignInError) throw error;
		if (error instanceof BackendRefused) {
			// A wrong code is the visitor's error; a missing or forbidden call is ours.
			if (!VISITORS_AFFAIR.includes(error.status)) flow.request.log.error({ err: error }, "a sign-in was refused");
			throw new SignInError("CredentialsSignin", { cause: error });
		}
		flow.isAway = error instanceof BackendUnavailable;
		flow.request.log.error({ err: error }, "a sign-in could not be finished");
		throw new SignInError("UnknownError", { cause: error });
	}
}

const VISITORS_AFFAIR = [400, 429];

/** Changes the name or language of a session token; returns the same one if the backend refuses. */
export async function changeVisitor(
	flow: Flow,
	token: SessionToken,
	requestedChange: z.input<typeof MeChange>,
	assertion: string,
) {
	try {
		const { name, language } = await flow.request.backend.changeMe(requestedChange, assertion);
		return { ...token, name, language };
	} catch (error) {
		if (error instanceof BackendRefused) return token;
		flow.isAway = true;
		flow.request.log.error({ err: error }, "a visitor's name or language could not be changed");
		return token;
	}
}
