import type { OwnReview } from "@uchit/contract/review.ts";
import { data, redirect } from "react-router";
import { getCollege, searchColleges } from "#app/college/data.server.ts";
import { parseCollegeSearch } from "#app/college/search.ts";
import { pathsIn } from "#app/paths.ts";
import { cleanText, firstValueOf } from "#app/platform/address-codec.ts";
import { valueOrThrow } from "#app/platform/backend/visitor-call.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";
import { addressOf, type PostedForm, textOf } from "#app/shell/code/code-steps.server.ts";
import { changeReview, listOwnReviews, sendReview } from "./data.server.ts";
import type { FailedSubmission, WritingStep } from "./write/writing-step.ts";
import { readWritten, toReviewFields, type WrittenReview } from "./write/written-review.ts";

const MAX_COLLEGES = 10;

const STATUS_OF = {
	fields: 400,
	"signed-out": 401,
	gone: 404,
	closed: 409,
	"same-course": 409,
	"too-many": 429,
	away: 503,
} as const;

export async function chooseStep(site: RequestContext, visitor: SignedIn, url: URL): Promise<WritingStep> {
	const isYoung = visitor.ageBand === "under-18";
	const review = firstValueOf(url.searchParams, "review");
	if (review !== undefined) {
		const { items } = valueOrThrow(await listOwnReviews(site, visitor), url);
		const own = items.find(({ id }) => id === review);
		if (own === undefined) throw data("No such review", { status: 404 });
		return { kind: "write", college: own.college, review, before: toWritten(own), isYoung };
	}
	const slug = firstValueOf(url.searchParams, "college");
	const college = slug === undefined ? undefined : await getCollege(site, slug);
	if (college !== undefined) {
		const { slug, name } = college;
		return { kind: "write", college: { slug, name }, review: undefined, before: undefined, isYoung };
	}
	const words = cleanText(url.searchParams.get("college-words") ?? "");
	return { kind: "pick", words, found: await findColleges(site, words), isUnanswered: url.searchParams.has("pick") };
}

async function findColleges(site: RequestContext, words: string) {
	if (words === "") return [];
	const { items } = await searchColleges(site, parseCollegeSearch(new URLSearchParams({ q: words })));
	return items.slice(0, MAX_COLLEGES).map(({ slug, name, place }) => ({ slug, name, place }));
}

/** Throws a redirect to one's own reviews on success; else returns the form with everything typed. */
export async function handleWrittenReview(posted: PostedForm) {
	const { site, form, headers, url } = posted;
	const written = readWritten(form);
	const [college, review] = [textOf(form, "college"), textOf(form, "review")];
	const visitor = await site.visitor();
	const step: WritingStep = {
		kind: "write",
		college: { slug: college, name: textOf(form, "collegeName") },
		review: review === "" ? undefined : review,
		before: undefined,
		isYoung: visitor?.ageBand === "under-18",
	};
	const notTaken = (problem: FailedSubmission["problem"], wrong: FailedSubmission["wrong"] = []) => ({
		step,
		answer: data({ written, wrong, problem } satisfies FailedSubmission, { status: STATUS_OF[problem] }),
	});
	if (visitor === undefined) return notTaken("signed-out");
	const writing = { visitor, visitorAddress: addressOf(headers), written };
	const reply = await (review === "" ? sendReview(site, college, writing) : changeReview(site, review, writing));
	if (reply.kind === "done") throw redirect(pathsIn(languageOf(url.pathname)).reviewSent(review || college), 303);
	if (reply.kind !== "refused") return notTaken(reply.kind);
	if (reply.status === STATUS_OF["too-many"]) return notTaken("too-many");
	if (reply.status === STATUS_OF.gone) return notTaken("gone");
	if (reply.status === STATUS_OF.closed) return notTaken(reply.code === "same-course" ? reply.code : "closed");
	return notTaken("fields", toReviewFields(reply.errors));
}

function toWritten({ programme, batchYear, ratings, pros, cons, text }: OwnReview): WrittenReview {
	const stars = Object.entries(ratings).map(([part, rating]) => [part, String(rating)] as const);
	return { programme, batchYear: String(batchYear), ratings: Object.fromEntries(stars), pros, cons, text };
}
