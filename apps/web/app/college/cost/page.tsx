import { findCategory } from "@uchit/contract/category.ts";
import type { Profession } from "@uchit/contract/college.ts";
import { isMainlyOfNeet, NEET } from "@uchit/contract/main-field.ts";
import type { ScholarshipStream } from "@uchit/contract/scholarship.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { lastFigure } from "#app/applicant/applicant.ts";
import { ApplicantLinks, listPredictorLinks } from "#app/applicant/applicant-links.tsx";
import { getFees, getOutcomes } from "#app/college/data.server.ts";
import { type CollegeRecord, loadCollegePage } from "#app/college/page.server.ts";
import { useCollege } from "#app/college/use-college.ts";
import { getExams } from "#app/exam/clashes/data.server.ts";
import { getToday } from "#app/exam/data.server.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { createSourceNamer, mergeSources, sourcesOf } from "#app/facts/sources.ts";
import { OWN_COST_ID, sourceHref } from "#app/paths.ts";
import { type Language, languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { loadRights } from "#app/rights/page.server.ts";
import { loadSchemesHere } from "#app/scholarship/schemes-here.server.ts";
import { SchemesHere } from "#app/scholarship/schemes-here.tsx";
import { LinkLine } from "#app/shell/page/link.tsx";
import { SiteLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { applicationFees, countFeePayers, newestSalaries } from "./add-cost.ts";
import { readCostQuery } from "./cost-query.ts";
import { FullCost } from "./full-cost.tsx";
import { groupFees, isNotice, isTuition, newestFees } from "./group-fees.ts";
import type { LoanScheme } from "./loan-beside.tsx";
import { PageFees } from "./page-fees.tsx";
import { PublishedFees } from "./published-fees.tsx";
import { FeePayers, PublishedParts } from "./published-parts.tsx";
import { SalaryLine } from "./salary-line.tsx";
import { salaryName } from "./salary-name.ts";
import { findWaivableFee } from "./waiver.ts";

/** Without scripts, the address carries the typed values. */
export const handle = {
	parameters: [
		"application",
		"published",
		"years",
		"tuition",
		"other-fees",
		"hostel",
		"once",
		"whose",
		"waiver",
		"scholarship",
		"loan-amount",
		"loan-percent",
		"loan-years",
		"loan-yearsBefore",
	],
	namespaces: ["applicant", "college", "college-cost", "facts"],
} satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "cost");
	const slugs = [...new Set(college.cutoffs.map(({ exam }) => exam))];
	const [{ exams }, outcomes, published, schemes] = await Promise.all([
		getExams(request, slugs),
		getOutcomes(request, college.slug),
		college.fees.length + college.pageFees > 0 ? getFees(request, college.slug) : undefined,
		loadSchemesHere(request, args.url, { state: college.place.state, stream: streamOf(college) }),
	]);
	const feeGroups = groupFees(published?.items ?? []);
	const fees = applicationFees(exams.filter(({ slug }) => slug !== NEET || isMainlyOfNeet(college)));
	const salaries = newestSalaries(college.placements);
	const payers = countFeePayers(outcomes.reported);
	const sources = [college, outcomes, ...exams, ...(published === undefined ? [] : [published])].flatMap(
		({ sources }) => sources,
	);
	const newestRank = Math.max(...college.rankings.map(({ year }) => year));
	const pageFees = published?.pages ?? [];
	const shown = [
		...feeGroups,
		...pageFees,
		...fees,
		...salaries,
		...payers.flatMap(({ students }) => students),
		...college.rankings.filter(({ year }) => year === newestRank),
	];
	return {
		query: readCostQuery(args.url.searchParams),
		fees,
		feeGroups,
		pageFees,
		// The date only matters for notices; other pages do not change with it and can be cached.
		today: feeGroups.some(isNotice) ? getToday(request) : "",
		salaries,
		payers,
		schemes,
		loanSchemes: loanSchemes(languageOf(args.url.pathname), getToday(request)),
		sources: sourcesOf(mergeSources([], sources), shown),
	};
}

function loanSchemes(language: Language, today: string): LoanScheme[] {
	const { topics, sources } = loadRights(language, today);
	return (topics.find(({ name }) => name === "loan")?.rules ?? []).map(({ text, source }) => {
		const { publisher, day, address } = sources[source ?? ""] ?? {};
		return { text, publisher, day, address };
	});
}

/** The subject in the schemes' terms, if the institution teaches only one. */
function streamOf({ profession, categories }: CollegeRecord): ScholarshipStream | undefined {
	if (profession !== undefined) return PROFESSIONS_OF[profession];
	const [only, ...others] = categories;
	return only === undefined || others.length > 0 ? undefined : STREAMS[findCategory(only.id)?.slug ?? ""];
}

const STREAMS: Readonly<Record<string, ScholarshipStream>> = {
	engineering: "engineering",
	management: "management",
	law: "law",
	architecture: "architecture",
};
const PROFESSIONS_OF: Readonly<Partial<Record<Profession, ScholarshipStream>>> = {
	nursing: "nursing",
	pharmacy: "pharmacy",
	dental: "dentistry",
	medicine: "medicine",
	polytechnic: "diploma",
};

export default function CollegeCost() {
	const { slug, place, facts, fees: summaries } = useCollege();
	const { query, fees, feeGroups, pageFees, today, salaries, payers, schemes, loanSchemes, sources } =
		useLoaderData<typeof loader>();
	const { t, paths } = usePage();
	const sourceName = createSourceNamer(sources);
	const decision = findWaivableFee(pageFees);
	const site = facts.find(({ field, value }) => field === "website" && /^https?:\/\//.test(value))?.value;
	return (
		<>
			<ApplicantLinks
				begin={{ label: t("applicant.way.scholarships"), to: paths.scholarshipFinder }}
				waysOf={(applicant, words) => [
					{ label: words.t("applicant.way.scholarships"), to: paths.scholarshipFinder },
					...listPredictorLinks(paths, lastFigure(applicant), {
						label: words.t("applicant.way.rank"),
						college: [slug],
					}),
				]}
			/>
			{summaries.length > 0 && (
				<PublishedFees summaries={summaries} groups={feeGroups} today={today} sourceName={sourceName} />
			)}
			{decision !== undefined && (
				<p className="mt-6 max-w-text">
					<SourcedText
						value={t("cost.waiver.rule")}
						source={sourceName(decision.sourceId)}
						href={sourceHref(decision.sourceId)}
					/>{" "}
					{t("cost.waiver.ask")}{" "}
					<a href={`#${OWN_COST_ID}`} className="link inline-block py-1 print:hidden">
						{t("cost.heading")}
					</a>
				</p>
			)}
			{pageFees.length > 0 && <PageFees fees={pageFees} sources={sources} />}
			<p className="mt-4 print:hidden">
				{t("cost.fees.know")} <LinkLine to={paths.sendDocument(slug)}>{t("cost.fees.send")}</LinkLine>
			</p>
			<Section id="cost" title={t("cost.heading")} className="mt-10">
				<p className="mt-2 max-w-text text-quiet">
					{summaries.length + pageFees.length > 0 ? t("cost.introFees") : t("cost.intro")}{" "}
					{site !== undefined &&
						t.rich("cost.site", { site: () => <SiteLink href={site} rel="noreferrer nofollow" /> })}
				</p>
				<PublishedParts
					fees={fees}
					tuition={summaries.find(isTuition)}
					state={place.state}
					sourceName={sourceName}
					kindOf={(id) => sources.find((source) => source.id === id)?.kind}
				/>
				<h3 className="mt-10 text-lg">{t("cost.own")}</h3>
				<p className="mt-2 max-w-text text-quiet [@media(scripting:none)]:hidden">{t("cost.ownNote")}</p>
				<p className="mt-2 hidden max-w-text text-quiet [@media(scripting:none)]:block">{t("cost.noScripts")}</p>
			</Section>
			<FullCost
				query={query}
				fees={fees}
				tuition={newestFees(feeGroups).filter(isTuition)}
				salaries={salaries}
				decision={decision}
				schemes={loanSchemes}
			/>
			<FeePayers slug={slug} rows={payers} sourceName={sourceName} />
			{salaries.length > 0 && (
				<Section id="salaries" title={t("cost.salaries")} className="mt-12 lg:mt-16">
					<ul className="mt-4 space-y-4">
						{salaries.map((salary) => (
							<li key={salary.key}>
								<SalaryLine slug={slug} name={salaryName(t, salary)} salary={salary} sourceName={sourceName} />
							</li>
						))}
					</ul>
				</Section>
			)}
			{schemes !== undefined && <SchemesHere {...schemes} />}
			<SourceList sources={sources} />
		</>
	);
}
