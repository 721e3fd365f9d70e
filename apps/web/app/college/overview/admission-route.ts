import type { Profession } from "@uchit/contract/college.ts";
import type { ExamStream } from "@uchit/contract/exam.ts";
import type { ExamList, ExamSummary } from "@uchit/contract/exam-list.ts";
import { type ShortSource, toShortSource } from "#app/facts/sources.ts";

/** An exam whose guide says that it fills such seats in this state, or by law in all states. */
export type AdmissionRoute = { slug: string; shortName: string; isNational: boolean };

/** By law, colleges of these professions admit undergraduates only by NEET. */
const NEET_PROFESSIONS: readonly Profession[] = ["medicine", "dental", "ayurveda", "homoeopathy", "unani", "siddha"];

const STREAM_OF_PROFESSION: Partial<Record<Profession, ExamStream>> = { pharmacy: "pharmacy" };
const STREAM_OF_CATEGORY: Readonly<Record<string, ExamStream>> = { engineering: "engineering", law: "law" };

export function findAdmissionRoutes(
	exams: readonly Pick<ExamSummary, "slug" | "shortName" | "scope" | "states" | "level" | "streams" | "lifecycle">[],
	college: { profession: Profession | undefined; categories: readonly { slug: string }[]; state: string | undefined },
): AdmissionRoute[] {
	const { profession, categories, state } = college;
	const isByNeet = profession !== undefined && NEET_PROFESSIONS.includes(profession);
	const stream =
		profession === undefined ? STREAM_OF_CATEGORY[categories[0]?.slug ?? ""] : STREAM_OF_PROFESSION[profession];
	return exams
		.filter(({ lifecycle, level }) => lifecycle.state === "current" && level === "undergraduate")
		.filter(({ slug, scope, states, streams }) => {
			if (isByNeet) return slug === "neet";
			return (
				scope === "state" && state !== undefined && states.includes(state) && streams.some((each) => each === stream)
			);
		})
		.map(({ slug, shortName, scope }) => ({ slug, shortName, isNational: scope === "national" }));
}

export type AcceptedExam = { slug: string; shortName: string; source: ShortSource | undefined };

export function findAcceptedExams(
	{
		items,
		sources,
	}: {
		items: readonly Pick<ExamSummary, "slug" | "shortName" | "level" | "lifecycle" | "acceptedBy">[];
		sources: ExamList["sources"];
	},
	college: string,
): AcceptedExam[] {
	const rank = ({ level }: Pick<ExamSummary, "level">) => (level === "undergraduate" ? 0 : 1);
	return items
		.filter(({ lifecycle, acceptedBy }) => lifecycle.state === "current" && acceptedBy?.colleges.includes(college))
		.toSorted((one, other) => rank(one) - rank(other))
		.map(({ slug, shortName, acceptedBy }) => {
			const source = sources.find(({ id }) => id === acceptedBy?.receipt);
			return { slug, shortName, source: source && toShortSource(source) };
		});
}
