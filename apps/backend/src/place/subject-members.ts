import type { Subject } from "@uchit/contract/course.ts";
import { SUBJECTS } from "@uchit/contract/course.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { holdsOption } from "#backend/search/columns.ts";

export type Geography = {
	byState: ReadonlyMap<string, readonly number[]>;
	byDistrict: ReadonlyMap<string, readonly number[]>;
};

const geographies = new WeakMap<CollegeIndex, Geography>();

export function geographyOf(index: CollegeIndex): Geography {
	const known = geographies.get(index);
	if (known !== undefined) return known;
	const numbers = index.colleges.map((_, number) => number);
	const geography = {
		byState: groupKnown(numbers, (number) => index.colleges[number]?.stateSlug),
		byDistrict: groupKnown(numbers, (number) => index.colleges[number]?.districtId),
	};
	geographies.set(index, geography);
	return geography;
}

function groupKnown(numbers: readonly number[], keyOf: (number: number) => string | null | undefined) {
	const groups = Map.groupBy(numbers, (number) => keyOf(number) ?? "");
	groups.delete("");
	return groups;
}

/** Undefined if no institution is known to be of the subject. */
export function membershipOf(
	{ columns }: Pick<CollegeIndex, "columns">,
	{ facet, value }: Pick<Subject, "facet" | "value">,
): ((number: number) => boolean) | undefined {
	const column = columns.find(({ name }) => name === facet);
	const place = column?.options.findIndex((option) => option.value === value) ?? -1;
	if (column === undefined || place === -1) return undefined;
	return (number) => holdsOption(column, number, place);
}

export function membersOf(
	index: CollegeIndex,
	numbers: readonly number[],
	subject: Subject | undefined,
): readonly number[] {
	if (subject === undefined) return numbers;
	const isMember = membershipOf(index, subject);
	return isMember === undefined ? [] : numbers.filter(isMember);
}

export function countSubjects(index: CollegeIndex, numbers: readonly number[]): { subject: Subject; count: number }[] {
	return SUBJECTS.map((subject) => ({ subject, count: membersOf(index, numbers, subject).length }))
		.filter(({ count }) => count > 0)
		.toSorted((a, b) => b.count - a.count);
}
