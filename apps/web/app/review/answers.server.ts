import { data } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { redirectToSignIn, valueOrThrow } from "#app/platform/backend/visitor-call.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";
import { type PostedForm, textOf } from "#app/shell/code/code-steps.server.ts";
import { handleCollegeAddressForm } from "./college-address.server.ts";
import { claimCollege, listClaims, replyToReview } from "./data.server.ts";
import type { AnswersAnswer, ClaimStatus } from "./own/college-address.ts";

export async function claimStatusOf(
	site: RequestContext,
	visitor: SignedIn,
	{ slug, url }: { slug: string; url: URL },
): Promise<ClaimStatus> {
	const { items } = valueOrThrow(await listClaims(site, visitor), url);
	const statuses = items.filter(({ college }) => college.slug === slug).map(({ status }) => status);
	const best = (["approved", "open", "declined"] as const).find((status) => statuses.includes(status));
	return best ?? "none";
}

export async function handleAnswersForm(posted: PostedForm, visitor: SignedIn, slug: string) {
	const { site, form, url } = posted;
	if (textOf(form, "intent") !== "reply") {
		return handleCollegeAddressForm(posted, {
			purpose: "college-claim",
			prove: (token) => claimCollege(site, visitor, { slug, token }),
			next: pathsIn(languageOf(url.pathname)).answerReviews(slug),
		});
	}
	const review = textOf(form, "review");
	const text = textOf(form, "text").replaceAll("\r\n", "\n");
	const reply = await replyToReview(site, visitor, { id: review, text });
	switch (reply.kind) {
		case "done":
			return answer({ kind: "replied", review }, 200);
		case "signed-out":
			throw redirectToSignIn(url);
		case "away":
			return answer({ kind: "not-replied", review, why: "away", text }, 503);
		case "refused": {
			const isWrong = reply.status === 400;
			return answer({ kind: "not-replied", review, why: isWrong ? "wrong" : "refused", text }, isWrong ? 400 : 409);
		}
	}
}

function answer(result: AnswersAnswer, status: number) {
	return data(result, { status });
}
