import { isMainlyOfNeet, NEET } from "@uchit/contract/main-field.ts";
import type { Placement } from "@uchit/contract/outcome.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadCutoffTrends } from "#app/college/cutoffs/data.server.ts";
import { parseTrendSearch } from "#app/college/cutoffs/trend-search.ts";
import { type CollegeRecord, loadCollegePage, toRankInList } from "#app/college/page.server.ts";
import { findHeadline } from "#app/college/placements/find-headline.ts";
import { layOutPlacements, reachesYear } from "#app/college/placements/placement-plot.ts";
import { PlacementPlots } from "#app/college/placements/placement-plots.tsx";
import { layOutRankPlots, type RankPlot } from "#app/college/rankings/rank-plot.ts";
import { RankingPlot } from "#app/college/rankings/ranking-plot.tsx";
import { useCollege } from "#app/college/use-college.ts";
import { listExams } from "#app/exam/data.server.ts";
import { Figure } from "#app/facts/figure.tsx";
import { findHardestClosing, type HardestClosing } from "#app/facts/hardest-closing.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer, mergeSources, sourcesOf, toShortSource } from "#app/facts/sources.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { cohortWords, placedWords } from "#app/facts/words/placed-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { Link, LinkLine } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { type AcceptedExam, type AdmissionRoute, findAcceptedExams, findAdmissionRoutes } from "./admission-route.ts";
import { Answer, type AnswerContext, MORE_LINK_CLASS } from "./answer.tsx";
import { CollegeFacts } from "./college-facts.tsx";
import { CostAnswer } from "./cost-answer.tsx";
import { EntryAnswer } from "./entry-answer.tsx";
import { InvitedReview, isLittleKnown, LittleKnown } from "./little-known.tsx";
import { Locator } from "./locator.tsx";
import { Recognition } from "./recognition.tsx";
import { RecognitionAnswer } from "./recognition-answer.tsx";
import { listComparable, SimilarColleges } from "./similar-colleges.tsx";
import { StudyAnswer } from "./study-answer.tsx";

export const handle = {
	namespaces: ["college", "college-overview", "college-placements", "college-sources", "facts", "facts-words"],
	common: true,
} satisfies PageHandle;

const MAX_RANK_PLOTS = 2;

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "overview");
	const [trend, routes, taken] = await Promise.all([
		loadTrend(request, college),
		loadAdmissionRoutes(request, college),
		loadAcceptedExams(request, college),
	]);
	const headline = findHeadline(college.placements);
	const plots = layOutPlacements(college.placements).filter(
		(plot) => plot.level === headline?.level && reachesYear(plot, headline.cohort),
	);
	const entry = trend && findHardestClosing(trend);
	const { similar, placements: _, ...record } = college;
	const newestYear = Math.max(...college.rankings.map(({ year }) => year));
	return {
		college: {
			...record,
			rankings: college.rankings.filter(({ year }) => year === newestYear).map(toRankInList),
			sources: college.sources.map(toShortSource),
		},
		isLittleKnown: isLittleKnown(college),
		similar: similar && { ...similar, items: listComparable(similar) },
		rankPlots: layOutRankPlots(college.rankings).slice(0, MAX_RANK_PLOTS),
		placementPlots: plots.slice(0, 1),
		headline,
		entry,
		entrySources: entry === undefined ? [] : sourcesOf(trend?.sources ?? [], [entry]).map(toShortSource),
		routes,
		taken,
	};
}

/** Loads the closing ranks of the seats that most visitors may take. */
async function loadTrend(request: RequestContext, college: CollegeRecord) {
	const { slug, cutoffs } = college;
	const leading = isMainlyOfNeet(college) ? cutoffs : cutoffs.filter(({ exam }) => exam !== NEET);
	const [most] = leading.toSorted((one, other) => other.rows - one.rows);
	if (most === undefined) return undefined;
	const search = parseTrendSearch(new URLSearchParams());
	const exam = leading.length < cutoffs.length ? most.exam : undefined;
	const { trends, series, sources } = await loadCutoffTrends(request, slug, { ...search, exam });
	return { seat: trends.trend.seat, series, sources };
}

async function loadAdmissionRoutes(request: RequestContext, college: CollegeRecord): Promise<AdmissionRoute[]> {
	if (!isLittleKnown(college)) return [];
	const { profession, categories, place } = college;
	return findAdmissionRoutes((await listExams(request)).items, { profession, categories, state: place.state?.slug });
}

async function loadAcceptedExams(request: RequestContext, { slug, cutoffs }: CollegeRecord): Promise<AcceptedExam[]> {
	return cutoffs.length > 0 ? [] : findAcceptedExams(await listExams(request), slug);
}

export default function CollegePage() {
	const { college, isLittleKnown, similar, rankPlots, placementPlots, headline, entry, entrySources, routes, taken } =
		useLoaderData<typeof loader>();
	const { tabs } = useCollege();
	const takenSources = taken.flatMap(({ source }) => source ?? []);
	const sources = mergeSources(college.sources, [...entrySources, ...takenSources]);
	const sourceName = createSourceNamer(sources);
	return (
		<>
			{isLittleKnown ? (
				<LittleKnown college={college} routes={routes} taken={taken} sourceName={sourceName} />
			) : (
				<Answers college={college} entry={entry} taken={taken} headline={headline} sourceName={sourceName} />
			)}
			<RankingPlots slug={college.slug} plots={rankPlots} />
			<PlacementPlots slug={college.slug} headline={headline} plots={placementPlots} sourceName={sourceName} />
			{similar !== undefined && <SimilarColleges similar={similar} sourceName={sourceName} />}
			{(isLittleKnown || !tabs.includes("cost")) && <InvitedReview slug={college.slug} />}
			<OfficialRecord college={college} sourceName={sourceName} />
			<Locator college={college} sourceName={sourceName} />
			<FoldedSources slug={college.slug} sources={sources} />
		</>
	);
}

function RankingPlots({ slug, plots }: { slug: string; plots: readonly RankPlot[] }) {
	const { t, paths } = usePage();
	if (plots.length === 0) return null;
	return (
		<Section id="rankings" title={t("ranking.heading")} className="mt-10">
			<div className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6">
				{plots.map((plot) => (
					<RankingPlot key={plot.list} plot={plot} />
				))}
			</div>
			<p className="mt-2 print:hidden">
				<LinkLine to={paths.collegeTab(slug, "rankings")}>{t("ranking.all")}</LinkLine>
			</p>
		</Section>
	);
}

function Answers({
	entry,
	taken,
	headline,
	...context
}: AnswerContext & {
	entry: HardestClosing | undefined;
	taken: readonly AcceptedExam[];
	headline: Placement | undefined;
}) {
	const { t } = usePage();
	return (
		<Section id="answers" title={t("answer.heading")} className="mt-1 lg:mt-6" headingClass="sr-only">
			<ul
				data-answers=""
				className="divide-y divide-line sm:grid sm:grid-cols-2 sm:gap-3 sm:divide-y-0 lg:grid-cols-6 lg:*:col-span-2 lg:[&>*:nth-child(n+4)]:col-span-3"
			>
				<EntryAnswer entry={entry} taken={taken} {...context} />
				<EarnAnswer headline={headline} {...context} />
				<CostAnswer {...context} />
				<StudyAnswer {...context} />
				<RecognitionAnswer {...context} />
			</ul>
		</Section>
	);
}

const RECORD_ID = "facts";

/** Data of the registers and the map. Folded on screen, open on paper. */
function OfficialRecord({ college, sourceName }: AnswerContext) {
	const { t } = usePage();
	return (
		<details id={RECORD_ID} className="open-on-paper mt-10 border-line border-t pt-2">
			<summary className="min-h-11 py-2 font-semibold text-lg">{t("record.heading")}</summary>
			<CollegeFacts id={`${RECORD_ID}-heading`} college={college} sourceName={sourceName} />
			<Recognition college={college} sourceName={sourceName} />
		</details>
	);
}

function EarnAnswer({ headline, college: { slug }, sourceName }: AnswerContext & { headline: Placement | undefined }) {
	const { t, paths } = usePage();
	const question = t("answer.earn.question");
	if (headline === undefined) return <Answer question={question}>{t("answer.earn.unknown")}</Answer>;
	const { medianSalary } = headline;
	const receipt = (measure: "median-salary" | "placed") => ({
		source: sourceName(headline.sourceId),
		href: paths.receipt(slug, receiptIds.outcome({ ...headline, measure })),
	});
	const list = t("ranking.nirfList", { list: t(`ranking.list.${headline.list}`) });
	const about = [list, levelWords(t, headline.level), cohortWords(t, headline)].join(", ");
	const placed = placedWords(t, headline);
	return (
		<Answer
			question={question}
			figure={
				medianSalary === undefined ? (
					<Figure value={placed} {...receipt("placed")} />
				) : (
					<>
						<Figure value={formatRupees(medianSalary)} {...receipt("median-salary")} />{" "}
						<span className="font-normal text-quiet text-sm">{t("answer.earn.median")}</span>
					</>
				)
			}
			more={
				<Link to={paths.collegeTab(slug, "placements")} className={MORE_LINK_CLASS}>
					{t("facts.tab.placements")}
				</Link>
			}
		>
			{medianSalary === undefined ? about : `${placed} · ${about}`}
		</Answer>
	);
}
