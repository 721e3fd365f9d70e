import { MODERATION_REASONS, type Review } from "@uchit/contract/review.ts";
import { Form } from "react-router";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { ReviewAnswer } from "#app/review/own/review-answer.ts";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea } from "#app/ui/field.tsx";
import { ReviewText } from "./review-text.tsx";

export function ReviewItem({ review, answer }: { review: Review; answer: ReviewAnswer | undefined }) {
	const { t, language } = usePage();
	const { id, programme, batchYear, verified, publishedOn, editedOn, reply } = review;
	const isOpen = answer?.kind.startsWith("report-") ?? false;
	return (
		<article
			id={`review-${id}`}
			aria-labelledby={`programme-${id}`}
			className="scroll-mt-4 rounded-lg border border-line bg-raised p-4 sm:p-6"
		>
			<h3 id={`programme-${id}`} className="break-words text-lg" dir="auto">
				{programme}
			</h3>
			<p className="mt-1 text-quiet text-sm">
				{t("review.batch", { year: String(batchYear) })}
				{" · "}
				{t(`review.verified.${verified}`)}
				{" · "}
				{t("review.publishedOn", { date: formatDate(language, publishedOn) })}
				{editedOn !== undefined && ` · ${t("review.editedOn", { date: formatDate(language, editedOn) })}`}
			</p>
			<ReviewText review={review} />
			{reply !== undefined && (
				<section aria-labelledby={`reply-${id}`} className="mt-5 border-line border-l-4 pl-4">
					<h4 id={`reply-${id}`}>{t("review.reply", { date: formatDate(language, reply.on) })}</h4>
					<p dir="auto" className="mt-1 max-w-text whitespace-pre-line break-words">
						{reply.text}
					</p>
				</section>
			)}
			<div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-2">
				<HelpfulForm review={review} answer={answer} />
				<ReportForm id={id} answer={answer} isOpen={isOpen} />
			</div>
		</article>
	);
}

/** The page is the same for everyone, so one's own vote is known only from the answer to a vote. */
function HelpfulForm({ review, answer }: { review: Review; answer: ReviewAnswer | undefined }) {
	const { t } = usePage();
	const voted = answer?.kind === "voted" ? answer : undefined;
	const isMine = voted?.isMine ?? false;
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="review" value={review.id} />
			<input type="hidden" name="intent" value={isMine ? "unhelpful" : "helpful"} />
			<Button type="submit" look="quiet">
				{isMine
					? t("review.helpful.takeBack", { count: voted?.helpful ?? review.helpful })
					: t("review.helpful.say", { count: voted?.helpful ?? review.helpful })}
			</Button>
			<p role="status" className="mt-1 text-sm">
				{voted !== undefined && (isMine ? t("review.helpful.said") : t("review.helpful.tookBack"))}
				{answer?.kind === "own" && t("review.helpful.own")}
				{answer?.kind === "gone" && t("review.gone")}
				{answer?.kind === "away" && t("review.away")}
				{answer?.kind === "reported" && t("review.report.sent")}
			</p>
		</Form>
	);
}

/** Opens without scripts, and needs no account. */
function ReportForm({ id, answer, isOpen }: { id: string; answer: ReviewAnswer | undefined; isOpen: boolean }) {
	const { t } = usePage();
	const part = useArrivalFocus<HTMLDetailsElement>(answer);
	if (answer?.kind === "reported" || answer?.kind === "gone") return null;
	const written = answer !== undefined && "message" in answer ? answer : undefined;
	const isWrong = answer?.kind === "report-wrong";
	return (
		<details ref={part} open={isOpen} className="min-w-0 flex-1">
			<summary className="link-line">{t("review.report.open")}</summary>
			<Form method="post" preventScrollReset className="mt-2 max-w-text space-y-4">
				<input type="hidden" name="review" value={id} />
				<input type="hidden" name="intent" value="report" />
				{answer?.kind === "report-away" && <Alert>{t("review.away")}</Alert>}
				{answer?.kind === "report-too-many" && <Alert>{t("review.report.tooMany", { minutes: answer.minutes })}</Alert>}
				<SelectField
					label={t("review.report.reason")}
					name="reason"
					required
					defaultValue={written?.reason ?? ""}
					error={isWrong ? t("review.report.wrong") : undefined}
					options={[
						{ value: "", label: t("review.report.choose") },
						...MODERATION_REASONS.map((reason) => ({ value: reason, label: t(`review.reason.${reason}`) })),
					]}
				/>
				<TextArea
					label={t("review.report.message")}
					hint={t("review.report.messageHint")}
					name="message"
					maxLength={2_000}
					defaultValue={written?.message}
				/>
				<Button type="submit" look="quiet">
					{t("review.report.send")}
				</Button>
			</Form>
		</details>
	);
}

function Alert({ children }: { children: string }) {
	return (
		<p role="alert" className="font-semibold text-bad-text">
			{children}
		</p>
	);
}
