import { expect, type Page, test } from "@playwright/test";
import { College, CollegeResults } from "@uchit/contract/college.ts";
import { SessionStarted } from "@uchit/contract/internal-auth.ts";
import { type NewReview, ReviewReceipt } from "@uchit/contract/review.ts";
import { ASSERTION_LIFE_SECONDS, VISITOR_ASSERTION_HEADER } from "@uchit/contract/visitor.ts";
import { tokens } from "../../apps/backend/src/platform/signed-token.ts";
import { choosePassword, signInAtDesk, tokenOf } from "./desk.ts";
import { makeVisitor, post } from "./visitor.ts";

const { BACKEND_URL = "", BACKEND_KEY = "", MODERATOR_EMAIL = "", MODERATOR_LINK = "" } = process.env;

export type Place = { slug: string; name: string };

const given = new Set<string>();

/** A college that no other test uses and of which nothing is public: a different one per call and per process. */
export async function findQuietCollege(ask: (path: string) => Promise<unknown>): Promise<Place> {
	const { items } = CollegeResults.parse(await ask("/v1/colleges?state=sikkim&sort=name"));
	const { parallelIndex, config } = test.info();
	const own = items.filter((_, index) => index % config.workers === parallelIndex);
	for (const { slug, name } of own.filter((item) => !given.has(item.slug))) {
		given.add(slug);
		const { reviews } = College.parse(await ask(`/v1/colleges/${slug}`));
		if (reviews === undefined) return { slug, name };
	}
	throw new Error("Every college of the first page has reviews.");
}

export async function domainOfSite(ask: (path: string) => Promise<unknown>, slug: string): Promise<string> {
	const { facts } = College.parse(await ask(`/v1/colleges/${slug}`));
	const site = facts.find(({ field }) => field === "website")?.value;
	if (site === undefined) throw new Error(`No source records the site of ${slug}.`);
	return new URL(site).hostname.replace(/^www\./, "");
}

export async function sendReviewOf(college: string, review: Partial<NewReview> = {}): Promise<string> {
	const whole = {
		college,
		programme: "B.Sc. in Physics",
		batchYear: 2024,
		ratings: { teaching: 4 },
		text: `What ${crypto.randomUUID()} saw there in three years of physics, from the first lecture to the last practical exam.`,
		...review,
	};
	return ReviewReceipt.parse(await post("/v1/reviews", whole, await signedAs())).id;
}

async function signedAs(): Promise<Record<string, string>> {
	const { id } = await makeVisitor();
	const session = SessionStarted.parse(await post("/v1/internal/auth/sessions", { visitor: id }));
	const { ageBand: age, sessionVersion: ver } = session.visitor;
	const exp = Math.floor(Date.now() / 1000) + ASSERTION_LIFE_SECONDS;
	const assertion = { sub: id, sid: session.id, ver, age, exp };
	return { [VISITOR_ASSERTION_HEADER]: await tokens.visitor.sign(BACKEND_KEY, assertion) };
}

export type Moderator = {
	desk: Page;
	decide: (id: string, ...steps: Decision[]) => Promise<void>;
};
type Decision = { state: string; reasons?: readonly string[] };

/** A moderator's link works once; on a site that was tested before they already have the password. */
export async function becomeModerator(page: Page): Promise<Moderator> {
	const password = `a password beside ${MODERATOR_LINK.slice(-16)}`;
	const logIn = () => tokenOf(MODERATOR_EMAIL, password);
	const token = await logIn().catch(async () => {
		await choosePassword(MODERATOR_LINK, password);
		return logIn();
	});
	await signInAtDesk(page, BACKEND_URL, { email: MODERATOR_EMAIL, password });
	await expect(page.getByRole("menuitem", { name: "Reviews", exact: true })).toBeVisible();
	return {
		desk: page,
		async decide(id, ...steps) {
			for (const step of steps) {
				const response = await fetch(`${BACKEND_URL}/items/reviews/${id}`, {
					method: "PATCH",
					headers: { ...token, "content-type": "application/json" },
					body: JSON.stringify(step),
				});
				if (!response.ok) throw new Error(`It does not become ${step.state}: ${await response.text()}`);
			}
		},
	};
}

export const PUBLISH = [{ state: "in-moderation" }, { state: "published" }] as const;
