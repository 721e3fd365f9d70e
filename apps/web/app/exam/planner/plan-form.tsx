import type { Place } from "@uchit/contract/college.ts";
import type { ReactNode } from "react";
import { MAX_EXAMS } from "#app/exam/calendar/search.ts";
import { type ExamChoice, ExamChoices } from "#app/exam/parts/exam-choices.tsx";
import { placeWords } from "#app/facts/words/place-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { LinkLine } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Section } from "#app/ui/section.tsx";
import { MAX_PLANNED_COLLEGES, type Plan } from "./search.ts";

type Named = { slug: string; name: string };
type Props = {
	plan: Plan;
	exams: readonly ExamChoice[];
	colleges: readonly Named[];
	words: string;
	found: readonly (Named & { place: Place })[];
	picker: ReactNode;
};

/** A plain form, so that it works without scripts. */
export function PlanForm({ plan, exams, colleges, words, found, picker }: Props) {
	const { t, paths } = usePage();
	const isEmpty = plan.exams.length === 0 && plan.colleges.length === 0;
	return (
		<Section id="choose" title={isEmpty ? t("planner.choose") : t("planner.change")} className="mt-12 print:hidden">
			{words !== "" && <Found plan={plan} words={words} found={found} />}
			<AddressForm action={paths.planner()} className="mt-4">
				<div className="max-w-120">
					{colleges.length > 0 && (
						<CheckboxGroup
							legend={t("planner.colleges")}
							name="college"
							isWhole
							options={colleges.map(({ slug, name }) => ({ value: slug, label: name, selected: true }))}
						/>
					)}
					{colleges.length < MAX_PLANNED_COLLEGES && picker}
				</div>
				<p className="mt-6 text-quiet">{t("planner.chooseHint", { most: MAX_EXAMS })}</p>
				<ExamChoices exams={exams} chosen={plan.exams} className="mt-4" />
				<Button type="submit" className="mt-2 max-sm:w-full">
					{t("planner.show")}
				</Button>
			</AddressForm>
		</Section>
	);
}

/** Without scripts, each college matching the typed words is a link that adds it. */
function Found({ plan, words, found }: Pick<Props, "plan" | "words" | "found">) {
	const { t, paths, language } = usePage();
	return (
		<div role="status" className="mt-4">
			<p className="font-semibold">
				{found.length === 0 ? t("planner.foundNone", { words }) : t("planner.found", { words })}
			</p>
			<ul>
				{found.map(({ slug, name, place }) => (
					<li key={slug}>
						<LinkLine to={paths.planner({ ...plan, colleges: [...plan.colleges, slug] })}>{name}</LinkLine>{" "}
						<span className="text-quiet text-sm">{placeWords(place, language)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
