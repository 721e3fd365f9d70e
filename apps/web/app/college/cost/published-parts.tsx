import type { College } from "@uchit/contract/college.ts";
import type { FeeSummary } from "@uchit/contract/fee.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import type { SourceKind } from "@uchit/contract/source.ts";
import type { ReactNode } from "react";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { levelWords } from "#app/facts/level-words.ts";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { payersWords } from "#app/facts/words/payer-words.ts";
import { formatAcademicYear, stateName } from "#app/facts/words/place-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { type ApplicationFee, FEE_PAYERS, type FeePayersOfLevel } from "./add-cost.ts";

type SourceName = (id: string) => string;

type PublishedPartsProps = {
	fees: readonly ApplicationFee[];
	tuition: FeeSummary | undefined;
	state: College["place"]["state"];
	sourceName: SourceName;
	kindOf: (id: string) => SourceKind | undefined;
};

/** Only the parts that are known: the text above says where the rest is. */
export function PublishedParts({ fees, tuition, state, sourceName, kindOf }: PublishedPartsProps) {
	const { t, paths, language } = usePage();
	return (
		<dl className="mt-4 max-w-192 divide-y divide-line border-line border-y empty:hidden">
			{tuition !== undefined && (
				<Part name={t("cost.part.tuition")}>
					<Figure
						value={`${feeWords(t, tuition)} (${formatAcademicYear(tuition.year)})`}
						source={sourceName(tuition.sourceId)}
						href={sourceHref(tuition.sourceId)}
					/>
				</Part>
			)}
			{state !== undefined && (
				<Part name={t("cost.scholarships")}>
					<Link to={paths.scholarships({ state: state.slug })} className="link">
						{t("cost.stateScholarships", { state: stateName(state, language) })}
					</Link>
				</Part>
			)}
			{fees.length > 0 && (
				<Part name={t("cost.part.application")}>
					<ul className="space-y-2">
						{fees.map(({ key, exam, who, note, noteHi, amountInr, year, sourceId }) => (
							<li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
								<span>
									{exam}: {payersWords(t, who)}
									{note !== undefined && (
										<span className="block text-quiet text-sm">
											<OwnText text={note} hi={noteHi} />
										</span>
									)}
								</span>
								<span className="text-right">
									<Figure
										value={amountInr === 0 ? t("cost.free") : formatRupees(amountInr)}
										year={year}
										source={sourceName(sourceId)}
										href={sourceHref(sourceId)}
									/>
									<span className="block text-quiet text-xs">{t(`source.mark.${kindOf(sourceId) ?? "document"}`)}</span>
								</span>
							</li>
						))}
					</ul>
				</Part>
			)}
		</dl>
	);
}

function Part({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-6 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
			<dt className="text-quiet">{name}</dt>
			<dd className="min-w-0">{children}</dd>
		</div>
	);
}

type FeePayersProps = { slug: string; rows: readonly FeePayersOfLevel[]; sourceName: SourceName };

export function FeePayers({ slug, rows, sourceName }: FeePayersProps) {
	const { t, paths } = usePage();
	if (rows.length === 0) return null;
	const columns: Column<FeePayersOfLevel>[] = [
		{ key: "level", head: t("placement.column.level"), cell: ({ level }) => levelWords(t, level) },
		...FEE_PAYERS.map((measure) => ({
			key: measure,
			head: t(`placement.measure.${measure}`),
			isFigure: true,
			cell: ({ students }: FeePayersOfLevel) => {
				const row = students.find((each) => each.measure === measure);
				return row === undefined ? (
					<Unknown />
				) : (
					<Figure
						value={formatNumber(row.value)}
						year={row.cohort}
						source={sourceName(row.sourceId)}
						href={paths.receipt(slug, receiptIds.outcome(row))}
					/>
				);
			},
		})),
	];
	return (
		<div className="mt-10 [&_th]:whitespace-normal">
			<DataTable caption={t("cost.payers")} columns={columns} rows={rows} keyOf={({ level }) => level} />
			<p className="mt-2 max-w-text text-quiet text-sm">{t("cost.payersNote")}</p>
		</div>
	);
}
