import type { FeeSummary } from "@uchit/contract/fee.schema.ts";
import { Figure } from "#app/facts/figure.tsx";
import { feeWords, schoolYear } from "#app/facts/words/fee-words.ts";
import { rupees } from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { type FeeGroup, newestFees } from "./group-fees.ts";

type PublishedFeesProps = {
	/** The newest of each authority. */
	summaries: readonly FeeSummary[];
	groups: readonly FeeGroup[];
	sourceName: (id: string) => string;
};

/** What an authority published as the fee: the newest first and large, with what it covers, then each programme, then earlier years. */
export function PublishedFees({ summaries, groups, sourceName }: PublishedFeesProps) {
	const t = useTranslations();
	const newest = newestFees(groups);
	const earlier = groups.filter((group) => !newest.includes(group));
	const block = newest.find((group) => group.block !== undefined)?.block;
	return (
		<section aria-labelledby="fees" className="mt-10">
			<h2 id="fees" className="text-xl">
				{t("fee.heading")}
			</h2>
			{summaries.map((summary) => (
				<div key={summary.sourceId} className="mt-4">
					<p className="font-semibold text-3xl">
						<Figure
							value={feeWords(t, summary)}
							source={sourceName(summary.sourceId)}
							href={sourceHref(summary.sourceId)}
						/>
					</p>
					<p className="mt-1">
						{t(`fee.covers.${summary.covers}`)} · {t(`fee.quota.${summary.quota}`)} · {schoolYear(summary.year)}
					</p>
				</div>
			))}
			<p className="mt-2 max-w-text text-quiet">
				{block !== undefined && `${t("fee.block", { years: block.replace("-", "–") })} `}
				{t("fee.note")}
			</p>
			<FeeTable caption={t("fee.byProgramme")} groups={newest} sourceName={sourceName} />
			{earlier.length > 0 && (
				<details className="mt-6">
					<summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("fee.earlier")}</summary>
					<FeeTable caption={t("fee.earlier")} groups={earlier} sourceName={sourceName} />
				</details>
			)}
		</section>
	);
}

function FeeTable({ caption, groups, sourceName }: { caption: string } & Omit<PublishedFeesProps, "summaries">) {
	const t = useTranslations();
	const columns: Column<FeeGroup>[] = [
		{
			key: "amount",
			head: t("fee.row"),
			isFigure: true,
			cell: ({ amount, sourceId }) => (
				<Figure value={rupees(amount)} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
			),
		},
		{
			key: "programmes",
			head: t("fee.programmes"),
			cell: ({ programmes, seats }) => (
				<>
					{seats !== "regular" && <span className="block text-quiet text-sm">{t(`fee.seats.${seats}`)}</span>}
					<span lang="en">{programmes.join(" · ")}</span>
				</>
			),
		},
		{ key: "year", head: t("fee.year"), cell: ({ year }) => schoolYear(year) },
	];
	return (
		<div className="mt-6 max-w-224">
			<DataTable caption={caption} columns={columns} rows={groups} keyOf={({ key }) => key} />
		</div>
	);
}
