import type { Review } from "@uchit/contract/review.ts";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { AnswersAnswer } from "#app/lib/college-address.ts";

const LEAST = 20;
const MOST = 2_000;

/** The college's reply to one review: a new one takes the place of the one before. */
export function ReplyForm({
	review: { id, reply },
	answer,
}: {
	review: Pick<Review, "id" | "reply">;
	answer: AnswersAnswer | undefined;
}) {
	const t = useWords();
	const failed = answer?.kind === "not-replied" && answer.review === id ? answer : undefined;
	const isSent = answer?.kind === "replied" && answer.review === id;
	return (
		<Form method="post" preventScrollReset className="mt-5 max-w-text space-y-3">
			<input type="hidden" name="intent" value="reply" />
			<input type="hidden" name="review" value={id} />
			<TextArea
				label={t("review.answers.reply")}
				hint={t("review.answers.replyHint", { least: LEAST, most: MOST })}
				name="text"
				required
				minLength={LEAST}
				maxLength={MOST}
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
