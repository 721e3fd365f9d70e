import type { Profession } from "@uchit/contract/college.ts";
import type { ExamStream } from "@uchit/contract/exam.ts";
import type { ExamSummary } from "@uchit/contract/exam-list.ts";

/** An exam whose guide says that it fills such seats: of this state, or by law of all states. */
export type Route = { slug: string; shortName: string; isNational: boolean };

/** Colleges of these admit undergraduates by NEET alone, by law. */
const BY_NEET: readonly Profession[] = ["medicine", "dental", "ayurveda", "homoeopathy", "unani", "siddha"];

const STREAM_OF_PROFESSION: Partial<Record<Profession, ExamStream>> = { pharmacy: "pharmacy" };
const STREAM_OF_CATEGORY: Readonly<Record<string, ExamStream>> = { engineering: "engineering", law: "law" };

/** The exams of those given by which one gets in, as their guides say; none where no guide does. */
export function findRoutes(
	exams: readonly Pick<ExamSummary, "slug" | "shortName" | "scope" | "states" | "level" | "streams" | "lifecycle">[],
	college: { profession: Profession | undefined; categories: readonly { slug: string }[]; state: string | undefined },
): Route[] {
	const { profession, categories, state } = college;
	const isByNeet = profession !== undefined && BY_NEET.includes(profession);
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
