import { type CollegeFact, FACT_FIELDS, type FactField } from "./college-fact.ts";

export type FieldFacts = {
	field: FactField;
	/** At least one, newest first. */
	facts: readonly [CollegeFact, ...CollegeFact[]];
	isDisputed: boolean;
};

const MANY: ReadonlySet<FactField> = new Set(["recognised-by", "phone", "address", "affiliated-to"]);

export function factFields(facts: readonly CollegeFact[]): FieldFacts[] {
	return FACT_FIELDS.flatMap((field) => {
		const [first, ...others] = facts.filter((fact) => fact.field === field);
		if (first === undefined) return [];
		const isDisputed = !MANY.has(field) && others.some((fact) => textOf(fact) !== textOf(first));
		return [{ field, facts: [first, ...others] as const, isDisputed }];
	});
}

/** Compares websites without scheme, `www` and a trailing slash, as sources print one site in several ways. */
function textOf({ field, value }: CollegeFact): string {
	if (field !== "website") return value;
	return value
		.toLowerCase()
		.replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
		.replace(/\/$/, "");
}
