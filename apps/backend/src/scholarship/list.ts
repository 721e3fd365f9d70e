import {
	SCHOLARSHIP_GENDERS,
	SCHOLARSHIP_LEVELS,
	SCHOLARSHIP_STREAMS,
	type Scholarship,
	STUDENT_CATEGORIES,
} from "@uchit/contract/scholarship.ts";
import type { NamedSchemes, ScholarshipFacets, ScholarshipList } from "@uchit/contract/scholarship-list.ts";
import {
	compareSchemes,
	isClosed,
	judgeScholarship,
	roundOf,
	type Student,
} from "@uchit/contract/scholarship-rules.ts";
import type * as z from "zod";

const MAX_NAMED = 3;

/**
 * Schemes that name the state or the stream, minus closed ones and those ruled out by the visitor's data. Those that name both come
 * first, then the state, then those with a line from a provider.
 */
export function listNamed(schemes: readonly Scholarship[], about: Student, today: string): NamedSchemes {
	const { state, stream } = about;
	const timesNamed = ({ states, streams }: Scholarship) =>
		(state !== undefined && states?.includes(state) ? 2 : 0) +
		(stream !== undefined && streams?.includes(stream) ? 1 : 0);
	const named = schemes.filter(
		(scheme) => timesNamed(scheme) > 0 && mayFit(scheme, about) && roundOf(scheme, today) !== "closed",
	);
	const ordered = named
		.toSorted(compareSchemes(about, today))
		.toSorted((a, b) => timesNamed(b) - timesNamed(a) || Number(b.lines.length > 0) - Number(a.lines.length > 0));
	return {
		total: named.length,
		items: ordered.slice(0, MAX_NAMED).map((scheme) => ({
			...scheme,
			isRead: scheme.lines.length > 0 || scheme.readOn !== undefined,
			isOpen: !isClosed(scheme, today),
		})),
	};
}

type Facets = z.infer<typeof ScholarshipFacets>;
type StateName = { slug: string; name: string; nameHi?: string | undefined };

export function listScholarships(
	schemes: readonly Scholarship[],
	{ student, states, today }: { student: Student; states: readonly StateName[]; today: string },
): Omit<ScholarshipList, "sources"> {
	const current = schemes.filter((scheme) => !isClosed(scheme, today));
	const items = schemes.filter((scheme) => mayFit(scheme, student));
	const optionsOf = <Key extends keyof Facets>(key: Key, values: readonly NonNullable<Student[Key]>[]) =>
		values.map((value) => ({
			value,
			label: value,
			count: current.filter((scheme) => mayFit(scheme, { ...student, [key]: value })).length,
			selected: student[key] === value,
		}));
	const named = new Map(states.map((state) => [state.slug, state]));
	return {
		total: items.length,
		closed: items.filter((scheme) => isClosed(scheme, today)).length,
		all: schemes.length,
		read: schemes.filter(({ lines }) => lines.length > 0).length,
		edited: schemes.filter(({ readOn }) => readOn !== undefined).length,
		items: items.toSorted(compareSchemes(student, today)),
		facets: {
			level: optionsOf("level", SCHOLARSHIP_LEVELS),
			gender: optionsOf("gender", SCHOLARSHIP_GENDERS),
			category: optionsOf("category", STUDENT_CATEGORIES),
			state: optionsOf("state", [...named.keys()]).map((option) => ({
				...option,
				label: named.get(option.value)?.name ?? option.value,
				labelHi: named.get(option.value)?.nameHi,
			})),
			stream: optionsOf("stream", SCHOLARSHIP_STREAMS),
		},
	};
}

function mayFit(scheme: Scholarship, student: Student): boolean {
	return judgeScholarship(scheme, student).kind !== "no";
}
