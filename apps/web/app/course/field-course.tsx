import type { ReactNode } from "react";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { categoryName } from "#app/facts/words/category-words.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { subjectCategory, subjectName } from "#app/facts/words/subject-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { CountedLinks } from "#app/shell/page/counted-links.tsx";
import { LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import type { FieldCourseLoaded } from "./page.server.ts";

export function FieldCourse({ course, children }: { course: FieldCourseLoaded; children: ReactNode }) {
	const { t, paths, language } = usePage();
	const { slug, field, categoryId, total, states, sources, door, exams, ranking } = course;
	const name = subjectName(t, slug) ?? slug;
	const fieldName = categoryName(t, { id: categoryId, name: "" });
	const closing = exams.filter(({ isClosing }) => isClosing);
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={t("courses.fieldTitle", { course: name })}
				description={t("courses.fieldDescribe", { course: name, field: fieldName, count: total })}
				canonical={paths.course(slug)}
				noIndex
			/>
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("courses.heading"), address: paths.courses },
					{ name, address: paths.course(slug) },
				]}
			/>
			<div data-category={subjectCategory(slug)} className="category-ground">
				<h1 className="text-2xl md:text-3xl">{t("courses.pageHeading", { course: name })}</h1>
			</div>
			<p className="mt-2 max-w-text">{t("courses.fieldNote", { course: name, field: fieldName, count: total })}</p>
			{door !== undefined && (
				<Section id="about" className="mt-10" title={t("courses.about")}>
					<p className="mt-1 max-w-text">{t("courses.way", door)}</p>
					<p className="max-w-text text-quiet text-sm">{t("courses.unchecked")}</p>
				</Section>
			)}
			{exams.length > 0 && (
				<Section id="exams" className="mt-10" title={t("courses.exams")}>
					<ul>
						{exams.map((exam) => (
							<li key={exam.slug}>
								<LinkLine to={paths.exam(exam.slug)}>{exam.name}</LinkLine>
							</li>
						))}
						{closing.map((exam) => (
							<li key={`${exam.slug}-closing`}>
								<LinkLine to={paths.examTab(exam.slug, "cutoffs")}>
									{exam.slug === "cuet-ug"
										? t("courses.closingDelhi", { course: name })
										: t("courses.closingLaw", { course: name })}
								</LinkLine>
							</li>
						))}
					</ul>
				</Section>
			)}
			<Section id="colleges" className="mt-10" title={t("courses.fieldColleges", { field: fieldName })}>
				{children}
				{ranking !== undefined && (
					<LinkLine to={paths.newestRanking(ranking)}>{t("courses.ranked", { field: fieldName })}</LinkLine>
				)}
			</Section>
			<CountedLinks
				title={t("courses.fieldStates", { field: fieldName })}
				links={states.map((state) => ({
					key: state.slug,
					name: stateName(state, language),
					count: state.count,
					to: paths.place({ subject: field, state: state.slug }),
				}))}
			/>
			<FoldedSources sources={sources} />
		</div>
	);
}
