import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { hashPassword } from "#backend/content/auth/passwords.ts";
import { clearFailures } from "#backend/content/auth/queries/lockout.ts";
import { endSessionsOf } from "#backend/content/auth/queries/sessions.ts";
import { digestOf } from "#backend/content/auth/tokens.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Database } from "#backend/db/client.ts";
import { staff, staffLinks } from "#backend/db/schema/content/staff.ts";

const LINK_HOURS = 24;
const TOKEN_BYTES = 32;

export type PasswordLink = { token: string; expiresAt: Date };

export async function createPasswordLink(
	db: Pick<Database, "delete" | "insert">,
	staffId: string,
): Promise<PasswordLink> {
	const link = {
		token: randomBytes(TOKEN_BYTES).toString("base64url"),
		expiresAt: new Date(Date.now() + LINK_HOURS * 3_600_000),
	};
	await db.delete(staffLinks).where(eq(staffLinks.staff, staffId));
	await db.insert(staffLinks).values({ hash: digestOf(link.token), staff: staffId, expires_at: link.expiresAt });
	return link;
}

/**
 * Sets the password of the link's owner and ends all sessions; an invited person becomes active. Returns the owner's
 * e-mail. Throws INVALID_TOKEN
 * for a used, replaced or unknown link, and FAILED_VALIDATION for a weak password, which leaves the link usable.
 */
export async function choosePassword(
	db: Database,
	{ token, password, siteName }: { token: string; password: string; siteName: string },
): Promise<string> {
	const [known] = await db
		.select({ email: staff.email })
		.from(staffLinks)
		.innerJoin(staff, eq(staff.id, staffLinks.staff))
		.where(isUsable(token));
	// Hashing costs more than this query: a guessed token must not make us hash.
	if (known === undefined) throw unusable();
	const hashed = await hashPassword(password, { email: known.email, siteName });
	await db.transaction(async (tx) => {
		const [link] = await tx
			.update(staffLinks)
			.set({ used_at: sql`now()` })
			.where(isUsable(token))
			.returning({ staff: staffLinks.staff });
		if (link === undefined) throw unusable();
		const [owner] = await tx
			.update(staff)
			.set({
				password_hash: hashed,
				status: sql`case ${staff.status} when 'invited' then 'active' else ${staff.status} end`,
			})
			.where(eq(staff.id, link.staff))
			.returning({ email: staff.email, status: staff.status });
		if (owner?.status === "suspended") throw new ContentError("USER_SUSPENDED");
		await endSessionsOf(tx, link.staff);
		if (owner !== undefined) await clearFailures(tx, { kind: "strangers", email: owner.email });
	});
	return known.email;
}

function isUsable(token: string) {
	const { hash, used_at: usedAt, expires_at: expiresAt } = staffLinks;
	return and(eq(hash, digestOf(token)), isNull(usedAt), gt(expiresAt, sql`now()`));
}

function unusable(): ContentError {
	return new ContentError("INVALID_TOKEN", "This link was used already, has run out, or was replaced by a newer one.");
}
