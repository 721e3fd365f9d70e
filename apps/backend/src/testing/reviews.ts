import { randomBytes } from "node:crypto";
import { SessionStarted } from "@uchit/contract/internal-auth.ts";
import { type NewReview, type OwnReview, OwnReviews, ReviewList, ReviewReceipt } from "@uchit/contract/review.ts";
import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { hashPassword } from "#backend/content/auth/passwords.ts";
import { needsSecondFactor } from "#backend/content/auth/second-factor-rule.ts";
import { codeAt, currentStep, newOtpSecret } from "#backend/content/auth/totp.ts";
import type { Role } from "#backend/content/caller.ts";
import type { Ask } from "#backend/content/items/testing/newsroom.ts";
import { newAddress, newEmail } from "#backend/content/testing/desk.ts";
import type { Queryable } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { collegeFacts } from "#backend/db/schema/college-fact.ts";
import { staff } from "#backend/db/schema/content/staff.ts";
import { reviews } from "#backend/db/schema/review.ts";
import { visitors } from "#backend/db/schema/visitor.ts";
import { type TestAccounts, useAccounts } from "#backend/testing/accounts.ts";

export type Writer = { headers: Record<string, string>; id: string };
export type Place = { id: string; slug: string; name: string };

export type TestReviews = TestAccounts & {
	writer: () => Promise<Writer>;
	college: () => Promise<Place>;
	send201: (who: Pick<Writer, "headers">, review: Partial<NewReview> & { college: string }) => Promise<ReviewReceipt>;
	staff: (role: Role) => Promise<Ask & { token: string }>;
	publish: (moderator: Ask, id: string) => Promise<void>;
	listOf: (slug: string, query?: string) => Promise<ReviewList>;
	ownOf: (who: Pick<Writer, "headers">) => Promise<OwnReview[]>;
};

const PASSWORD = "correct horse battery staple";
const hashed = hashPassword(PASSWORD);

export async function useReviews(settings: Record<string, string> = {}): Promise<TestReviews> {
	const accounts = await useAccounts(settings);
	const { backend, send, as } = accounts;
	const listOf: TestReviews["listOf"] = (slug, query = "") =>
		backend.read(ReviewList, `/v1/colleges/${slug}/reviews${query}`);
	return {
		...accounts,
		async writer() {
			const values = { name: "Asha Rao", language: "en", ageBand: "18-or-over" } as const;
			const [row] = await backend.db.insert(visitors).values(values).returning();
			const begun = await send("POST", "/v1/internal/auth/sessions", { body: { visitor: row?.id } });
			return { id: row?.id ?? "", headers: await as(SessionStarted.parse(begun.json())) };
		},
		async college() {
			const { id, slug, name } = colleges;
			const [place] = await backend.db
				.select({ id, slug, name })
				.from(colleges)
				.where(and(isUnreviewed(backend.db), isWithoutSite(backend.db)))
				.orderBy(sql`random()`)
				.limit(1);
			if (place === undefined) throw new Error("Every college is reviewed, or has a site");
			return place;
		},
		async send201({ headers }, review) {
			const reply = await send("POST", "/v1/reviews", { headers, body: aReview(review) });
			if (reply.statusCode !== 201) throw new Error(`The review is refused: ${reply.body}`);
			return ReviewReceipt.parse(reply.json());
		},
		async staff(role) {
			const email = newEmail();
			const secret = needsSecondFactor(role, backend.env) ? newOtpSecret() : undefined;
			const own = { email, password_hash: await hashed, otp_secret: secret };
			await backend.db.insert(staff).values({ ...own, status: "active", role });
			// Computed just before use: an older code may expire on a busy machine.
			const otp = secret === undefined ? {} : { otp: codeAt(secret, currentStep()) };
			const signedIn = await backend.app.inject({
				method: "POST",
				url: "/auth/login",
				remoteAddress: newAddress(),
				payload: { email, password: PASSWORD, mode: "json", ...otp },
			});
			const token: string = signedIn.json().data.access_token;
			return Object.assign(askWith(accounts, token), { token });
		},
		async publish(moderator, id) {
			for (const state of ["in-moderation", "published"]) {
				const reply = await moderator("PATCH", `/items/reviews/${id}`, { state });
				if (reply.statusCode !== 200) throw new Error(`It does not become ${state}: ${reply.body}`);
			}
		},
		listOf,
		ownOf: async ({ headers }) => OwnReviews.parse((await send("GET", "/v1/me/reviews", { headers })).json()).items,
	};
}

export function aReview(given: Partial<NewReview> & { college: string }): NewReview {
	return {
		programme: "B.Tech. in Civil Engineering",
		batchYear: 2024,
		ratings: { teaching: 4 },
		pros: "",
		cons: "",
		text: someText(),
		...given,
	};
}

export function someText(): string {
	const words = Array.from({ length: 30 }, () =>
		randomBytes(4)
			.toString("base64url")
			.replace(/[-_\d]/g, "x"),
	);
	return `What I saw: ${words.join(" ")}.`;
}

function isUnreviewed(db: Queryable): SQL {
	return notExists(db.select({ id: reviews.id }).from(reviews).where(eq(reviews.collegeId, colleges.id)));
}

function isWithoutSite(db: Queryable): SQL {
	const isSite = and(eq(collegeFacts.collegeId, colleges.id), eq(collegeFacts.field, "website"));
	return notExists(db.select({ site: collegeFacts.value }).from(collegeFacts).where(isSite));
}

function askWith({ backend }: TestAccounts, token: string): Ask {
	return (method, url, body): Promise<LightMyRequestResponse> =>
		backend.app.inject({
			method,
			url,
			remoteAddress: newAddress(),
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			...(body !== undefined && { payload: JSON.stringify(body) }),
		});
}
