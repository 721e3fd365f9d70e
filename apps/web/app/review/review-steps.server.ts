import { MODERATION_REASONS, type ModerationReason } from "@uchit/contract/review.ts";
import { data } from "react-router";
import { redirectToSignIn, requireVisitor, type VisitorReply } from "#app/platform/backend/visitor-call.server.ts";
import type { SignedIn } from "#app/platform/request-context.ts";
import { addressOf, type PostedForm, textOf } from "#app/shell/code/code-steps.server.ts";
import { appealReview, deleteReview, reportReview, voteReview } from "./data.server.ts";
import type { OwnReviewAnswer, ReviewAnswer } from "./own/review-answer.ts";

const STATUS = { ok: 200, wrong: 400, gone: 404, refused: 409, tooMany: 429, away: 503 } as const;

/** Throws a redirect to sign in for a vote without a session. */
export async function handleReviewForm(posted: PostedForm) {
	return textOf(posted.form, "intent") === "report" ? handleReport(posted) : handleVote(posted);
}

async function handleVote({ site, form, url }: PostedForm) {
	const visitor = await requireVisitor(site, url);
	const review = textOf(form, "review");
	const isHelpful = textOf(form, "intent") !== "unhelpful";
	const reply = await voteReview(site, visitor, { id: review, isHelpful });
	switch (reply.kind) {
		case "done":
			return answer({ review, kind: "voted", ...reply.value }, STATUS.ok);
		case "signed-out":
			throw redirectToSignIn(url);
		case "away":
			return answer({ review, kind: "away" }, STATUS.away);
		case "refused":
			return reply.status === STATUS.refused
				? answer({ review, kind: "own" }, STATUS.refused)
				: answer({ review, kind: "gone" }, STATUS.gone);
	}
}

async function handleReport({ site, form, headers }: PostedForm) {
	const review = textOf(form, "review");
	const reason = toReason(form.get("reason"));
	const message = textOf(form, "message").replaceAll("\r\n", "\n");
	if (reason === undefined) return answer({ review, kind: "report-wrong", reason, message }, STATUS.wrong);
	const visitorAddress = addressOf(headers);
	const sent = await reportReview(site, { id: review, report: { reason, message }, visitorAddress });
	switch (sent.kind) {
		case "taken":
			return answer({ review, kind: "reported" }, STATUS.ok);
		case "too-many": {
			const minutes = Math.ceil(sent.retryAfterSeconds / 60);
			return answer({ review, kind: "report-too-many", minutes, reason, message }, STATUS.tooMany);
		}
		case "away":
			return answer({ review, kind: "report-away", reason, message }, STATUS.away);
		case "refused":
			return sent.errors?.some(({ field }) => /message|reason/.test(field))
				? answer({ review, kind: "report-wrong", reason, message }, STATUS.wrong)
				: answer({ review, kind: "gone" }, STATUS.gone);
	}
}

/** Throws a redirect to sign in once the session has ended. */
export async function handleOwnReviewForm({ site, form, url }: PostedForm, visitor: SignedIn) {
	const review = textOf(form, "review");
	if (textOf(form, "intent") === "delete") {
		return ownAnswer(await deleteReview(site, visitor, review), url, {
			done: { review, kind: "deleted" },
			away: { review, kind: "away" },
			wrong: { review, kind: "refused" },
		});
	}
	const text = textOf(form, "text").replaceAll("\r\n", "\n");
	return ownAnswer(await appealReview(site, visitor, { id: review, text }), url, {
		done: { review, kind: "appealed" },
		away: { review, kind: "appeal-away", text },
		wrong: { review, kind: "appeal-wrong", text },
	});
}

type Words = Record<"done" | "away" | "wrong", OwnReviewAnswer>;

function ownAnswer(reply: VisitorReply<unknown>, url: URL, { done, away, wrong }: Words) {
	switch (reply.kind) {
		case "done":
			return answerOwnReview(done, STATUS.ok);
		case "signed-out":
			throw redirectToSignIn(url);
		case "away":
			return answerOwnReview(away, STATUS.away);
		case "refused":
			if (reply.status === STATUS.wrong) return answerOwnReview(wrong, STATUS.wrong);
			return reply.status === STATUS.gone
				? answerOwnReview({ review: done.review, kind: "gone" }, STATUS.gone)
				: answerOwnReview(
						{ review: done.review, kind: reply.code === "appealed-before" ? reply.code : "refused" },
						STATUS.refused,
					);
	}
}

function toReason(value: FormDataEntryValue | null): ModerationReason | undefined {
	return MODERATION_REASONS.find((reason) => reason === value);
}

function answer(result: ReviewAnswer, status: number) {
	return data(result, { status });
}

function answerOwnReview(result: OwnReviewAnswer, status: number) {
	return data(result, { status });
}
