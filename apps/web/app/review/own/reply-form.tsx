import { LEAST_REPLY_LENGTH, MOST_REPLY_LENGTH, type Review } from "@uchit/contract/review.ts";
import { Form } from "react-router";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import type { AnswersAnswer } from "./college-address.ts";

/** The college's reply to one review: a new one takes the place of the one before. */
export function ReplyForm({
	review: { id, reply },
	answer,
}: {
	review: Pick<Review, "id" | "reply">;
	answer: AnswersAnswer | undefined;
}) {
	const t = useTranslations();
	const failed = answer?.kind === "not-replied" && answer.review === id ? answer : undefined;
	const isSent = answer?.kind === "replied" && answer.review === id;
	return (
		<Form method="post" preventScrollReset className="mt-5 max-w-text space-y-3">
			<input type="hidden" name="intent" value="reply" />
			<input type="hidden" name="review" value={id} />
			<TextArea
				label={t("review.answers.reply")}
				hint={t("review.answers.replyHint", { least: LEAST_REPLY_LENGTH, most: MOST_REPLY_LENGTH })}
				name="text"
				required
				minLength={LEAST_REPLY_LENGTH}
				maxLength={MOST_REPLY_LENGTH}
				defaultValue={failed?.text ?? reply?.text}
				error={failed && t(`review.answers.problem.${failed.why}`)}
			/>
			<Button type="submit" look="quiet">
				{t("review.answers.send")}
			</Button>
			<p role="status" className="font-semibold">
				{isSent && t("review.answers.sent")}
			</p>
		</Form>
	);
}
