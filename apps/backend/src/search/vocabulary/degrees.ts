import type { DegreeSlug } from "@uchit/contract/degree.ts";
import type { CollegeValue } from "#backend/search/queries/search-rows.ts";

const PRINTED: readonly (readonly [degree: DegreeSlug, printed: RegExp])[] = [
	["btech", /bachelor of technology|\bb\.?\s?tech/i],
	["mtech", /master of technology|\bm\.?\s?tech/i],
	["barch", /bachelor of architecture|b\.?\s?arch/i],
	["bplan", /bachelor of planning|b\.?\s?plan/i],
	["mbbs", /\bmbbs\b/i],
	["bds", /\bbds\b/i],
	["bams", /\bbams\b/i],
	["bhms", /\bbhms\b/i],
	["bsc-nursing", /b\.?\s?sc\.? nursing/i],
	["bcom", /\bb\.\s?com\b/i],
	["bsc", /\bb\.\s?sc\b(?!.*nursing)/i],
	["ba", /^b\.\s?a\.?(?![a-z.]|.*ll\.?\s?b)/i],
	["bpharm", /b\.?\s?pharm|bachelor of pharmacy/i],
];

/** Exams whose counsellings fill engineering seats: their programmes are branches of one degree. */
const ENGINEERING_EXAMS: ReadonlySet<string> = new Set(
	"kcet keam comedk-uget mht-cet tnea wbjee gujcet ts-eapcet ap-eapcet".split(" "),
);

/** Returns the degrees of a counselling's programme; none if its name does not say. */
export function degreesOf(exam: string, programme: string): DegreeSlug[] {
	const printed = PRINTED.filter(([, pattern]) => pattern.test(programme)).map(([degree]) => degree);
	if (printed.length > 0) return printed;
	return ENGINEERING_EXAMS.has(exam) && !/architect|pharm/i.test(programme) ? ["btech"] : [];
}

/** Removes degrees with exactly the same institutions as another: the evidence cannot tell them apart. */
export function dropIndistinguishable(taught: readonly CollegeValue<string>[]): CollegeValue<string>[] {
	const byDegree = Map.groupBy(taught, ({ value }) => value);
	const keyOf = (rows: readonly CollegeValue<string>[]) =>
		[...new Set(rows.map(({ collegeId }) => collegeId))].toSorted().join(" ");
	const sameKey = Map.groupBy(byDegree.values(), keyOf);
	return [...sameKey.values()].flatMap((alike) => (alike.length === 1 ? alike.flat() : []));
}
