import type { Scholarship, ScholarshipFacets, ScholarshipList } from "@uchit/contract/scholarship.schema.ts";
import {
	SCHOLARSHIP_GENDERS,
	SCHOLARSHIP_LEVELS,
	SCHOLARSHIP_STREAMS,
	STUDENT_CATEGORIES,
} from "@uchit/contract/scholarship.ts";
import { judgeScholarship, type Student } from "@uchit/contract/scholarship-rules.ts";
import type * as z from "zod";
import { inOrder } from "./order.ts";

type Facets = z.infer<typeof ScholarshipFacets>;
type StateName = { slug: string; name: string; nameHi?: string | undefined };

/** What nothing told of the student rules out, with the number that each other choice would leave. */
export function listFor(
	schemes: readonly Scholarship[],
	{ student, states, today }: { student: Student; states: readonly StateName[]; today: string },
): Omit<ScholarshipList, "sources"> {
	const open = (of: Student) => schemes.filter((scheme) => judgeScholarship(scheme, of).kind !== "no");
	const items = open(student);
	const optionsOf = <Key extends keyof Facets>(key: Key, values: readonly NonNullable<Student[Key]>[]) =>
		values.map((value) => ({
			value,
			label: value,
			count: open({ ...student, [key]: value }).length,
			selected: student[key] === value,
		}));
	const named = new Map(states.map((state) => [state.slug, state]));
	return {
		total: items.length,
		all: schemes.length,
		read: schemes.filter(({ lines }) => lines.length > 0).length,
		items: inOrder(items, student, today),
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
