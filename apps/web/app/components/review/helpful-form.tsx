import type { Review } from "@uchit/contract/review.ts";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { ReviewAnswer } from "#app/lib/review-answer.ts";

/** Says that a review helped, or takes it back. The page is everyone's: whose vote is whose, only the answer to a vote knows. */
export function HelpfulForm({ review, answer }: { review: Review; answer: ReviewAnswer | undefined }) {
	const t = useWords();
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
