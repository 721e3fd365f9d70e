import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { OwnReviewAnswer } from "#app/lib/review-answer.ts";

const LEAST = 20;
const MOST = 2_000;

/** Asks for another look at a decision: once for each review. */
export function AppealForm({ id, answer }: { id: string; answer: OwnReviewAnswer | undefined }) {
	const t = useWords();
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
					hint={t("review.appeal.hint", { least: LEAST })}
					name="text"
					required
					minLength={LEAST}
					maxLength={MOST}
					defaultValue={isWrong || isAway ? answer.text : undefined}
					error={isWrong ? t("review.appeal.wrong", { least: LEAST, most: MOST }) : undefined}
				/>
				<Button type="submit" look="quiet">
					{t("review.appeal.send")}
				</Button>
			</Form>
		</details>
	);
}
