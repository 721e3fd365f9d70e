import {
	MAX_POINTS_LENGTH,
	MAX_REVIEW_LENGTH,
	MIN_REVIEW_LENGTH,
	REVIEW_PARTS,
	type ReviewPart,
} from "@uchit/contract/review.ts";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { sessionRequiredAddress } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { type DraftState, useReviewDraft } from "./use-review-draft.ts";
import type { FailedSubmission, WritingStep } from "./writing-step.ts";
import { EMPTY_REVIEW, partName, type ReviewField, STARS, type WrittenReview } from "./written-review.ts";

const WHY_NOT = ["[role=alert]"];

type Writing = Extract<WritingStep, { kind: "write" }>;

/** Works without scripts; with them, a draft stays on the device. */
export function ReviewForm({ step, answer }: { step: Writing; answer: FailedSubmission | undefined }) {
	const { t } = usePage();
	const form = useArrivalFocus<HTMLFormElement>(answer, WHY_NOT);
	const { college, review } = step;
	const before = answer?.written ?? step.before ?? EMPTY_REVIEW;
	const isAnswered = answer !== undefined;
	const { start, state, keep, discard } = useReviewDraft(form, { subject: review ?? college.slug, before, isAnswered });
	const isBusy = useNavigation().state === "submitting";
	return (
		<Form ref={form} method="post" onChange={keep} className="mt-6 space-y-8">
			<input type="hidden" name="college" value={college.slug} />
			<input type="hidden" name="collegeName" value={college.name} />
			{review !== undefined && <input type="hidden" name="review" value={review} />}
			{answer !== undefined && <FailedSubmissionNote answer={answer} review={review} college={college.slug} />}
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
	const { t } = usePage();
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
					maxLength={MAX_POINTS_LENGTH}
					defaultValue={written.pros}
					error={errorOf("pros")}
				/>
				<TextArea
					label={t("review.cons")}
					name="cons"
					maxLength={MAX_POINTS_LENGTH}
					defaultValue={written.cons}
					error={errorOf("cons")}
				/>
				<CountedText defaultValue={written.text} error={errorOf("text")} />
			</div>
		</>
	);
}

function CountedText({ defaultValue, error }: { defaultValue: string; error: string | undefined }) {
	const { t } = usePage();
	const [length, setLength] = useState(defaultValue.length);
	const bounds = { least: MIN_REVIEW_LENGTH, most: MAX_REVIEW_LENGTH };
	return (
		<TextArea
			label={t("review.text")}
			hint={length === 0 ? t("review.textHint", bounds) : t("review.textCount", { ...bounds, count: length })}
			error={error}
			name="text"
			required
			minLength={MIN_REVIEW_LENGTH}
			maxLength={MAX_REVIEW_LENGTH}
			rows={8}
			defaultValue={defaultValue}
			onChange={({ target }) => setLength(target.value.length)}
		/>
	);
}

function DraftNote({ state, onDiscard }: { state: DraftState; onDiscard: () => void }) {
	const { t } = usePage();
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<p role="status" className="text-quiet text-sm">
				{state === "stored" && t("review.draft.kept")}
				{state === "not-stored" && t("review.draft.notKept")}
			</p>
			{state === "stored" && (
				<Button look="quiet" onClick={onDiscard}>
					{t("review.draft.discard")}
				</Button>
			)}
		</div>
	);
}

type NotTakenNoteProps = { answer: FailedSubmission; review: string | undefined; college: string };

function FailedSubmissionNote({ answer: { problem }, review, college }: NotTakenNoteProps) {
	const { t, paths } = usePage();
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

const ERROR_ID = "ratings-error";

/** At least one of the eight parts must be rated. */
function PartRatings({ ratings, error }: { ratings: WrittenReview["ratings"]; error: string | undefined }) {
	const { t } = usePage();
	return (
		<fieldset aria-describedby={error === undefined ? undefined : ERROR_ID} className="min-w-0">
			<legend className="text-lg font-semibold">{t("review.ratings")}</legend>
			<p className="mt-1 text-quiet text-sm">{t("review.ratingsHint")}</p>
			{error !== undefined && (
				<p id={ERROR_ID} className="mt-1 flex items-start gap-1.5 font-semibold text-bad-text text-sm">
					<CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
					{error}
				</p>
			)}
			<div className="mt-3 grid gap-x-8 gap-y-4 xl:grid-cols-2">
				{REVIEW_PARTS.map((part) => (
					<PartRating key={part} part={part} chosen={ratings[part]} />
				))}
			</div>
		</fieldset>
	);
}

function PartRating({ part, chosen }: { part: ReviewPart; chosen: string | undefined }) {
	const { t } = usePage();
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 font-semibold text-sm">{t(`review.part.${part}`)}</legend>
			<div className="grid max-w-88 grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.4fr)] gap-1">
				{STARS.map((stars) => (
					<Choice key={stars} part={part} value={stars} isChosen={chosen === stars}>
						<span aria-hidden="true" className="tabular-nums">
							{stars}
						</span>
						<span className="sr-only">{t(`review.stars.${stars}`)}</span>
					</Choice>
				))}
				<Choice part={part} value="" isChosen={chosen === undefined} isQuiet>
					<span className="text-center text-xs leading-tight">{t("review.stars.none")}</span>
				</Choice>
			</div>
		</fieldset>
	);
}

type ChoiceProps = {
	part: ReviewPart;
	value: string;
	isChosen: boolean;
	isQuiet?: boolean;
	children: ReactNode;
};

function Choice({ part, value, isChosen, isQuiet = false, children }: ChoiceProps) {
	return (
		<label
			className={`flex min-h-14 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-edge bg-raised py-1 hover:bg-sunk ${isQuiet ? "has-checked:bg-sunk" : "has-checked:border-2 has-checked:border-accent-text has-checked:bg-accent-sunk has-checked:font-semibold"}`}
		>
			<input
				type="radio"
				name={partName(part)}
				value={value}
				defaultChecked={isChosen}
				className="size-5 accent-accent-text"
			/>
			{children}
		</label>
	);
}
