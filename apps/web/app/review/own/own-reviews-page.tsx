import type { OwnReview } from "@uchit/contract/review.ts";
import { useEffect } from "react";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { forgetDraft } from "#app/review/write/review-draft.ts";
import { Link, LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Note } from "#app/ui/note.tsx";
import { OwnReviewItem } from "./own-review-item.tsx";
import type { OwnReviewAnswer } from "./review-answer.ts";

export function OwnReviewsPage({
	reviews,
	sent,
	answer,
}: {
	reviews: readonly OwnReview[];
	/** The college of a review that was just sent, whose draft is no longer needed. */
	sent: string | undefined;
	answer: OwnReviewAnswer | undefined;
}) {
	const { t, paths } = usePage();
	useEffect(() => {
		if (sent !== undefined) forgetDraft(() => localStorage, sent);
	}, [sent]);
	const isGone = answer?.kind === "deleted" || answer?.kind === "gone";
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("review.own.heading")} noIndex />
			<h1 className="text-3xl">{t("review.own.heading")}</h1>
			<p className="mt-2">
				<LinkLine to={paths.account()}>{t("review.own.account")}</LinkLine>
			</p>
			<p role="status" className="font-semibold">
				{isGone && (answer.kind === "deleted" ? t("review.own.deleted") : t("review.own.gone"))}
			</p>
			{sent !== undefined && answer === undefined && (
				<div className="max-w-192">
					<WhatHappensNext />
				</div>
			)}
			{reviews.length === 0 && <p className="mt-6 max-w-text">{t("review.own.none")}</p>}
			<ul className="mt-6 max-w-192 space-y-6">
				{reviews.map((review) => (
					<li key={review.id}>
						<OwnReviewItem review={review} answer={answer?.review === review.id ? answer : undefined} />
					</li>
				))}
			</ul>
			<p className="mt-8">
				<ButtonLink look="quiet" render={<Link to={paths.writeReview()} />}>
					{t("review.write")}
				</ButtonLink>
			</p>
		</div>
	);
}

const STEPS = ["read", "told", "public", "change"] as const;

function WhatHappensNext() {
	const { t } = usePage();
	return (
		<Note title={t("review.sent.heading")}>
			<ol className="list-decimal space-y-1 pl-5">
				{STEPS.map((step) => (
					<li key={step}>{t(`review.sent.${step}`)}</li>
				))}
			</ol>
		</Note>
	);
}
