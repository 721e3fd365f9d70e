import { randomBytes } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { hashPassword } from "#backend/content/auth/passwords.ts";
import type { Mode } from "#backend/content/auth/queries/sessions.ts";
import { needsSecondFactor } from "#backend/content/auth/second-factor-rule.ts";
import { codeAt, currentStep, newOtpSecret } from "#backend/content/auth/totp.ts";
import type { Role } from "#backend/content/caller.ts";
import { staff } from "#backend/db/schema/content/staff.ts";
import { type TestBackend, useBackend } from "#backend/testing/backend.ts";

export type Colleague = { id: string; email: string; password: string; role: Role; otpSecret?: string | undefined };

type RequestOptions = {
	method?: "GET" | "POST" | "PATCH" | "DELETE" | undefined;
	body?: Record<string, unknown> | Record<string, unknown>[] | undefined;
	token?: string | undefined;
	cookies?: Record<string, string> | undefined;
	headers?: Record<string, string> | undefined;
	/** From which address; failed sign-ins count against it. */
	address?: string | undefined;
};

export type Desk = {
	backend: TestBackend;
	hire: (given?: Partial<typeof staff.$inferInsert>) => Promise<Colleague>;
	ask: (address: string, options?: RequestOptions) => Promise<LightMyRequestResponse>;
	signIn: (who: Colleague, mode?: Mode) => Promise<LightMyRequestResponse>;
	tokenOf: (who: Colleague) => Promise<string>;
};

const PASSWORD = "correct horse battery staple";
const hashed = hashPassword(PASSWORD);

export function useDesk(settings: Record<string, string> = {}): Desk {
	const backend = useBackend(settings);
	const ask: Desk["ask"] = (url, { method = "GET", body, token, cookies = {}, headers = {}, address } = {}) =>
		backend.app.inject({
			url,
			method,
			cookies,
			headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
			...(body !== undefined && { payload: body }),
			...(address !== undefined && { remoteAddress: address }),
		});
	const signIn: Desk["signIn"] = async ({ email, password, otpSecret }, mode = "json") => {
		const body = { email, password, mode, ...(otpSecret !== undefined && { otp: nextCode(otpSecret) }) };
		const reply = await ask("/auth/login", { method: "POST", body, address: newAddress() });
		if (reply.statusCode !== 200) throw new Error(`${email} cannot sign in: ${reply.body}`);
		return reply;
	};
	return {
		backend,
		ask,
		signIn,
		async hire(given = {}) {
			const otp = needsSecondFactor(given.role ?? "author", backend.env) ? { otp_secret: newOtpSecret() } : {};
			const values = { email: newEmail(), password_hash: await hashed, status: "active", ...otp, ...given } as const;
			const [row] = await backend.db.insert(staff).values(values).returning();
			if (row === undefined) throw new Error("Nobody was hired");
			return {
				id: row.id,
				email: row.email,
				password: PASSWORD,
				role: row.role,
				otpSecret: row.otp_secret ?? undefined,
			};
		},
		tokenOf: async (who) => (await signIn(who)).json().data.access_token,
	};
}

const taken = new Map<string, number>();

/** A code of the previous step expires when the next step begins; a busy machine may take this long to send it. */
const LATENCY_MS = 3_000;

/** A code that was not used yet. Each counts once, so three sign-ins within half a minute need three. */
export function nextCode(secret: string): string {
	const step = Math.max(currentStep(Date.now() + LATENCY_MS) - 1, (taken.get(secret) ?? 0) + 1);
	taken.set(secret, step);
	return codeAt(secret, step);
}

export function newEmail(): string {
	return `${randomBytes(6).toString("hex")}@desk.example.org`;
}

/** An address that no other test uses, so that its failures lock out no other test. */
export function newAddress(): string {
	const group = () => randomBytes(2).toString("hex");
	return `2001:db8:${group()}:${group()}::1`;
}

/** Empty if the reply clears the cookie, undefined if it does not mention it. */
export function cookieIn(reply: LightMyRequestResponse, name: string): string | undefined {
	return reply.cookies.find((cookie) => cookie.name === name)?.value;
}

export function codeOf(reply: LightMyRequestResponse): string {
	return reply.json().errors[0].extensions.code;
}
