import type { CollegeSort } from "@uchit/contract/college.schema.ts";
import { COLLEGE_SORTS } from "@uchit/contract/college.ts";
import { ArrowDownUp } from "lucide-react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Button } from "#app/ui/button.tsx";
import { FILTERS_ID } from "./college-filters.tsx";

/**
 * The order of the list: its choice, and what it means in one line. Best match is offered only when there are words to match, distance
 * only with a place. The standard order stays out of the address.
 */
export function SortField({
	sort,
	hasWords,
	place,
	hasSalaries,
}: {
	sort: CollegeSort;
	hasWords: boolean;
	/** The list is about a category whose graduates' salaries are reported. */
	hasSalaries: boolean;
	place: string | undefined;
}) {
	const t = useTranslations();
	const standard = place !== undefined ? "distance" : hasWords ? "relevance" : "nirf";
	const addressOf = (each: CollegeSort) => (each === standard ? "" : each);
	const offered = COLLEGE_SORTS.filter(
		(each) =>
			(each !== "relevance" || hasWords) &&
			(!each.endsWith("distance") || place !== undefined) &&
			(!each.endsWith("salary") || hasSalaries || each === sort),
	);
	return (
		<div>
			<div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:flex-nowrap">
				<label htmlFor="sort" className="w-full flex-none font-semibold text-sm sm:w-auto">
					{t("list.sortBy")}
				</label>
				<select
					id="sort"
					key={sort}
					name="sort"
					form={FILTERS_ID}
					defaultValue={addressOf(sort)}
					className="min-h-11 min-w-0 flex-1 rounded-md border border-edge bg-raised px-3 sm:flex-none"
				>
					{offered.map((each) => (
						<option key={each} value={addressOf(each)}>
							{t(`view.sorts.${each}`)}
						</option>
					))}
				</select>
				<Button type="submit" form={FILTERS_ID} look="quiet">
					<ArrowDownUp size={20} aria-hidden="true" />
					{t("list.sort")}
				</Button>
			</div>
			<p className="mt-2 text-quiet text-sm">{t(`view.sortRules.${sort}`, { place: place ?? "" })}</p>
		</div>
	);
}
