import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { digestOf } from "#backend/content/auth/tokens.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Database } from "#backend/db/client.ts";
import { type StaffRole, staff, staffSessions } from "#backend/db/schema/content/staff.ts";

/** Where the client stores its refresh token: in its own memory, in a cookie, or as its only cookie. */
export type Mode = "json" | "cookie" | "session";

export type Session = { token: string; family: string; staff: { id: string; role: StaffRole }; expiresAt: Date };

const IDLE_SECONDS = 43_200;
const MAX_SECONDS = 604_800;

/**
 * Directus lets two tabs of one browser refresh the same session cookie within ten seconds (its
 * SESSION_REFRESH_GRACE_PERIOD), and no other mode; so do we.
 */
const GRACE_SECONDS = 10;
const TOKEN_BYTES = 32;
const MAX_USER_AGENT_LENGTH = 300;

export async function beginSession(
	db: Database,
	who: Session["staff"],
	{ userAgent, hasSecondFactor }: { userAgent: string | undefined; hasSecondFactor: boolean },
): Promise<Session> {
	const session = { token: newToken(), family: randomUUID(), staff: who, expiresAt: lifeOf(new Date()) };
	await db.insert(staffSessions).values({
		hash: digestOf(session.token),
		family: session.family,
		staff: who.id,
		expires_at: session.expiresAt,
		...(hasSecondFactor && { second_factor_at: sql`now()` }),
		user_agent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH),
	});
	await db.delete(staffSessions).where(lt(staffSessions.expires_at, sql`now()`));
	await db.update(staff).set({ last_access: sql`now()` }).where(eq(staff.id, who.id));
	return session;
}

/**
 * Returns the next token of the family and invalidates the given one. If the given one was rotated before, somebody
 * copied it: the family ends, and the holder of its newest token has to sign in again.
 */
export async function rotateToken(
	db: Database,
	token: string,
	options: { mode: Mode; secret: string },
): Promise<Session> {
	const outcome = await db.transaction(async (tx): Promise<Session | ContentError> => {
		const [row] = await tx
			.select({
				session: staffSessions,
				id: staff.id,
				role: staff.role,
				status: staff.status,
				isOver: IS_OVER,
				isFresh: IS_FRESH,
			})
			.from(staffSessions)
			.innerJoin(staff, eq(staff.id, staffSessions.staff))
			.where(eq(staffSessions.hash, digestOf(token)))
			.for("update", { of: staffSessions });
		if (row === undefined || row.isOver) return new ContentError("INVALID_CREDENTIALS");
		const { family, rotated_at: rotatedAt, user_agent, began_at, proved_at, second_factor_at } = row.session;
		const next = options.mode === "session" ? successorOf(token, options.secret) : newToken();
		const expiresAt = lifeOf(began_at);
		const session = { token: next, family, staff: { id: row.id, role: row.role }, expiresAt };
		const isActive = row.status === "active";
		if (isActive && row.isFresh && (await isStored(tx, next))) return session;
		if (!isActive || rotatedAt !== null) {
			await tx.delete(staffSessions).where(eq(staffSessions.family, family));
			return new ContentError(row.status === "suspended" ? "USER_SUSPENDED" : "INVALID_CREDENTIALS");
		}
		await tx
			.update(staffSessions)
			.set({ rotated_at: sql`now()` })
			.where(eq(staffSessions.hash, digestOf(token)));
		const nextSession = { hash: digestOf(next), family, staff: row.id, expires_at: expiresAt, user_agent };
		await tx.insert(staffSessions).values({ ...nextSession, began_at, proved_at, second_factor_at });
		await tx.update(staff).set({ last_access: sql`now()` }).where(eq(staff.id, row.id));
		return session;
	});
	if (outcome instanceof ContentError) throw outcome;
	return outcome;
}

export async function endSession(db: Database, token: string): Promise<void> {
	const family = db
		.select({ family: staffSessions.family })
		.from(staffSessions)
		.where(eq(staffSessions.hash, digestOf(token)));
	await db.delete(staffSessions).where(eq(staffSessions.family, sql`(${family})`));
}

export async function endSessionsOf(db: Pick<Database, "delete">, staffId: string, staying?: string): Promise<void> {
	const isOther = staying === undefined ? undefined : ne(staffSessions.family, staying);
	await db.delete(staffSessions).where(and(eq(staffSessions.staff, staffId), isOther));
}

export async function recordReauthentication(
	db: Pick<Database, "update">,
	family: string,
	by: "password" | "second-factor",
): Promise<void> {
	const factor = by === "second-factor" ? { second_factor_at: sql`now()` } : {};
	await db
		.update(staffSessions)
		.set({ proved_at: sql`now()`, ...factor })
		.where(eq(staffSessions.family, family));
}

/** Returns the present owner if the family, or this very session cookie, is still valid. */
export async function ownerOf(db: Database, key: { family: string } | { token: string }) {
	const isIt = "family" in key ? eq(staffSessions.family, key.family) : isCurrent(key.token);
	const [row] = await db
		.select({
			id: staff.id,
			role: staff.role,
			status: staff.status,
			secret: staff.otp_secret,
			family: staffSessions.family,
			provedAt: staffSessions.proved_at,
			secondFactorAt: staffSessions.second_factor_at,
		})
		.from(staffSessions)
		.innerJoin(staff, eq(staff.id, staffSessions.staff))
		.where(and(isIt, gt(staffSessions.expires_at, sql`now()`)))
		.limit(1);
	return row;
}

const IS_OVER = sql<boolean>`${staffSessions.expires_at} <= now()`;
/** Refreshed a moment ago: other requests may still carry the old cookie. */
const IS_FRESH = sql<boolean | null>`${staffSessions.rotated_at} > now() - ${`${GRACE_SECONDS} seconds`}::interval`;

function isCurrent(token: string) {
	return and(eq(staffSessions.hash, digestOf(token)), or(isNull(staffSessions.rotated_at), IS_FRESH));
}

async function isStored(db: Pick<Database, "select">, token: string): Promise<boolean> {
	const rows = await db
		.select({ hash: staffSessions.hash })
		.from(staffSessions)
		.where(eq(staffSessions.hash, digestOf(token)));
	return rows.length > 0;
}

/** Derives the next token from the one before: two tabs must get the same one, and only its digest is stored. */
function successorOf(token: string, secret: string): string {
	return createHmac("sha256", secret).update(`uchit successor ${token}`).digest("base64url");
}

function newToken(): string {
	return randomBytes(TOKEN_BYTES).toString("base64url");
}

function lifeOf(began: Date): Date {
	return new Date(Math.min(Date.now() + IDLE_SECONDS * 1000, began.getTime() + MAX_SECONDS * 1000));
}
