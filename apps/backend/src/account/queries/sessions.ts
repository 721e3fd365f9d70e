import type { SignedInSession, Visitor } from "@uchit/contract/account.ts";
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { visitorSessions, visitors } from "#backend/db/schema/visitor.ts";
import { getVisitor } from "./visitors.ts";

export async function startSession(
	db: Database,
	{ visitor: id, userAgent }: { visitor: string; userAgent?: string | undefined },
	now: Date,
): Promise<{ id: string; visitor: Visitor } | undefined> {
	const visitor = await getVisitor(db, id);
	if (visitor === undefined) return undefined;
	const [session] = await db
		.insert(visitorSessions)
		.values({
			visitorId: id,
			version: visitor.sessionVersion,
			userAgent,
			startedAt: now,
			lastSeenAt: now,
			confirmedAt: now,
		})
		.returning({ id: visitorSessions.id });
	return session && { id: session.id, visitor };
}

const SEEN_EVERY_SECONDS = 60;
/** A session ends after this time without use, and at its maximum age in any case. */
const IDLE_DAYS = 30;
const MAX_DAYS = 180;
const CONFIRMED_MINUTES = 15;

/** Returns a session's visitor; undefined if it expired or was ended with all of the visitor's sessions. */
export async function getSession(db: Queryable, id: string, now: Date): Promise<Visitor | undefined> {
	const [row] = await db
		.select({ visitor: visitors, seen: visitorSessions.lastSeenAt })
		.from(visitorSessions)
		.innerJoin(visitors, eq(visitors.id, visitorSessions.visitorId))
		.where(and(eq(visitorSessions.id, id), isSessionValid(now), eq(visitorSessions.version, visitors.sessionVersion)));
	if (row === undefined) return undefined;
	if (now.getTime() - row.seen.getTime() > SEEN_EVERY_SECONDS * 1000) {
		await db.update(visitorSessions).set({ lastSeenAt: now }).where(eq(visitorSessions.id, id));
	}
	const { name, language, ageBand, sessionVersion } = row.visitor;
	return { id: row.visitor.id, name, language, ageBand, sessionVersion };
}

/** Whether the visitor signed in to this session within the last minutes, and so just verified a contact. */
export async function isConfirmed(db: Queryable, id: string, now: Date): Promise<boolean> {
	const since = new Date(now.getTime() - CONFIRMED_MINUTES * 60_000);
	const [row] = await db
		.select({ id: visitorSessions.id })
		.from(visitorSessions)
		.where(and(eq(visitorSessions.id, id), gt(visitorSessions.confirmedAt, since)));
	return row !== undefined;
}

/** Ends one session, of this visitor if one is given; false if no open session matches. */
export async function endSession(
	db: Queryable,
	{ id, visitor }: { id: string; visitor?: string },
	now: Date,
): Promise<boolean> {
	const isTheirs = visitor === undefined ? undefined : eq(visitorSessions.visitorId, visitor);
	const ended = await db
		.update(visitorSessions)
		.set({ endedAt: now })
		.where(and(eq(visitorSessions.id, id), isTheirs, isNull(visitorSessions.endedAt)))
		.returning({ id: visitorSessions.id });
	return ended.length > 0;
}

/** Ends every session of a visitor, and invalidates cookies of older versions. */
export async function endAllSessions(db: Database, visitor: string, now: Date): Promise<void> {
	await db.transaction(async (tx) => {
		await tx
			.update(visitors)
			.set({ sessionVersion: sql`${visitors.sessionVersion} + 1` })
			.where(eq(visitors.id, visitor));
		await tx
			.update(visitorSessions)
			.set({ endedAt: now })
			.where(and(eq(visitorSessions.visitorId, visitor), isNull(visitorSessions.endedAt)));
	});
}

export async function listSessions(
	db: Queryable,
	{ visitor, current, now }: { visitor: string; current?: string; now: Date },
): Promise<SignedInSession[]> {
	const rows = await db
		.select()
		.from(visitorSessions)
		.where(and(eq(visitorSessions.visitorId, visitor), isSessionValid(now)))
		.orderBy(desc(visitorSessions.lastSeenAt), desc(visitorSessions.id));
	return rows.map(({ id, userAgent, startedAt, lastSeenAt }) => ({
		id,
		device: deviceOf(userAgent ?? ""),
		since: startedAt.toISOString(),
		lastSeen: lastSeenAt.toISOString(),
		isThis: id === current,
	}));
}

const RETENTION_DAYS = 30;

/** Deletes sessions that ended a month ago, and expired ones. */
export async function forgetSessions(db: Queryable, now: Date): Promise<void> {
	const ended = lt(visitorSessions.endedAt, daysBefore(now, RETENTION_DAYS));
	const unused = lt(visitorSessions.lastSeenAt, daysBefore(now, IDLE_DAYS));
	await db.delete(visitorSessions).where(or(ended, unused, lt(visitorSessions.startedAt, daysBefore(now, MAX_DAYS))));
}

function isSessionValid(now: Date) {
	const isUsed = gt(visitorSessions.lastSeenAt, daysBefore(now, IDLE_DAYS));
	const isYoung = gt(visitorSessions.startedAt, daysBefore(now, MAX_DAYS));
	return and(isNull(visitorSessions.endedAt), isUsed, isYoung);
}

function daysBefore(now: Date, days: number): Date {
	return new Date(now.getTime() - days * 86_400_000);
}

/** The most specific first, because every browser also claims to be another. */
const BROWSERS = [
	["Edge", /\bEdgA?\//],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Opera", /\b(OPR|Opera)\//],
	["Firefox", /\b(Firefox|FxiOS)\//],
	["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
	["Safari", /\bSafari\//],
] as const;
const SYSTEMS = [
	["Android", /\bAndroid\b/],
	["iPhone", /\biPhone\b/],
	["iPad", /\biPad\b/],
	["Windows", /\bWindows\b/],
	["ChromeOS", /\bCrOS\b/],
	["macOS", /\bMac OS X\b/],
	["Linux", /\bLinux\b/],
] as const;

/** The browser and system from the user agent: `Chrome · Android`. Empty if neither is known. */
function deviceOf(userAgent: string): string {
	const find = (names: readonly (readonly [string, RegExp])[]) =>
		names.find(([, pattern]) => pattern.test(userAgent))?.[0];
	return [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined).join(" · ");
}
