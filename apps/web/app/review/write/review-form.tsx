import { LEAST_REVIEW_LENGTH, MOST_POINTS_LENGTH, MOST_REVIEW_LENGTH } from "@uchit/contract/review.ts";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { sessionRequiredAddress, usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { PartRatings } from "./part-ratings.tsx";
import { type DraftState, useReviewDraft } from "./use-review-draft.ts";
import type { NotTaken, WritingStep } from "./writing-step.ts";
import { EMPTY_REVIEW, type ReviewField, type WrittenReview } from "./written-review.ts";

/** The element to read first in a refused review. */
const WHY_NOT = ["[role=alert]"];

type Writing = Extract<WritingStep, { kind: "write" }>;

/** A review as a form: it needs no scripts; with them, a draft stays on the device. */
export function ReviewForm({ step, answer }: { step: Writing; answer: NotTaken | undefined }) {
	const t = useTranslations();
	const form = useArrivalFocus<HTMLFormElement>(answer, WHY_NOT);
	const { college, review } = step;
	const before = answer?.written ?? step.before ?? EMPTY_REVIEW;
	const isAnswered = answer !== undefined;
	const { start, state, keep, discard } = useReviewDraft(form, { of: review ?? college.slug, before, isAnswered });
	const isBusy = useNavigation().state === "submitting";
	return (
		<Form ref={form} method="post" onChange={keep} className="mt-6 space-y-8">
			<input type="hidden" name="college" value={college.slug} />
			<input type="hidden" name="collegeName" value={college.name} />
			{review !== undefined && <input type="hidden" name="review" value={review} />}
			{answer !== undefined && <NotTakenNote answer={answer} review={review} college={college.slug} />}
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
	const t = useTranslations();
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
					pattern="\p{Nd}{4}"
					maxLength={4}
					defaultValue={written.batchYear}
					error={errorOf("batchYear")}
				/>
				<TextArea
					label={t("review.pros")}
					name="pros"
					maxLength={MOST_POINTS_LENGTH}
					defaultValue={written.pros}
					error={errorOf("pros")}
				/>
				<TextArea
					label={t("review.cons")}
					name="cons"
					maxLength={MOST_POINTS_LENGTH}
					defaultValue={written.cons}
					error={errorOf("cons")}
				/>
				<CountedText defaultValue={written.text} error={errorOf("text")} />
			</div>
		</>
	);
}

/** The text of a review. Its hint says how long it has to be, and while somebody writes, how long it is. */
function CountedText({ defaultValue, error }: { defaultValue: string; error: string | undefined }) {
	const t = useTranslations();
	const [length, setLength] = useState(defaultValue.length);
	const bounds = { least: LEAST_REVIEW_LENGTH, most: MOST_REVIEW_LENGTH };
	return (
		<TextArea
			label={t("review.text")}
			hint={length === 0 ? t("review.textHint", bounds) : t("review.textCount", { ...bounds, count: length })}
			error={error}
			name="text"
			required
			minLength={LEAST_REVIEW_LENGTH}
			maxLength={MOST_REVIEW_LENGTH}
			rows={8}
			defaultValue={defaultValue}
			onChange={({ target }) => setLength(target.value.length)}
		/>
	);
}

/** The place of the draft, and how to be rid of it. */
function DraftNote({ state, onDiscard }: { state: DraftState; onDiscard: () => void }) {
	const t = useTranslations();
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<p role="status" className="text-quiet text-sm">
				{state === "kept" && t("review.draft.kept")}
				{state === "not-kept" && t("review.draft.notKept")}
			</p>
			{state === "kept" && (
				<Button look="quiet" onClick={onDiscard}>
					{t("review.draft.discard")}
				</Button>
			)}
		</div>
	);
}

type NotTakenNoteProps = { answer: NotTaken; review: string | undefined; college: string };

/** Why the review was not taken. What was written stands in the form under it. */
function NotTakenNote({ answer: { problem }, review, college }: NotTakenNoteProps) {
	const t = useTranslations();
	const paths = usePaths();
	const here = paths.writeReview(review === undefined ? { college } : { review });
	return (
		<div role="alert" tabIndex={-1} className="rounded-md border border-bad-text bg-bad-sunk p-4">
			<p className="font-semibold">{t(`review.notTaken.${problem}`)}</p>
			{problem === "signed-out" && (
				<p className="mt-2">
					<a href={sessionRequiredAddress(here)} target="_blank" rel="noreferrer" className="link">
						{t("review.notTaken.signIn")}
					</a>
				</p>
			)}
			{problem === "closed" && (
				<p className="mt-2">
					<InlineLink to={paths.accountReviews}>{t("review.ownLink")}</InlineLink>
				</p>
			)}
		</div>
	);
}
