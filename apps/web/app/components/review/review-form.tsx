import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { NotTaken, WritingStep } from "#app/lib/writing-step.ts";
import { EMPTY_REVIEW, MOST_POINTS, type ReviewField, type WrittenReview } from "#app/lib/written-review.ts";
import { CountedText } from "./counted-text.tsx";
import { DraftNote } from "./draft-note.tsx";
import { NotTakenNote } from "./not-taken-note.tsx";
import { PartRatings } from "./part-ratings.tsx";
import { useReviewDraft } from "./use-review-draft.ts";

type Writing = Extract<WritingStep, { kind: "write" }>;

/** A review as a form: it needs no scripts; with them, a draft stays on the device. */
export function ReviewForm({ step, answer }: { step: Writing; answer: NotTaken | undefined }) {
	const t = useWords();
	const form = useRef<HTMLFormElement>(null);
	const alert = useRef<HTMLDivElement>(null);
	const { college, review } = step;
	const before = answer?.written ?? step.before ?? EMPTY_REVIEW;
	const isAnswered = answer !== undefined;
	const { start, state, keep, discard } = useReviewDraft(form, { of: review ?? college.slug, before, isAnswered });
	const isBusy = useNavigation().state === "submitting";
	useEffect(() => {
		if (answer !== undefined) alert.current?.focus();
	}, [answer]);
	return (
		<Form ref={form} method="post" onChange={keep} className="mt-6 space-y-8">
			<input type="hidden" name="college" value={college.slug} />
			<input type="hidden" name="collegeName" value={college.name} />
			{review !== undefined && <input type="hidden" name="review" value={review} />}
			{answer !== undefined && <NotTakenNote ref={alert} answer={answer} review={review} college={college.slug} />}
			<ReviewFields key={start.key} written={start.written} wrong={answer?.wrong ?? []} />
			<DraftNote state={state} onDiscard={discard} />
			<div>
				<Button type="submit" isBusy={isBusy} onClick={(event) => isBusy && event.preventDefault()}>
					{review === undefined ? t("review.send") : t("review.sendChange")}
				</Button>
				<p className="mt-3 text-quiet text-sm">{t("review.afterSending")}</p>
			</div>
		</Form>
	);
}

function ReviewFields({ written, wrong }: { written: WrittenReview; wrong: readonly ReviewField[] }) {
	const t = useWords();
	const errorOf = (field: ReviewField) => (wrong.includes(field) ? t(`review.wrong.${field}`) : undefined);
	return (
		<>
			<PartRatings ratings={written.ratings} error={errorOf("ratings")} />
			<div className="space-y-5">
				<TextField
					label={t("review.programme")}
					hint={t("review.programmeHint")}
					name="programme"
					required
					minLength={2}
					maxLength={200}
					defaultValue={written.programme}
					error={errorOf("programme")}
				/>
				<TextField
					label={t("review.batchYear")}
					hint={t("review.batchYearHint")}
					name="batchYear"
					required
					inputMode="numeric"
					pattern="\d{4}"
					maxLength={4}
					defaultValue={written.batchYear}
					error={errorOf("batchYear")}
				/>
				<TextArea
					label={t("review.pros")}
					name="pros"
					maxLength={MOST_POINTS}
					defaultValue={written.pros}
					error={errorOf("pros")}
				/>
				<TextArea
					label={t("review.cons")}
					name="cons"
					maxLength={MOST_POINTS}
					defaultValue={written.cons}
					error={errorOf("cons")}
				/>
				<CountedText defaultValue={written.text} error={errorOf("text")} />
			</div>
		</>
	);
}
