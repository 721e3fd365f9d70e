import type { ExamApply as Apply, ExamFees as Fees } from "@uchit/contract/exam-record.ts";
import { type ExamPage, isConducted } from "#app/exam/page-of-exam.ts";
import { Figure } from "#app/facts/figure.tsx";
import { createSourceNamer, examSourceId } from "#app/facts/sources.ts";
import { payersWords } from "#app/facts/words/payer-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { DataTable } from "#app/ui/table.tsx";
import { feeRange } from "./exam-answer.tsx";

export function ExamApply({ exam }: { exam: ExamPage["exam"] }) {
	const { t, paths } = usePage();
	const { officialSite, fees, apply, slug, shortName } = exam;
	if (!isConducted(exam.lifecycle)) return fees && <ExamFees exam={exam} fees={fees} />;
	return (
		<Section id="apply" title={t("examPage.apply.heading")} className="mt-10">
			<ol className="mt-3 max-w-text list-decimal space-y-1.5 pl-5">
				<li>
					{officialSite === undefined
						? t("examPage.apply.registerNoSite")
						: t.rich("examPage.apply.register", {
								site: () => (
									<a href={officialSite} rel="noreferrer" className="link">
										{t("exam.theOfficialSite")}
									</a>
								),
							})}
				</li>
				<li>{t("examPage.apply.form")}</li>
				<li>{t("examPage.apply.upload")}</li>
				{fees !== undefined && (
					<li>
						{t.rich("examPage.apply.pay", {
							fee: () => (
								<a href="#fees" className="link">
									{feeRange(t, fees)}
								</a>
							),
						})}
					</li>
				)}
				<li>{t("examPage.apply.keep")}</li>
			</ol>
			{apply !== undefined && <Uploads apply={apply} />}
			<p className="mt-2 print:hidden">
				<LinkLine to={paths.planner({ exams: [slug] })}>{t("examPage.apply.papers", { exam: shortName })}</LinkLine>
			</p>
			<p className="print:hidden">
				<LinkLine to={paths.applications(slug)}>{t("examPage.apply.add")}</LinkLine>
			</p>
			{fees !== undefined && <ExamFees exam={exam} fees={fees} />}
		</Section>
	);
}

function Uploads({ apply: { year, uploads } }: { apply: Apply }) {
	const { t } = usePage();
	return (
		<div className="mt-4 max-w-192">
			<DataTable
				caption={t("examPage.apply.uploads", { year })}
				isNarrow
				columns={[
					{
						key: "file",
						head: t("examPage.apply.file"),
						cell: ({ what, format, note, noteHi }) => (
							<>
								{t(`examPage.apply.what.${what}`)} <span className="font-normal">({format})</span>
								{note !== undefined && (
									<span className="block font-normal text-quiet text-sm">
										<OwnText text={note} hi={noteHi} />
									</span>
								)}
							</>
						),
					},
					{
						key: "size",
						head: t("examPage.apply.size"),
						cell: ({ leastKb, mostKb }) => t("examPage.apply.kb", { least: leastKb, most: mostKb }),
						isFigure: true,
					},
				]}
				rows={uploads}
				keyOf={({ what }) => what}
			/>
		</div>
	);
}

function ExamFees({ exam, fees }: { exam: ExamPage["exam"]; fees: Fees }) {
	const { t } = usePage();
	const id = examSourceId(exam, "fees");
	const who = ({ who: payers, note, noteHi }: Fees["items"][number]) => (
		<>
			{payersWords(t, payers)}
			{note !== undefined && (
				<span className="block font-normal text-quiet text-sm">
					<OwnText text={note} hi={noteHi} />
				</span>
			)}
		</>
	);
	const amount = ({ amountInr }: Fees["items"][number]) => (
		<Figure
			value={amountInr === 0 ? t("exam.fees.free") : `₹${formatNumber(amountInr)}`}
			year={Number(fees.year)}
			source={createSourceNamer(exam.sources)(id)}
			href={sourceHref(id)}
		/>
	);
	return (
		<Section id="fees" title={t("exam.field.fees")} className="mt-6" headingClass="font-semibold text-lg" level={3}>
			<div className="mt-2 max-w-192">
				<DataTable
					caption={t("exam.fees.of", { year: fees.year })}
					isCaptionHidden
					isNarrow
					columns={[
						{ key: "who", head: t("exam.fees.who"), cell: who },
						{ key: "amount", head: t("exam.fees.amount"), cell: amount, isFigure: true },
					]}
					rows={fees.items}
					keyOf={({ who: payers, amountInr, note }) => [...payers, amountInr, note].join(" ")}
				/>
			</div>
		</Section>
	);
}
