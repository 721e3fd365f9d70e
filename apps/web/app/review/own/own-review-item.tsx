import { MAX_REPLY_LENGTH, MIN_REPLY_LENGTH, type OwnReview } from "@uchit/contract/review.ts";
import { Form } from "react-router";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { ReviewText } from "#app/review/list/review-text.tsx";
import { InlineLink, Link, LinkLine } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import type { OwnReviewAnswer } from "./review-answer.ts";

type Props = { review: OwnReview; answer: OwnReviewAnswer | undefined };

export function OwnReviewItem({ review, answer }: Props) {
	const { t, paths, language } = usePage();
	const { id, college, programme, batchYear, state, verified, submittedAt, isPublic } = review;
	const isClosed = state === "rejected" || state === "removed";
	return (
		<article
			id={`review-${id}`}
			aria-labelledby={`of-${id}`}
			className="scroll-mt-4 rounded-lg border border-line bg-raised p-4 sm:p-6"
		>
			<h2 id={`of-${id}`} className="text-lg">
				<InlineLink to={isPublic ? paths.collegeReviews(college.slug) : paths.college(college.slug)}>
					{college.name}
				</InlineLink>
			</h2>
			<p className="mt-1 text-quiet text-sm">
				<bdi>{programme}</bdi>
				{" · "}
				{t("review.batch", { year: String(batchYear) })}
				{" · "}
				{t(`review.verified.${verified}`)}
				{" · "}
				{t("review.own.sentOn", { date: formatDate(language, submittedAt) })}
			</p>
			<p className="mt-3 font-semibold">{t(`review.state.${state}`)}</p>
			{isPublic && state !== "published" && <p>{t("review.own.olderPublic")}</p>}
			<Decision review={review} />
			<ReviewText review={review} level={3} />
			<p role="status" className="mt-4 font-semibold">
				{answer?.kind === "appealed" && t("review.appeal.sent")}
				{answer?.kind === "refused" && t("review.own.refused")}
				{answer?.kind === "appealed-before" && t("review.appeal.before")}
				{answer?.kind === "away" && t("review.away")}
			</p>
			<div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-3">
				{!isClosed && (
					<ButtonLink look="quiet" render={<Link to={paths.writeReview({ review: id })} />}>
						{t("review.own.change")}
					</ButtonLink>
				)}
				{!isClosed && verified === "contact" && (
					<LinkLine to={paths.proveReview(id)}>{t("review.proof.link")}</LinkLine>
				)}
				{isClosed && review.appeal === undefined && <AppealForm id={id} answer={answer} />}
				<DeleteReview id={id} />
			</div>
		</article>
	);
}

function Decision({ review: { decision, appeal } }: { review: OwnReview }) {
	const { t, language } = usePage();
	return (
		<>
			{decision !== undefined && (
				<div className="mt-2 max-w-text">
					<p className="text-quiet text-sm">{t("review.own.decidedOn", { date: formatDate(language, decision.at) })}</p>
					{decision.reasons.length > 0 && (
						<ul className="list-disc pl-5">
							{decision.reasons.map((reason) => (
								<li key={reason}>{t(`review.reason.${reason}`)}</li>
							))}
						</ul>
					)}
					{decision.note !== undefined && (
						<p dir="auto" className="mt-1 whitespace-pre-line break-words">
							{decision.note}
						</p>
					)}
				</div>
			)}
			{appeal !== undefined && (
				<div className="mt-3 max-w-text border-line border-l-4 pl-4">
					<p className="text-quiet text-sm">{t("review.appeal.on", { date: formatDate(language, appeal.at) })}</p>
					<p dir="auto" className="whitespace-pre-line break-words">
						{appeal.text}
					</p>
					<p dir="auto" className="mt-2 font-semibold">
						{appeal.outcome ?? t("review.appeal.open")}
					</p>
				</div>
			)}
		</>
	);
}

/** Explains the consequences first; opens without scripts. */
function DeleteReview({ id }: { id: string }) {
	const { t } = usePage();
	return (
		<details className="min-w-0">
			<summary className="link-line">{t("review.delete.open")}</summary>
			<Form method="post" className="mt-2 max-w-text space-y-3">
				<input type="hidden" name="review" value={id} />
				<input type="hidden" name="intent" value="delete" />
				<p>{t("review.delete.meaning")}</p>
				<Button type="submit" look="danger">
					{t("review.delete.do")}
				</Button>
			</Form>
		</details>
	);
}

function AppealForm({ id, answer }: { id: string; answer: OwnReviewAnswer | undefined }) {
	const { t } = usePage();
	const isWrong = answer?.kind === "appeal-wrong";
	const isAway = answer?.kind === "appeal-away";
	return (
		<details open={isWrong || isAway} className="min-w-0">
			<summary className="link-line">{t("review.appeal.heading")}</summary>
			<Form method="post" preventScrollReset className="mt-2 max-w-text space-y-4">
				<input type="hidden" name="review" value={id} />
				<input type="hidden" name="intent" value="appeal" />
				{isAway && (
					<p role="alert" className="font-semibold text-bad-text">
						{t("review.away")}
					</p>
				)}
				<TextArea
					label={t("review.appeal.text")}
					hint={t("review.appeal.hint", { least: MIN_REPLY_LENGTH })}
					name="text"
					required
					minLength={MIN_REPLY_LENGTH}
					maxLength={MAX_REPLY_LENGTH}
					defaultValue={isWrong || isAway ? answer.text : undefined}
					error={isWrong ? t("review.appeal.wrong", { least: MIN_REPLY_LENGTH, most: MAX_REPLY_LENGTH }) : undefined}
				/>
				<Button type="submit" look="quiet">
					{t("review.appeal.send")}
				</Button>
			</Form>
		</details>
	);
}
