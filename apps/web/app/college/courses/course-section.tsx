import { findCategory } from "@uchit/contract/category.ts";
import type { College } from "@uchit/contract/college.ts";
import type { Courses, Intake, KnownProgramme } from "@uchit/contract/intake.ts";
import { RANKING_LISTS } from "@uchit/contract/ranking.ts";
import { Figure, SourcedText, Unknown } from "#app/facts/figure.tsx";
import { levelWords } from "#app/facts/level-words.ts";
import { nameProgramme } from "#app/facts/programme.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { categoryName } from "#app/facts/words/category-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { Section } from "#app/ui/section.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";

export function CourseSection({
	seats,
	courses,
	sourceName,
}: {
	seats: College["seats"];
	courses: Pick<Courses, "items" | "known">;
	sourceName: (id: string) => string;
}) {
	const t = useTranslations();
	const groups = Map.groupBy(courses.items, ({ authority, programme }) => `${authority} ${programme}`);
	return (
		<Section
			id="courses"
			title={courses.items.length > 0 ? t("course.heading") : t("course.headingKnown")}
			className="mt-10"
		>
			{courses.items.length === 0 && <p className="mt-2 max-w-text text-quiet">{t("course.noIntake")}</p>}
			{seats.map((each) => (
				<p key={each.authority} className="mt-2 max-w-text text-quiet">
					{t("course.held", {
						authority: each.authority.toUpperCase(),
						year: String(each.year),
						courses: each.courses,
						seats: each.seats === undefined ? t("source.notHeld") : formatNumber(each.seats),
					})}
				</p>
			))}
			{courses.items.length > 0 && (
				<TermLine>
					<Term slug="intake">{t("term.word.intake")}</Term>
					<Term slug="branch">{t("term.word.branch")}</Term>
				</TermLine>
			)}
			<div className="mt-6 space-y-8">
				{[...groups].map(([key, rows]) => (
					<CourseTable key={key} courses={rows} sourceName={sourceName} />
				))}
				<KnownProgrammes programmes={courses.known} sourceName={sourceName} />
			</div>
		</Section>
	);
}

function CourseTable({ courses, sourceName }: { courses: readonly Intake[]; sourceName: (id: string) => string }) {
	const t = useTranslations();
	const rows = courses.map((course, index) => ({ ...course, key: String(index) }));
	const columns: Column<(typeof rows)[number]>[] = [
		{
			key: "course",
			head: t("course.column.course"),
			cell: ({ course, level, mode, shift }) => (
				<>
					<span className="[overflow-wrap:anywhere]">{nameProgramme(course)}</span>
					<small className="block text-quiet text-sm">
						{[t(`course.level.${level}`), mode !== "regular" && t(`course.mode.${mode}`), shift]
							.filter(Boolean)
							.join(" · ")}
					</small>
				</>
			),
		},
		{
			key: "seats",
			head: t("course.column.seats"),
			isFigure: true,
			cell: ({ seats, year, sourceId }) =>
				seats === undefined ? (
					<Unknown />
				) : (
					<Figure value={formatNumber(seats)} year={year} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
				),
		},
	];
	const { programme = "", authority = "" } = courses[0] ?? {};
	const caption = t("course.approvedBy", { programme: nameProgramme(programme), authority: authority.toUpperCase() });
	return <DataTable isNarrow caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

type KnownProgrammesProps = { programmes: readonly KnownProgramme[]; sourceName: (id: string) => string };

function KnownProgrammes({ programmes, sourceName }: KnownProgrammesProps) {
	const t = useTranslations();
	if (programmes.length === 0) return null;
	const rows = programmes.map((programme, index) => ({ ...programme, key: String(index) }));
	const columns: Column<(typeof rows)[number]>[] = [
		{ key: "programme", head: t("course.column.course"), cell: (row) => programmeWords(t, row) },
		{
			key: "evidence",
			head: t("course.column.evidence"),
			cell: (row) => (
				<SourcedText value={evidenceWords(t, row)} source={sourceName(row.sourceId)} href={sourceHref(row.sourceId)} />
			),
		},
	];
	return <DataTable caption={t("course.known")} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function programmeWords(t: Translate, { evidence, programme }: KnownProgramme): string {
	switch (evidence) {
		case "counselling":
			return nameProgramme(programme);
		case "listed":
			return t("course.ofLevel", { level: levelWords(t, programme) });
		case "ranked": {
			const list = RANKING_LISTS.find((each) => each === programme);
			return list === undefined ? programme : t(`ranking.list.${list}`);
		}
		case "name": {
			const category = findCategory(programme);
			return category === undefined ? programme : categoryName(t, category);
		}
	}
}

function evidenceWords(t: Translate, { evidence, by = "", year }: KnownProgramme): string {
	const document = [by === "nirf" ? "NIRF" : by, year].filter((part) => part !== undefined).join(" ");
	return t(`course.evidence.${evidence}`, { document });
}
