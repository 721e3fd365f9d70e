import { MODERATION_REASONS } from "@uchit/contract/review.ts";
import { Form } from "react-router";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { ReviewAnswer } from "#app/review/own/review-answer.ts";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea } from "#app/ui/field.tsx";

/** Says what is wrong with a review, to the moderators. It opens without scripts, and needs no account. */
export function ReportForm({ id, answer, isOpen }: { id: string; answer: ReviewAnswer | undefined; isOpen: boolean }) {
	const t = useTranslations();
	const part = useArrivalFocus<HTMLDetailsElement>(answer);
	if (answer?.kind === "reported" || answer?.kind === "gone") return null;
	const written = answer !== undefined && "message" in answer ? answer : undefined;
	const isWrong = answer?.kind === "report-wrong";
	return (
		<details ref={part} open={isOpen} className="min-w-0 flex-1">
			<summary className="link inline-flex min-h-11 items-center">{t("review.report.open")}</summary>
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
