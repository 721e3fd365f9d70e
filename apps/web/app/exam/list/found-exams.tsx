import type { ExamFacets, ExamSummary } from "@uchit/contract/exam-list.schema.ts";
import type { Source } from "@uchit/contract/source.schema.ts";
import { sourceNames } from "#app/facts/sources.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { ExamCard } from "./exam-card.tsx";

type Found = {
	items: readonly ExamSummary[];
	total: number;
	facets: ExamFacets;
	sources: readonly Source[];
	examNames: Readonly<Record<string, string>>;
	today: string;
};

/** Exams among the results of a search, old names too; nothing where none fits. */
export function FoundExams({ q, found }: { q: string; found: Found }) {
	const t = useTranslations();
	const paths = usePaths();
	const { items, total, facets, sources, examNames, today } = found;
	if (items.length === 0) return null;
	const names = {
		today,
		stateName: (slug: string) => facets.state.find(({ value }) => value === slug)?.label ?? slug,
		examName: (slug: string) => examNames[slug] ?? slug,
		sourceName: sourceNames(sources),
	};
	return (
		<section aria-labelledby="exams" className="mt-10">
			<h2 id="exams" className="mb-4 text-xl">
				{t("exams.found")}
			</h2>
			<ul className="exam-rows">
				{items.map((exam) => (
					<li key={exam.slug}>
						<ExamCard exam={exam} names={names} level={3} />
					</li>
				))}
			</ul>
			{total > items.length && (
				<p className="mt-4">
					<Link to={paths.exams({ q })} className="link inline-flex min-h-11 items-center">
						{t("exams.seeFound", { count: total })}
					</Link>
				</p>
			)}
		</section>
	);
}
