import type { CutoffFilter } from "@uchit/contract/cutoff.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { AddressForm } from "#app/components/site/address-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, type SelectOption } from "#app/components/ui/field.tsx";
import { type CutoffTable, EVERY } from "#app/lib/cutoff-search.ts";
import { quotaWords, seatPoolWords } from "#app/lib/cutoff-words.ts";
import { CUTOFFS_ID, collegePath } from "#app/paths.ts";

/** Filters of the cutoff table. "All years" and "all rounds" are words in the address; "any" and "last round" are simply absent. */
export function CutoffFilters({ slug, cutoffs }: { slug: string; cutoffs: CutoffTable }) {
	const { asked, year, options } = cutoffs;
	const hasExams = options.exam.length > 1;
	const anyOf = (filter: CutoffFilter, label: string, words?: (value: string) => string) => (
		<SelectField
			label={label}
			name={filter}
			defaultValue={asked[filter] ?? ""}
			options={[{ value: "", label: "Any" }, ...toOptions(options[filter], asked[filter], words)]}
		/>
	);
	return (
		<AddressForm
			action={collegePath(slug)}
			hash={`#${CUTOFFS_ID}`}
			className="mt-6 grid grid-cols-2 items-end gap-4 rounded-lg bg-sunk p-4 md:grid-cols-3 xl:grid-cols-5"
		>
			<SelectField
				label="Year"
				name="year"
				defaultValue={year}
				options={[...toOptions(options.year, year), { value: EVERY, label: "All years" }]}
			/>
			<SelectField label="Round" name="round" defaultValue={asked.round ?? ""} options={roundOptions(cutoffs)} />
			{anyOf("quota", "Quota", quotaWords)}
			{anyOf("seatType", "Seat type")}
			{anyOf("gender", "Seat pool", seatPoolWords)}
			{hasExams && anyOf("exam", "Exam")}
			<div className={`col-span-2 md:col-span-3 ${hasExams ? "xl:col-span-3" : "xl:col-span-4"}`}>
				{anyOf("programme", "Programme")}
			</div>
			<Button type="submit" className="col-span-2 md:col-span-3 xl:col-span-1">
				Show cutoffs
			</Button>
		</AddressForm>
	);
}

/** A round is the last one of its own year, so that another year can be chosen without losing it. */
function roundOptions({ asked, year, options }: CutoffTable): SelectOption[] {
	const rounds = toOptions(options.round, asked.round);
	if (year === EVERY) return [{ value: "", label: "All rounds" }, ...rounds];
	const last = options.round.length === 0 ? "" : ` (${Math.max(...options.round.map(({ value }) => Number(value)))})`;
	return [{ value: "", label: `Last${last}` }, ...rounds, { value: EVERY, label: "All rounds" }];
}

/** What may be chosen; a choice that leads to nothing stays visible, or the form would show another one. */
function toOptions(
	facet: readonly FacetOption[],
	chosen: string | undefined,
	words: (value: string) => string = (value) => value,
): SelectOption[] {
	const offered = facet.map(({ value }) => ({ value, label: words(value) }));
	const isMissing = chosen !== undefined && chosen !== EVERY && !facet.some(({ value }) => value === chosen);
	return isMissing ? [{ value: chosen, label: words(chosen) }, ...offered] : offered;
}
