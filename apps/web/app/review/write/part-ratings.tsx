import { REVIEW_PARTS, type ReviewPart } from "@uchit/contract/review.ts";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { partName, STARS, type WrittenReview } from "./written-review.ts";

const ERROR_ID = "ratings-error";

/** The eight parts from 1 to 5, each a choice of one by keyboard, finger or mouse. None has to be answered, but one. */
export function PartRatings({ ratings, error }: { ratings: WrittenReview["ratings"]; error: string | undefined }) {
	const t = useTranslations();
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
	const t = useTranslations();
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
	/** Draws it quietly, as nobody chose it yet. */
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
