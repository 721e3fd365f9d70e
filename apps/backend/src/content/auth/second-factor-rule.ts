import type { StaffRole } from "#backend/db/schema/content/staff.ts";
import type { Env } from "#backend/env.ts";

/** Who decides about everybody, about other people's words, and sees how people can be reached. */
const ROLES: readonly StaffRole[] = ["admin", "moderator", "lead-desk"];

/** Whether somebody of this role may do nothing at the desk without a second factor. */
export function needsSecondFactor(role: StaffRole, env: Pick<Env, "STAFF_SECOND_FACTOR">): boolean {
	return env.STAFF_SECOND_FACTOR === "required" && ROLES.includes(role);
}
