import { COLLEGE_SORTS, type CollegeSort } from "@uchit/contract/college.ts";
import { ArrowDownUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { IconButton } from "#app/ui/button.tsx";
import { CONTROL_CLASS } from "#app/ui/field.tsx";
import { FILTERS_ID } from "./college-filters.tsx";

type SortFieldProps = {
	sort: CollegeSort;
	hasWords: boolean;
	hasSalaries: boolean;
	place: string | undefined;
};

/**
 * A choice applies at once; without scripts there is a button. Best match needs words, distance a place. The default stays out of the
 * address.
 */
export function SortField({ sort, hasWords, place, hasSalaries }: SortFieldProps) {
	const t = useTranslations();
	const standard = place !== undefined ? "distance" : hasWords ? "relevance" : "nirf";
	const addressOf = (each: CollegeSort) => (each === standard ? "" : each);
	const shown = addressOf(sort);
	const select = useRef<HTMLSelectElement>(null);
	// Applies a choice from before hydration.
	useEffect(() => {
		if (select.current !== null && select.current.value !== shown) select.current.form?.requestSubmit();
	}, [shown]);
	const offered = COLLEGE_SORTS.filter(
		(each) =>
			(each !== "relevance" || hasWords) &&
			(!each.endsWith("distance") || place !== undefined) &&
			(!each.endsWith("salary") || hasSalaries || each === sort),
	);
	return (
		<div className="flex items-center gap-x-2">
			<label htmlFor="sort" className="flex-none font-semibold text-sm max-sm:sr-only">
				{t("list.sortBy")}
			</label>
			<select
				id="sort"
				key={sort}
				name="sort"
				form={FILTERS_ID}
				ref={select}
				defaultValue={shown}
				autoComplete="off"
				onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
				className={`${CONTROL_CLASS} truncate sm:w-auto`}
			>
				{offered.map((each) => (
					<option key={each} value={addressOf(each)}>
						{t(`view.sorts.${each}`)}
					</option>
				))}
			</select>
			<IconButton
				type="submit"
				form={FILTERS_ID}
				label={t("list.sort")}
				icon={<ArrowDownUp size={20} aria-hidden="true" />}
				className="[@media(scripting:enabled)]:hidden"
			/>
		</div>
	);
}
