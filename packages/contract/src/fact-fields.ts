import type { CollegeFact, FactField } from "./college-fact.ts";

/** The order of the page. */
export const FIELDS = [
	"ownership",
	"university-type",
	"college-type",
	"established",
	"affiliated-to",
	"recognised-by",
	"women-only",
	"minority",
	"website",
	"phone",
	"address",
	"pin",
] as const satisfies readonly FactField[];

export type FieldFacts = {
	field: FactField;
	/** One at least, newest first. */
	facts: readonly [CollegeFact, ...CollegeFact[]];
	/** Do the sources say different things? */
	isDisputed: boolean;
};

/** Several values of these are no contradiction. */
const MANY: ReadonlySet<FactField> = new Set(["recognised-by", "phone", "address", "affiliated-to"]);

/** The facts of an institution by what they are about. */
export function factFields(facts: readonly CollegeFact[]): FieldFacts[] {
	return FIELDS.flatMap((field) => {
		const [first, ...others] = facts.filter((fact) => fact.field === field);
		if (first === undefined) return [];
		const isDisputed = !MANY.has(field) && others.some((fact) => sayingOf(fact) !== sayingOf(first));
		return [{ field, facts: [first, ...others] as const, isDisputed }];
	});
}

/** One site may be printed with and without its scheme, `www` and a last stroke. */
function sayingOf({ field, value }: CollegeFact): string {
	if (field !== "website") return value;
	return value
		.toLowerCase()
		.replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
		.replace(/\/$/, "");
}

/** Where the receipt of a fact stands on the page of sources. */
export function factElementId(field: FactField): string {
	return `fact-${field}`;
}
