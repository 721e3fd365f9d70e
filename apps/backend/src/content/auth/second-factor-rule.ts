import type { StaffRole } from "#backend/db/schema/content/staff.ts";
import type { Env } from "#backend/env.ts";

/** The roles that decide about everybody or about other people's words, or see contacts. */
const ROLES: readonly StaffRole[] = ["admin", "moderator", "lead-desk"];

export function needsSecondFactor(role: StaffRole, env: Pick<Env, "STAFF_SECOND_FACTOR">): boolean {
	return env.STAFF_SECOND_FACTOR === "required" && ROLES.includes(role);
}
