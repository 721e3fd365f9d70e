import type { ExamEventStatus } from "@uchit/contract/exam.ts";
import type { ReactNode } from "react";
import { whenWords } from "#app/exam/exam-dates.ts";
import { Figure, SourcedText, Unknown } from "#app/facts/figure.tsx";
import { Term } from "#app/facts/term.tsx";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { SiteLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { DataTable } from "#app/ui/table.tsx";
import type { PlannedExam, PlannedFee } from "./planner.ts";

type Props = { exams: readonly PlannedExam[]; sourceName: (id: string) => string };

export function PlanMoney({ exams, sourceName }: Props) {
	const { t, paths, language } = usePage();
	const name = ({ slug, shortName }: PlannedExam) => <InlineLink to={paths.exam(slug)}>{shortName}</InlineLink>;
	const fee = ({ fee }: PlannedExam) => (fee === undefined ? <Unknown /> : <Fee fee={fee} sourceName={sourceName} />);
	const payBy = ({ application }: PlannedExam) =>
		application === undefined ? (
			<Unknown reason={t("planner.noWindow")} />
		) : (
			<SourcedText
				value={payByWords(
					t,
					whenWords(language, { starts: application.ends ?? application.starts }),
					application.status,
				)}
				source={sourceName(application.sourceId)}
				href={sourceHref(application.sourceId)}
			/>
		);
	const seat = ({ counselling }: PlannedExam): ReactNode => (
		<>
			<Unknown />
			{counselling?.site !== undefined && <SiteLink href={counselling.site} className="ml-2 inline-block py-1" />}
		</>
	);
	return (
		<Section id="money" title={t("planner.money")} className="mt-12">
			<div className="mt-4">
				<DataTable
					caption={t("planner.money")}
					isCaptionHidden
					columns={[
						{ key: "exam", head: t("planner.column.exam"), cell: name },
						{ key: "fee", head: t("planner.column.fee"), cell: fee },
						{ key: "payBy", head: t("planner.column.payBy"), cell: payBy },
						{ key: "seat", head: t("planner.column.seat"), cell: seat },
					]}
					rows={exams}
					keyOf={({ slug }) => slug}
				/>
			</div>
			<p className="mt-4 max-w-text text-quiet">
				{t.rich("planner.refund", { term: (words) => <Term slug="refund">{words}</Term> })}
			</p>
		</Section>
	);
}

function payByWords(t: Translate, when: string, status: ExamEventStatus): string {
	return status === "expected" ? t("planner.expectedDay", { when }) : when;
}

function Fee({ fee: { least, most, year, sourceId }, sourceName }: { fee: PlannedFee } & Pick<Props, "sourceName">) {
	const { t } = usePage();
	const amount = (inr: number) => (inr === 0 ? t("exam.fees.free") : `₹${formatNumber(inr)}`);
	return (
		<Figure
			value={least === most ? amount(least) : `${amount(least)} – ${amount(most)}`}
			year={Number(year)}
			source={sourceName(sourceId)}
			href={sourceHref(sourceId)}
		/>
	);
}
