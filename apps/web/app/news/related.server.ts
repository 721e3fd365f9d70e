import { getCollege } from "#app/college/data.server.ts";
import { getExam } from "#app/exam/data.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { Article } from "./article-view.ts";

type Named = { slug: string; name: string };

/** More than these are a list, not what an article is about. */
const MOST = 12;

/** The colleges and exams that an article names, by the names that they have now; what is not there any more is left out. */
export async function getRelated(
	request: RequestContext,
	{ relatedColleges, relatedExams }: Pick<Article, "relatedColleges" | "relatedExams">,
): Promise<{ colleges: Named[]; exams: Named[] }> {
	const [colleges, exams] = await Promise.all([
		Promise.all(relatedColleges.slice(0, MOST).map((slug) => getCollege(request, slug))),
		Promise.all(relatedExams.slice(0, MOST).map((slug) => getExam(request, slug))),
	]);
	return {
		colleges: colleges.flatMap((college) =>
			college === undefined ? [] : [{ slug: college.slug, name: college.name }],
		),
		exams: exams.flatMap((exam) => (exam === undefined ? [] : [{ slug: exam.slug, name: exam.shortName }])),
	};
}
