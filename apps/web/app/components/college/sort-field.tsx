import type { CollegeSort } from "@uchit/contract/college.ts";
import { ArrowDownUp } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { FILTERS_ID } from "./college-filters.tsx";

const SORTS = {
	relevance: { label: "Best match", rule: "Best match first; ranked institutions come first among equals." },
	nirf: {
		label: "Best NIRF rank",
		rule: "Best NIRF rank first, newest list before older ones. Institutions without a rank come last.",
	},
	"-nirf": {
		label: "Last NIRF rank",
		rule: "Last NIRF rank first. Institutions without a rank still come last.",
	},
	name: { label: "Name, A to Z", rule: "By name, A to Z." },
	"-name": { label: "Name, Z to A", rule: "By name, Z to A." },
} as const satisfies Record<CollegeSort, { label: string; rule: string }>;

/** The order of the list: its choice, and what it means in one line. `relevance` is offered only when there are words to match. The standard order stays out of the address. */
export function SortField({ sort, hasWords }: { sort: CollegeSort; hasWords: boolean }) {
	const standard = hasWords ? "relevance" : "nirf";
	const addressOf = (each: CollegeSort) => (each === standard ? "" : each);
	const offered = (["relevance", "nirf", "-nirf", "name", "-name"] as const).filter(
		(each) => each !== "relevance" || hasWords,
	);
	return (
		<div>
			<div className="flex items-center gap-2">
				<label htmlFor="sort" className="flex-none font-semibold text-sm">
					Sort by
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
							{SORTS[each].label}
						</option>
					))}
				</select>
				<Button type="submit" form={FILTERS_ID} look="quiet">
					<ArrowDownUp size={20} aria-hidden="true" />
					Sort
				</Button>
			</div>
			<p className="mt-2 text-quiet text-sm">{SORTS[sort].rule}</p>
		</div>
	);
}
