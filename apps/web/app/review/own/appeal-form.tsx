import { LEAST_REPLY_LENGTH, MOST_REPLY_LENGTH } from "@uchit/contract/review.ts";
import { Form } from "react-router";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import type { OwnReviewAnswer } from "./review-answer.ts";

/** Asks for another look at a decision: once for each review. */
export function AppealForm({ id, answer }: { id: string; answer: OwnReviewAnswer | undefined }) {
	const t = useTranslations();
	const isWrong = answer?.kind === "appeal-wrong";
	const isAway = answer?.kind === "appeal-away";
	return (
		<details open={isWrong || isAway} className="min-w-0">
			<summary className="link inline-flex min-h-11 items-center">{t("review.appeal.heading")}</summary>
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
					hint={t("review.appeal.hint", { least: LEAST_REPLY_LENGTH })}
					name="text"
					required
					minLength={LEAST_REPLY_LENGTH}
					maxLength={MOST_REPLY_LENGTH}
					defaultValue={isWrong || isAway ? answer.text : undefined}
					error={isWrong ? t("review.appeal.wrong", { least: LEAST_REPLY_LENGTH, most: MOST_REPLY_LENGTH }) : undefined}
				/>
				<Button type="submit" look="quiet">
					{t("review.appeal.send")}
				</Button>
			</Form>
		</details>
	);
}
