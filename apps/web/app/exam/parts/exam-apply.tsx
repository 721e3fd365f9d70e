import type { ExamApply as Apply } from "@uchit/contract/exam-record.ts";
import { type ExamPage, isConducted } from "#app/exam/page-of-exam.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { DataTable } from "#app/ui/table.tsx";
import { feeRange } from "./exam-answer.tsx";
import { ExamFees } from "./exam-fees.tsx";

/** The steps of a form, the files that it asked for, and the fee by who pays. */
export function ExamApply({ exam }: { exam: ExamPage["exam"] }) {
	const t = useTranslations();
	const paths = usePaths();
	const { officialSite, fees, apply, slug, shortName } = exam;
	if (!isConducted(exam.lifecycle)) return fees && <ExamFees exam={exam} fees={fees} />;
	return (
		<section aria-labelledby="apply" className="mt-10">
			<h2 id="apply" className="text-xl">
				{t("examPage.apply.heading")}
			</h2>
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
				<Link to={paths.planner({ exams: [slug] })} className="link inline-flex min-h-11 items-center">
					{t("examPage.apply.papers", { exam: shortName })}
				</Link>
			</p>
			<p className="print:hidden">
				<Link to={paths.applications(slug)} className="link inline-flex min-h-11 items-center">
					{t("examPage.apply.add")}
				</Link>
			</p>
			{fees !== undefined && <ExamFees exam={exam} fees={fees} />}
		</section>
	);
}

function Uploads({ apply: { year, uploads } }: { apply: Apply }) {
	const t = useTranslations();
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
