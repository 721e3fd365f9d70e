import { EXAM_FACETS, OPEN_NOW } from "@uchit/contract/exam.ts";
import type { ExamFacets } from "@uchit/contract/exam-list.ts";
import { MAX_SEARCH_LENGTH } from "@uchit/contract/paging.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Disclosure, FoldedOnPhone } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import type { ExamSearch } from "./search.ts";

const GROUPS = EXAM_FACETS.filter((facet) => facet !== "open");

export function ExamFilters({ search, facets, active }: { search: ExamSearch; facets: ExamFacets; active: number }) {
	const { t, paths } = usePage();
	const now = facets.open.find(({ value }) => value === OPEN_NOW);
	return (
		<FoldedOnPhone title={active > 0 ? t("list.filtersSet", { count: active }) : t("list.filters")}>
			<AddressForm action={paths.exams()} applyOnTick className="space-y-5 p-4 lg:p-0">
				{search.view === "calendar" && <input type="hidden" name="view" value={search.view} />}
				<TextField
					label={t("exams.name")}
					name="q"
					type="search"
					defaultValue={search.q}
					maxLength={MAX_SEARCH_LENGTH}
					autoComplete="off"
				/>
				<Switch
					label={t("exams.openNow")}
					hint={t("exams.openHint")}
					name="open"
					value={OPEN_NOW}
					isOn={search.open.length > 0}
					count={now?.count}
				/>
				{GROUPS.filter((facet) => facets[facet].length > 0).map((facet) => (
					<Disclosure
						key={facet}
						title={t(`exams.facet.${facet}`)}
						isOpen={facet !== "mode" || facets[facet].some(({ selected }) => selected)}
					>
						<CheckboxGroup
							legend={t(`exams.facet.${facet}`)}
							isLegendHidden
							isWhole
							name={facet}
							options={facets[facet]}
						/>
					</Disclosure>
				))}
				<Button type="submit">{t("list.showResults")}</Button>
			</AddressForm>
		</FoldedOnPhone>
	);
}
