import type { FastifyRequest } from "fastify";
import { ContentError } from "#backend/content/errors.ts";
import type { StaffRole } from "#backend/db/schema/content/staff.ts";

/** What a member of staff may do follows from it; `public` is whoever has not signed in. */
export type Role = StaffRole;

export type Caller = { kind: "public" } | { kind: "staff"; id: string; role: Role };
export type StaffCaller = Extract<Caller, { kind: "staff" }>;

/** How somebody is signed in; `isRestricted`: their role asks for a second factor, and they have none yet. */
export type SignedIn = StaffCaller & { family: string; provedAt: Date; isRestricted: boolean };
export type Found = Extract<Caller, { kind: "public" }> | SignedIn;

export const PUBLIC: Extract<Caller, { kind: "public" }> = { kind: "public" };

type FindCaller = () => Promise<Found>;

const finders = new WeakMap<FastifyRequest, FindCaller>();

/**
 * Who asks: by the bearer token, or by the session cookie. Found once a request, when it is first asked for.
 * Throws the ContentError of a token that has run out, was never ours, or belongs to a session that has ended; and
 * SECOND_FACTOR_REQUIRED for whoever may do nothing but set one up.
 */
export async function callerOf(request: FastifyRequest): Promise<Caller> {
	const found = await find(request);
	if (found.kind === "staff" && found.isRestricted) throw new ContentError("SECOND_FACTOR_REQUIRED");
	return found;
}

/** Whoever is signed in, also without the second factor that their role asks for: for their own account alone. */
export async function signedInOf(request: FastifyRequest): Promise<SignedIn> {
	const found = await find(request);
	if (found.kind !== "staff") throw new ContentError("FORBIDDEN");
	return found;
}

async function find(request: FastifyRequest): Promise<Found> {
	const finder = finders.get(request);
	if (finder === undefined) throw new Error("The callers of this scope are not known: call content/auth/callers.ts");
	return finder();
}

/** Says how the caller of a request is found; `content/auth/callers.ts` does it for every request of its scope. */
export function setFinder(request: FastifyRequest, find: FindCaller): void {
	let found: Promise<Found> | undefined;
	finders.set(request, () => {
		found ??= find();
		return found;
	});
}

/** The member of staff who asks; FORBIDDEN for anybody else, and for those of other roles when some are named. */
export async function staffOf(request: FastifyRequest, ...roles: readonly Role[]): Promise<StaffCaller> {
	const caller = await callerOf(request);
	if (caller.kind !== "staff") throw new ContentError("FORBIDDEN");
	if (roles.length > 0 && !roles.includes(caller.role)) throw new ContentError("FORBIDDEN");
	return caller;
}

const PROOF_MINUTES = 10;

/**
 * The same, who has typed their password within the last minutes, at the sign-in or at `/users/me/confirm`. Throws
 * CONFIRMATION_REQUIRED otherwise: what changes roles, passwords and second factors is not done with a desk left open.
 */
export async function confirmedStaffOf(request: FastifyRequest, ...roles: readonly Role[]): Promise<StaffCaller> {
	const caller = await staffOf(request, ...roles);
	requireProof(await signedInOf(request));
	return caller;
}

export function requireProof({ provedAt }: SignedIn): void {
	if (Date.now() - provedAt.getTime() > PROOF_MINUTES * 60_000) throw new ContentError("CONFIRMATION_REQUIRED");
}
