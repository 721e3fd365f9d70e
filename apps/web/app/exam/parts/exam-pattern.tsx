import type { ExamPattern as Pattern } from "@uchit/contract/exam-record.ts";
import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { Figure } from "#app/facts/figure.tsx";
import { createSourceNamer, examSourceId } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";

type Paper = Pattern["papers"][number];
type Receipt = { source: string; href: string; year: number };

export function ExamPattern({ exam, pattern }: { exam: ExamPage["exam"]; pattern: Pattern }) {
	const t = useTranslations();
	const id = examSourceId(exam, "pattern");
	const receipt = { source: createSourceNamer(exam.sources)(id), href: sourceHref(id), year: Number(pattern.year) };
	return (
		<Section id="pattern" title={t("exam.pattern.of", { year: pattern.year })} className="mt-10">
			{pattern.note !== undefined && (
				<p className="mt-2 max-w-text text-quiet">
					<OwnText text={pattern.note} hi={pattern.noteHi} />
				</p>
			)}
			{pattern.papers.map((paper) => (
				<PaperParts key={paper.name} paper={paper} receipt={receipt} />
			))}
		</Section>
	);
}

function PaperParts({ paper, receipt }: { paper: Paper; receipt: Receipt }) {
	return (
		<div className="mt-8 border-line border-t pt-6">
			<h3 lang="en" className="font-semibold text-lg">
				{paper.name}
			</h3>
			<PaperFigures paper={paper} receipt={receipt} />
			{paper.note !== undefined && (
				<p className="mt-3 max-w-text text-quiet">
					<OwnText text={paper.note} hi={paper.noteHi} />
				</p>
			)}
			{paper.sections.length > 0 && (
				<div className="mt-4 max-w-192">
					<SectionTable paper={paper} />
				</div>
			)}
		</div>
	);
}

type PaperFiguresProps = { paper: Paper; receipt: Receipt };

function PaperFigures({ paper: { minutes, questions, marks, correct, wrong }, receipt }: PaperFiguresProps) {
	const t = useTranslations();
	const figures = [
		{ name: t("exam.pattern.duration"), value: minutes && t("exam.pattern.count.minutes", { count: minutes }) },
		{ name: t("exam.pattern.questions"), value: questions && formatNumber(questions) },
		{ name: t("exam.pattern.marks"), value: marks && formatNumber(marks) },
		{ name: t("exam.pattern.correct"), value: correct && `+${formatNumber(correct)}` },
		{ name: t("exam.pattern.wrong"), value: wrong === undefined ? undefined : formatWrong(wrong) },
	];
	return (
		<dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
			{figures.map(
				({ name, value }) =>
					value !== undefined && (
						<div key={name}>
							<dt className="text-quiet text-sm">{name}</dt>
							<dd className="font-semibold text-lg">
								<Figure value={value} {...receipt} />
							</dd>
						</div>
					),
			)}
		</dl>
	);
}

/** With a true minus sign. */
function formatWrong(wrong: number): string {
	return wrong === 0 ? "0" : `−${formatNumber(Math.abs(wrong))}`;
}

/** Kinds of answers and time stand below the name, so that the table fits a phone. */
function SectionTable({ paper }: { paper: Paper }) {
	const t = useTranslations();
	type Section = Paper["sections"][number];
	const under = ({ kind, minutes }: Section) =>
		[kind && t(`exam.pattern.kind.${kind}`), minutes && t("exam.pattern.count.minutes", { count: minutes })]
			.filter((part) => part)
			.join(" · ");
	const columns: (Column<Section> & { isStated: (section: Section) => boolean })[] = [
		{
			key: "name",
			head: t("exam.pattern.section"),
			cell: (section) => (
				<>
					<span lang="en">{section.name}</span>
					<span className="block font-normal text-quiet text-sm empty:hidden">{under(section)}</span>
				</>
			),
			isStated: () => true,
		},
		{
			key: "questions",
			head: t("exam.pattern.questions"),
			cell: ({ questions }) => questions ?? "–",
			isFigure: true,
			isStated: ({ questions }) => questions !== undefined,
		},
		{
			key: "marks",
			head: t("exam.pattern.marks"),
			cell: ({ marks }) => marks ?? "–",
			isFigure: true,
			isStated: ({ marks }) => marks !== undefined,
		},
	];
	return (
		<DataTable
			caption={t("exam.pattern.sectionsOf", { paper: paper.name })}
			isCaptionHidden
			isNarrow
			columns={columns.filter(({ isStated }) => paper.sections.some(isStated))}
			rows={paper.sections}
			keyOf={({ name }) => name}
		/>
	);
}
