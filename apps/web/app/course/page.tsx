import type { Course } from "@uchit/contract/course.ts";
import { EXAMS, EXAMS_WITHOUT_PAGE } from "@uchit/contract/facet-options.ts";
import { INTAKE_LEVELS } from "@uchit/contract/intake-level.ts";
import { SCHOLARSHIP_STREAM_OF } from "@uchit/contract/scholarship.ts";
import type { ReactNode } from "react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeCards } from "#app/college/list/college-cards.tsx";
import { toListedColleges } from "#app/college/list/listed-college.ts";
import { withLogos } from "#app/college/pictures.server.ts";
import type { CollegeSearch } from "#app/college/search.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { categoryName } from "#app/facts/words/category-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { subjectCategory, subjectName } from "#app/facts/words/subject-words.ts";
import { PlaceFigureList } from "#app/place/place-figure-list.tsx";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import { type Language, languageOf } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { loadSchemesHere } from "#app/scholarship/schemes-here.server.ts";
import { SchemesHere } from "#app/scholarship/schemes-here.tsx";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { CountedLinks } from "#app/shell/page/counted-links.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead, useOrigin } from "#app/shell/page/page-head.tsx";
import { ListData, StructuredData } from "#app/shell/page/structured-data.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { ClosingTable } from "./closing-table.tsx";
import { courseData } from "./course-data.ts";
import { getCourse } from "./data.server.ts";
import { FieldCourse } from "./field-course.tsx";
import { type FieldCourseLoaded, loadFieldCourse } from "./page.server.ts";
import { StateTable } from "./state-table.tsx";

export const handle = {
	namespaces: ["college", "college-courses", "college-list", "course", "facts", "facts-facets", "place"],
} satisfies PageHandle;

const MAX_COLLEGES = 10;

const AFTER_A_DEGREE: readonly string[] = ["mba"];

export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const language = languageOf(url.pathname);
	const course = await getCourse(request, slug);
	if (course === undefined) {
		const field = await loadFieldCourse(request, slug, language);
		if (field === undefined) throw data("No such course", { status: 404 });
		return { field };
	}
	const level = AFTER_A_DEGREE.includes(slug) ? "pg" : slug === "diploma" ? "diploma" : "12-pass";
	const about = { stream: SCHOLARSHIP_STREAM_OF[slug], level, state: undefined } as const;
	const schemes = await loadSchemesHere(request, url, about);
	return {
		taught: {
			...course,
			items: await withLogos(request, toListedColleges(course.items.slice(0, MAX_COLLEGES), language)),
			schemes,
		},
	};
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export default function CoursePage() {
	const { field, taught } = useLoaderData<typeof loader>();
	if (field === undefined) return <TaughtCourse course={taught} />;
	return (
		<FieldCourse course={field}>
			<Colleges {...field} filter={{ category: [String(field.categoryId)] }} />
		</FieldCourse>
	);
}

function TaughtCourse({ course }: { course: NonNullable<Loaded["taught"]> }) {
	const { t, paths, language } = usePage();
	const origin = useOrigin();
	const { slug, figures, evidence, states, closing, related, items, sources, schemes } = course;
	const sourceName = createSourceNamer(sources);
	const name = subjectName(t, slug) ?? slug;
	const heading = t("courses.pageHeading", { course: name });
	const description = t("courses.pageDescribe", { course: name, count: figures.total });
	const what = whatWords({ t, language }, course);
	const shownBy = (["approved", "admitted", "listed"] as const).filter((kind) => evidence[kind] > 0);
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={t("courses.pageTitle", { course: name })}
				description={description}
				canonical={paths.course(slug)}
				noIndex={!course.isIndexable}
			/>
			<StructuredData data={courseData({ name, what, address: origin + paths.course(slug) })} />
			<ListData items={items.map(({ name, slug }) => ({ name, to: paths.college(slug) }))} />
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("courses.heading"), address: paths.courses },
					{ name, address: paths.course(slug) },
				]}
			/>
			<div data-category={subjectCategory(slug)} className="category-ground">
				<h1 className="text-2xl [overflow-wrap:anywhere] md:text-3xl">{heading}</h1>
			</div>
			<PlaceFigureList figures={figures} sourceName={sourceName} />
			<p className="mt-5 max-w-text">{what}</p>
			<Part id="teaches" title={t("courses.teaches")} note={t("courses.evidenceNote")}>
				<ul className="mt-2 max-w-text divide-y divide-line border-line border-y">
					{shownBy.map((kind) => (
						<li key={kind} className="flex justify-between gap-4 py-2">
							<span>{t(`courses.evidence.${kind}`)}</span>
							<span className="tabular-nums">{t("courses.colleges", { count: evidence[kind] })}</span>
						</li>
					))}
				</ul>
			</Part>
			{closing.length > 0 && (
				<Part id="closing" title={t("courses.closing")} note={t("courses.closingNote")}>
					<ClosingTable rows={closing} sourceName={sourceName} />
				</Part>
			)}
			<Exams figures={figures} />
			<Part id="leads" title={t("courses.leads")}>
				<SalaryProspects figures={figures} />
			</Part>
			<Part id="cost" title={t("courses.cost")}>
				<Cost figures={figures} />
			</Part>
			<Part id="states" title={t("courses.states")}>
				<div className="mt-2 max-w-text">
					<StateTable slug={slug} states={states} />
				</div>
			</Part>
			{schemes !== undefined && <SchemesHere {...schemes} />}
			<CountedLinks
				title={t("courses.related")}
				links={related.map((other) => ({
					key: other.slug,
					name: subjectName(t, other.slug) ?? other.slug,
					count: other.count,
					to: paths.course(other.slug),
				}))}
			/>
			<Part id="colleges" title={t("place.colleges")}>
				<Colleges items={items} sources={sources} total={figures.total} filter={{ [course.facet]: [slug] }} />
			</Part>
			<FoldedSources sources={sources} />
		</div>
	);
}

type Listed = Pick<FieldCourseLoaded, "items" | "sources" | "total">;

function Colleges({ items, sources, total, filter }: Listed & { filter: Partial<CollegeSearch> }) {
	const { t, paths } = usePage();
	const sourceName = createSourceNamer(sources);
	return (
		<>
			<p className="mt-1 max-w-text text-quiet text-sm">{t("place.collegesNote")}</p>
			<CollegeCards colleges={items} sourceName={sourceName} level={3} className="mt-4" />
			<p className="mt-6">
				<ButtonLink render={<Link to={paths.colleges(filter)} />}>{t("place.all", { count: total })}</ButtonLink>
			</p>
		</>
	);
}

function Part({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id} className="mt-10">
			<h2 id={id} className="text-xl">
				{title}
			</h2>
			{note !== undefined && <p className="mt-1 max-w-text text-quiet text-sm">{note}</p>}
			{children}
		</section>
	);
}

function whatWords(
	{ t, language }: { t: Translate; language: Language },
	{ categoryId, levels, printed }: Pick<Course, "categoryId" | "levels" | "printed">,
): string {
	const named = levels.flatMap(({ level, count }) => {
		const known = INTAKE_LEVELS.find((each) => each === level);
		return known === undefined ? [] : [t("courses.level", { level: t(`course.level.${known}`), count })];
	});
	const sentences = [
		categoryId !== undefined && t("courses.whatDegree", { category: categoryName(t, { id: categoryId, name: "" }) }),
		named.length > 0 && t("courses.whatLevels", { levels: joinWithAnd(named, language) }),
		printed.length > 0 &&
			t("courses.printed", {
				names: joinWithAnd(
					printed.map(({ name, count }) => t("courses.level", { level: name, count })),
					language,
				),
			}),
	];
	return sentences.filter(Boolean).join(" ");
}

function Exams({ figures: { closing } }: Pick<Course, "figures">) {
	const { t, paths } = usePage();
	const known = (closing?.exams ?? []).flatMap(({ exam, count }) => {
		const slug = EXAMS.find((each) => each.slug === exam)?.slug;
		return slug === undefined ? [] : [{ slug, count }];
	});
	return (
		<CountedLinks
			title={t("courses.exams")}
			note={t("courses.examsNote")}
			links={known.map(({ slug, count }) => ({
				key: slug,
				name: t(`facet.exam.${slug}`),
				count,
				to: EXAMS_WITHOUT_PAGE.includes(slug) ? paths.colleges({ exam: [slug] }) : paths.exam(slug),
			}))}
		/>
	);
}

function SalaryProspects({ figures: { salaries } }: Pick<Course, "figures">) {
	const { t } = usePage();
	return (
		<p className="mt-2 max-w-text">
			{salaries === undefined
				? t("courses.leadsUnknown")
				: t("courses.leadsSalary", {
						level: levelWords(t, salaries.level),
						known: salaries.known,
						least: formatRupees(salaries.least),
						middle: formatRupees(salaries.middle),
						most: formatRupees(salaries.most),
					})}
		</p>
	);
}

function Cost({ figures: { fees, total } }: Pick<Course, "figures">) {
	const { t } = usePage();
	if (fees === undefined) return <p className="mt-2 max-w-text">{t("courses.costUnknown", { total })}</p>;
	const costText = t("courses.costKnown", {
		known: fees.known,
		total,
		least: formatRupees(fees.least),
		middle: formatRupees(fees.middle),
		most: formatRupees(fees.most),
	});
	const others = total - fees.known;
	return (
		<p className="mt-2 max-w-text">
			{others === 0 ? costText : `${costText} ${t("courses.costOthers", { count: others })}`}
		</p>
	);
}
