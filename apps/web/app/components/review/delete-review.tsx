import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** Deletes a review, after saying what that means: it opens without scripts. */
export function DeleteReview({ id }: { id: string }) {
	const t = useWords();
	return (
		<details className="min-w-0">
			<summary className="link inline-flex min-h-11 items-center">{t("review.delete.open")}</summary>
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
