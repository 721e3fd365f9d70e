import type { FastifyRequest } from "fastify";
import { ContentError } from "#backend/content/errors.ts";
import type { StaffRole } from "#backend/db/schema/content/staff.ts";

/** What a member of staff may do follows from it; `public` is whoever has not signed in. */
export type Role = StaffRole;

export type Caller = { kind: "public" } | { kind: "staff"; id: string; role: Role };
export type StaffCaller = Extract<Caller, { kind: "staff" }>;

export const PUBLIC: Caller = { kind: "public" };

type FindCaller = () => Promise<Caller>;

const finders = new WeakMap<FastifyRequest, FindCaller>();

/**
 * Who asks: by the bearer token, or by the session cookie. Found once a request, when it is first asked for.
 * Throws the ContentError of a token that has run out, was never ours, or belongs to a session that has ended.
 */
export async function callerOf(request: FastifyRequest): Promise<Caller> {
	const find = finders.get(request);
	if (find === undefined) throw new Error("The callers of this scope are not known: call content/auth/callers.ts");
	return find();
}

/** Says how the caller of a request is found; `content/auth/callers.ts` does it for every request of its scope. */
export function setFinder(request: FastifyRequest, find: FindCaller): void {
	let found: Promise<Caller> | undefined;
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
