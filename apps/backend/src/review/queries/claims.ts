import type { OtpPurpose } from "@uchit/contract/account.ts";
import type { CollegeClaim } from "@uchit/contract/review.ts";
import { desc, eq, sql } from "drizzle-orm";
import { usableHolderOf, useToken } from "#backend/account/queries/otp-tokens.ts";
import type { Database, Queryable } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { collegeClaims, reviews } from "#backend/db/schema/review.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { domainAmong, domainsOf, exactDomainAmong } from "./domains.ts";
import { lockOwn, type OwnReviewKey } from "./own.ts";
import { publishCollegeChange } from "./publish-change.ts";

export type TokenFault = "bad-token" | "other-domain";

export async function claimCollege(
	db: Database,
	personal: Personal,
	{ collegeId, visitorId, token }: { collegeId: string; visitorId: string; token: string },
): Promise<TokenFault | "stored"> {
	return db.transaction(async (tx) => {
		const domain = await shownDomain(tx, personal, { collegeId, token, purpose: "college-claim" });
		if (domain.kind !== "shown") return domain.kind;
		const claim = { domain: domain.domain, createdAt: personal.now };
		await tx
			.insert(collegeClaims)
			.values({ collegeId, visitorId, ...claim })
			.onConflictDoUpdate({
				target: [collegeClaims.collegeId, collegeClaims.visitorId],
				set: { ...claim, status: "open", decidedBy: null, decidedAt: null },
				setWhere: eq(collegeClaims.status, "declined"),
			});
		return "stored";
	});
}

export async function listClaims(db: Queryable, visitorId: string): Promise<CollegeClaim[]> {
	const rows = await db
		.select({ claim: collegeClaims, slug: colleges.slug, name: colleges.name })
		.from(collegeClaims)
		.innerJoin(colleges, eq(colleges.id, collegeClaims.collegeId))
		.where(eq(collegeClaims.visitorId, visitorId))
		.orderBy(desc(collegeClaims.id));
	return rows.map(({ claim: { id, domain, status, createdAt }, slug, name }) => ({
		id,
		college: { slug, name },
		domain,
		status,
		createdAt: createdAt.toISOString(),
	}));
}

/** Marks a review's writer as verified by an address at the college. Undefined if the review is not theirs. */
export async function verifyWriter(
	db: Database,
	personal: Personal,
	{ token, ...own }: OwnReviewKey & { token: string },
): Promise<TokenFault | "verified" | undefined> {
	return db.transaction(async (tx) => {
		const row = await lockOwn(tx, own);
		if (row === undefined) return undefined;
		const domain = await shownDomain(tx, personal, { collegeId: row.collegeId, token, purpose: "college-email" });
		if (domain.kind !== "shown") return domain.kind;
		await tx
			.update(reviews)
			.set({ verified: sql`CASE WHEN ${reviews.verified} = 'document' THEN 'document' ELSE 'college-email' END` })
			.where(eq(reviews.id, own.id));
		if (row.shown !== null) await publishCollegeChange(tx, row.collegeId);
		return "verified";
	});
}

/** The domain of the token holder's address; the token is used up if it is the college's. */
async function shownDomain(
	tx: Queryable,
	personal: Personal,
	{ collegeId, token, purpose }: { collegeId: string; token: string; purpose: OtpPurpose },
): Promise<{ kind: TokenFault } | { kind: "shown"; domain: string }> {
	const holder = await usableHolderOf(tx, personal, { token, purpose });
	if (holder === undefined) return { kind: "bad-token" };
	const { kind, value } = holder.contact;
	const find = purpose === "college-claim" ? exactDomainAmong : domainAmong;
	const domain = kind === "email" ? find(await domainsOf(tx, collegeId), value) : undefined;
	if (domain === undefined) return { kind: "other-domain" };
	await useToken(tx, personal, token);
	return { kind: "shown", domain };
}
