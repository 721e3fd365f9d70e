import type { RegisteredCourse } from "@uchit/contract/study-abroad.ts";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { formatCurrency } from "#app/facts/words/currency.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { fieldWords, levelWords } from "./course-words.ts";
import { siteOf } from "./lists.ts";

export function CourseTable({
	courses,
	sourceName,
}: {
	courses: readonly RegisteredCourse[];
	sourceName: (id: string) => string;
}) {
	const t = useTranslations();
	const columns: Column<RegisteredCourse>[] = [
		{ key: "course", head: t("university.courses.course"), cell: (course) => <CourseName course={course} /> },
		{ key: "level", head: t("university.courses.level"), cell: ({ level }) => levelWords(t, level) },
		{
			key: "states",
			head: t("university.courses.state"),
			cell: ({ states }) => <span lang="en">{states.join(", ")}</span>,
		},
		{
			key: "weeks",
			head: t("university.courses.weeks"),
			isFigure: true,
			cell: ({ weeks }) => (weeks === undefined ? <Unknown reason={t("source.notPublished")} /> : formatNumber(weeks)),
		},
		{
			key: "fee",
			head: t("university.courses.fee"),
			isFigure: true,
			cell: ({ tuitionAud, sourceId }) =>
				tuitionAud === undefined ? (
					<Unknown reason={t("source.notPublished")} />
				) : (
					<Figure value={formatCurrency(tuitionAud, "AUD")} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
				),
		},
	];
	return (
		<DataTable
			caption={t("university.courses.caption")}
			isCaptionHidden
			columns={columns}
			rows={courses}
			keyOf={({ code }) => code}
		/>
	);
}

function CourseName({ course }: { course: RegisteredCourse }) {
	const t = useTranslations();
	const { name, provider, field, code } = course;
	const site = siteOf(course);
	return (
		<>
			<span lang="en" className="font-semibold">
				{name}
			</span>
			<span lang="en" className="block font-normal text-sm">
				{site === undefined ? (
					provider
				) : (
					<a href={site} rel="nofollow noopener" className="link">
						{provider}
					</a>
				)}
			</span>
			<span className="block font-normal text-quiet text-sm">
				{field !== undefined && `${fieldWords(t, field)} · `}
				{t("university.courses.code", { code })}
			</span>
		</>
	);
}
