import type { FastifyRequest } from "fastify";
import { ContentError } from "#backend/content/errors.ts";
import type { StaffRole } from "#backend/db/schema/content/staff.ts";

export type Role = StaffRole;

export type Caller = { kind: "public" } | { kind: "staff"; id: string; role: Role };
export type StaffCaller = Extract<Caller, { kind: "staff" }>;

export type SignedIn = StaffCaller & { family: string; provedAt: Date; isRestricted: boolean };
export type FoundCaller = Extract<Caller, { kind: "public" }> | SignedIn;

export const PUBLIC: Extract<Caller, { kind: "public" }> = { kind: "public" };

type FindCaller = () => Promise<FoundCaller>;

const finders = new WeakMap<FastifyRequest, FindCaller>();

/**
 * Returns the caller by the bearer token or the session cookie, looked up once a request. Throws the ContentError of an
 * expired or unknown token, or of an ended session; and SECOND_FACTOR_REQUIRED for a person who still has to set one
 * up.
 */
export async function callerOf(request: FastifyRequest): Promise<Caller> {
	const caller = await readCaller(request);
	if (caller.kind === "staff" && caller.isRestricted) throw new ContentError("SECOND_FACTOR_REQUIRED");
	return caller;
}

/** Returns the signed-in person, even without the second factor that their role needs: only for their own account. */
export async function signedInOf(request: FastifyRequest): Promise<SignedIn> {
	const caller = await readCaller(request);
	if (caller.kind !== "staff") throw new ContentError("FORBIDDEN");
	return caller;
}

async function readCaller(request: FastifyRequest): Promise<FoundCaller> {
	const finder = finders.get(request);
	if (finder === undefined) throw new Error("The callers of this scope are not known: call content/auth/callers.ts");
	return finder();
}

export function setCallerFinder(request: FastifyRequest, find: FindCaller): void {
	let caller: Promise<FoundCaller> | undefined;
	finders.set(request, () => {
		caller ??= find();
		return caller;
	});
}

/** Returns the calling member of staff; FORBIDDEN for everybody else, and for other roles if some are named. */
export async function staffOf(request: FastifyRequest, ...roles: readonly Role[]): Promise<StaffCaller> {
	const caller = await callerOf(request);
	if (caller.kind !== "staff") throw new ContentError("FORBIDDEN");
	if (roles.length > 0 && !roles.includes(caller.role)) throw new ContentError("FORBIDDEN");
	return caller;
}

const PROOF_MINUTES = 10;

/**
 * Like `staffOf`, for a person who typed their password within the last minutes, at the sign-in or at
 * `/users/me/confirm`. Throws CONFIRMATION_REQUIRED otherwise: an unattended desk must not change roles, passwords and
 * second factors.
 */
export async function confirmedStaffOf(request: FastifyRequest, ...roles: readonly Role[]): Promise<StaffCaller> {
	const caller = await staffOf(request, ...roles);
	requireProof(await signedInOf(request));
	return caller;
}

export function requireProof({ provedAt }: SignedIn): void {
	if (Date.now() - provedAt.getTime() > PROOF_MINUTES * 60_000) throw new ContentError("CONFIRMATION_REQUIRED");
}
