import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { createPasswordLink, type PasswordLink } from "#backend/content/auth/queries/links.ts";
import { endSessionsOf } from "#backend/content/auth/queries/sessions.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Database } from "#backend/db/client.ts";
import { type StaffRole, staff } from "#backend/db/schema/content/staff.ts";

export type StaffRow = typeof staff.$inferSelect;

export type StaffChange = {
	first_name?: string | null | undefined;
	last_name?: string | null | undefined;
	role?: StaffRole | undefined;
	status?: "active" | "suspended" | undefined;
	/** Only null: turns the second factor off for a person who lost the phone. */
	tfa_secret?: null | undefined;
};

/** Recovery codes are deleted with the secret that they replace. */
const NO_OTP = { otp_secret: null, otp_last_step: null, recovery_hashes: [] };

export async function staffByEmail(db: Database, email: string): Promise<StaffRow | undefined> {
	const [row] = await db.select().from(staff).where(isEmail(email));
	return row;
}

export async function staffById(db: Database, id: string): Promise<StaffRow | undefined> {
	const [row] = await db.select().from(staff).where(eq(staff.id, id));
	return row;
}

type Invited = { email: string; role: StaffRole; first_name?: string | undefined; last_name?: string | undefined };

/** Adds a member of staff, or makes a new link for an existing one, whose role stays. */
export async function invite(
	db: Database,
	{ email, role, first_name, last_name }: Invited,
): Promise<{ staff: StaffRow; link: PasswordLink; isNew: boolean }> {
	return db.transaction(async (tx) => {
		const [made] = await tx
			.insert(staff)
			.values({ email: email.toLowerCase(), role, first_name, last_name })
			.onConflictDoNothing()
			.returning();
		const [person] = made === undefined ? await tx.select().from(staff).where(isEmail(email)) : [made];
		if (person === undefined) throw new Error("The account was deleted while it was being invited");
		return { staff: person, link: await createPasswordLink(tx, person.id), isNew: made !== undefined };
	});
}

/** Makes this person an admin, whatever their role, and ends a suspension: for the machine's operator. */
export async function makeAdmin(db: Database, email: string, { isOtpReset }: { isOtpReset: boolean }) {
	const { staff: person, link, isNew } = await invite(db, { email, role: "admin" });
	const otp = isOtpReset ? NO_OTP : {};
	const status = person.status === "suspended" ? "invited" : person.status;
	await db
		.update(staff)
		.set({ role: "admin", status, ...otp })
		.where(eq(staff.id, person.id));
	return { link, isNew };
}

/** Throws FORBIDDEN for an unknown person, FAILED_VALIDATION if no admin would be left. */
export async function changeStaff(
	db: Pick<Database, "transaction">,
	id: string,
	change: StaffChange,
): Promise<StaffRow> {
	const { tfa_secret: secret, ...columns } = change;
	return db.transaction(async (tx) => {
		// Serialised by the lock: two admins who demote each other at once must not both succeed.
		const admins = await tx.select({ id: staff.id }).from(staff).where(IS_ACTIVE_ADMIN).for("update");
		const [before] = await tx.select().from(staff).where(eq(staff.id, id)).for("update");
		if (before === undefined) throw new ContentError("FORBIDDEN");
		if (change.status === "active" && before.password_hash === null) {
			throw new ContentError(
				"FAILED_VALIDATION",
				"An invited person becomes active by choosing a password. Send the link again.",
				{
					field: "status",
				},
			);
		}
		const otp = secret === null ? NO_OTP : {};
		const [after] = await tx
			.update(staff)
			.set({ ...columns, ...otp, id })
			.where(eq(staff.id, id))
			.returning();
		if (after === undefined) throw new ContentError("FORBIDDEN");
		const isLastAdmin = admins.length === 1 && admins[0]?.id === id;
		if (isLastAdmin && (after.role !== "admin" || after.status !== "active")) {
			throw new ContentError(
				"FAILED_VALIDATION",
				"This is the only active admin. Make another person an admin first.",
				{ field: "role" },
			);
		}
		if (after.status === "suspended") await endSessionsOf(tx, id);
		return after;
	});
}

export async function setOtpSecret(db: Database, id: string, secret: string | null): Promise<void> {
	await db
		.update(staff)
		.set({ ...NO_OTP, otp_secret: secret })
		.where(eq(staff.id, id));
}

export async function setPassword(db: Database, id: string, hashed: string): Promise<void> {
	await db.update(staff).set({ password_hash: hashed }).where(eq(staff.id, id));
}

/** Uses up the code of a time step; false if it or a later one was used before. */
export async function takeOtpStep(db: Database, id: string, step: number): Promise<boolean> {
	const rows = await db
		.update(staff)
		.set({ otp_last_step: step })
		.where(and(eq(staff.id, id), or(isNull(staff.otp_last_step), lt(staff.otp_last_step, step))))
		.returning({ id: staff.id });
	return rows.length === 1;
}

const IS_ACTIVE_ADMIN = and(eq(staff.role, "admin"), eq(staff.status, "active"));

function isEmail(email: string) {
	return eq(sql`lower(${staff.email})`, email.toLowerCase());
}
