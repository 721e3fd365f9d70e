import { createHmac } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { ASSERTION_LIFE_SECONDS, type Assertion, VISITOR_ASSERTION_HEADER } from "@uchit/contract/assertion.ts";
import { CollegeResults } from "@uchit/contract/college.ts";
import { SessionStarted } from "@uchit/contract/internal-auth.ts";
import { type NewReview, ReviewReceipt } from "@uchit/contract/review.ts";
import * as z from "zod";
import { makeVisitor, post } from "./visitor.ts";

const { BACKEND_URL = "", BACKEND_KEY = "", MODERATOR_EMAIL = "", MODERATOR_LINK = "" } = process.env;

export type Place = { slug: string; name: string };

/** Colleges of a corner that no other test looks at: each test of reviews takes its own. */
export async function listQuietColleges(ask: (path: string) => Promise<unknown>): Promise<Place[]> {
	const { items } = CollegeResults.parse(await ask("/v1/colleges?state=sikkim&sort=name"));
	return items.map(({ slug, name }) => ({ slug, name }));
}

/** Sends a review of somebody new by the backend's own wire; its id. */
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

/** The header with which the backend answers somebody new. */
async function signedAs(): Promise<Record<string, string>> {
	const { id } = await makeVisitor();
	const session = SessionStarted.parse(await post("/v1/internal/auth/sessions", { visitor: id }));
	const { ageBand: age, sessionVersion: ver } = session.visitor;
	const exp = Math.floor(Date.now() / 1000) + ASSERTION_LIFE_SECONDS;
	const assertion: Assertion = { sub: id, sid: session.id, ver, age, exp };
	const said = Buffer.from(JSON.stringify(assertion)).toString("base64url");
	const signature = createHmac("sha256", BACKEND_KEY).update(said).digest("base64url");
	return { [VISITOR_ASSERTION_HEADER]: `${said}.${signature}` };
}

export type Moderator = {
	signIn: (page: Page) => Promise<void>;
	decide: (id: string, ...steps: Decision[]) => Promise<void>;
};
type Decision = { state: string; reasons?: readonly string[] };

const LoggedIn = z.object({ data: z.object({ access_token: z.string() }) });

/** Somebody who decides about reviews: their link is used up here, once. */
export async function becomeModerator(page: Page, password: string): Promise<Moderator> {
	await page.goto(MODERATOR_LINK);
	await page.getByLabel(/^New password/).fill(password);
	await page.getByRole("button", { name: "Set the password" }).click();
	await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
	const login = { email: MODERATOR_EMAIL, password, mode: "json" };
	const answer = await page.request.post(`${BACKEND_URL}/auth/login`, { data: login });
	const { access_token } = LoggedIn.parse(await answer.json()).data;
	return {
		async signIn(at) {
			await at.goto(`${BACKEND_URL}/studio/`);
			await at.getByRole("textbox", { name: /^E-mail/ }).fill(MODERATOR_EMAIL);
			await at.getByRole("textbox", { name: /^Password/ }).fill(password);
			await at.getByRole("button", { name: "Sign in" }).click();
			await expect(at.getByRole("menuitem", { name: "Reviews", exact: true })).toBeVisible();
		},
		async decide(id, ...steps) {
			for (const step of steps) {
				const response = await fetch(`${BACKEND_URL}/items/reviews/${id}`, {
					method: "PATCH",
					headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
					body: JSON.stringify(step),
				});
				if (!response.ok) throw new Error(`It does not become ${step.state}: ${await response.text()}`);
			}
		},
	};
}

export const PUBLISH = [{ state: "in-moderation" }, { state: "published" }] as const;
