import type { ReactNode } from "react";
import { placeWords } from "#app/facts/words/place-words.ts";
import { usePaths } from "#app/paths.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { Button } from "#app/ui/button.tsx";
import type { WritingStep } from "./writing-step.ts";

/** The field that finds a college: it is the colleges' own. */
export type CollegeChoice = (field: { name: string; label: string; error: string | undefined }) => ReactNode;

type Picking = Extract<WritingStep, { kind: "pick" }>;

/** Which college: found by typing, or without scripts by a search whose results are a choice of one. */
export function PickReviewed({ step, picker }: { step: Picking; picker: CollegeChoice }) {
	const t = useTranslations();
	const paths = usePaths();
	const { words, found } = step;
	const error = errorOf(t, step);
	const part = useArrivalFocus<HTMLDivElement>(error);
	return (
		<div ref={part}>
			<p>{t("review.pick.intro")}</p>
			<AddressForm action={paths.writeReview()} className="mt-6 space-y-5">
				<input type="hidden" name="pick" value="1" />
				{picker({ name: "college", label: t("review.pick.label"), error })}
				{found.length > 0 && <FoundColleges words={words} found={found} />}
				<Button type="submit">{t("review.pick.next")}</Button>
			</AddressForm>
		</div>
	);
}

function errorOf(t: Translate, { words, found, isUnanswered }: Picking): string | undefined {
	if (words !== "") return found.length === 0 ? t("review.pick.nowhere", { words }) : undefined;
	return isUnanswered ? t("review.pick.unanswered") : undefined;
}

function FoundColleges({ words, found }: Pick<Picking, "words" | "found">) {
	const t = useTranslations();
	return (
		<fieldset>
			<legend className="font-semibold text-sm">{t("review.pick.found", { words })}</legend>
			<ul className="mt-1">
				{found.map(({ slug, name, place }) => (
					<li key={slug}>
						<label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-1 py-1 hover:bg-sunk">
							<input type="radio" name="college" value={slug} className="size-5 flex-none accent-accent-text" />
							<span className="min-w-0">
								{name} <span className="block text-quiet text-sm">{placeWords(place)}</span>
							</span>
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}
