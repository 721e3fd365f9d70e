import type { Country } from "@uchit/contract/country.ts";
import { Figure } from "#app/components/site/figure.tsx";
import { OwnText } from "#app/components/site/own-text.tsx";
import { type Column, DataTable } from "#app/components/ui/table.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { fieldWords, levelWords } from "#app/lib/country-course-words.ts";
import { type FirstYearMoney, localMoney, type MoneyPart, rupees, toRupees } from "#app/lib/first-year-money.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { KindMark } from "../kind-mark.tsx";

type Props = { country: Country; money: FirstYearMoney; inr: number | undefined };

/** Every part with its receipt; beside them what has to be shown to the visa office, which nobody spends twice. */
export function MoneyParts({ hasRegister, ...props }: Props & { hasRegister: boolean }) {
	const t = useWords();
	const { parts, beside } = props.money;
	return (
		<div className="mt-8 space-y-8">
			{parts.length > 0 && <PartTable {...props} caption={t("country.money.parts")} rows={parts} />}
			{beside.length > 0 && (
				<div>
					<PartTable {...props} caption={t("country.money.beside")} rows={beside} />
					<p className="mt-2 max-w-text text-quiet text-sm">{t("country.money.besideWhy")}</p>
				</div>
			)}
			{hasRegister && parts.every(({ kind }) => kind !== "tuition") && (
				<p className="max-w-text text-quiet">{t("country.money.chooseBoth")}</p>
			)}
		</div>
	);
}

function PartTable({ country, inr, caption, rows }: Props & { caption: string; rows: readonly MoneyPart[] }) {
	const t = useWords();
	const sourceName = sourceNames(country.sources);
	const { currency_code: code = "" } = country;
	const columns: Column<MoneyPart>[] = [
		{ key: "part", head: t("country.money.part"), cell: (part) => <PartName part={part} code={code} /> },
		{
			key: "local",
			head: code,
			isFigure: true,
			cell: ({ amount, sourceId }) => (
				<Figure value={localMoney(amount, code)} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
			),
		},
		{
			key: "inr",
			head: t("country.money.inRupees"),
			isFigure: true,
			cell: ({ amount }) => (inr === undefined ? "–" : rupees(toRupees(amount, inr))),
		},
		{ key: "year", head: t("country.money.trueFor"), cell: ({ year }) => <span lang="en">{year}</span> },
		{
			key: "kind",
			head: t("country.money.receipt"),
			cell: ({ sourceId }) => <KindMark kind={country.sources.find(({ id }) => id === sourceId)?.kind} />,
		},
	];
	return <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function PartName({ part: { kind, about }, code }: { part: MoneyPart; code: string }) {
	const t = useWords();
	return (
		<>
			<span className="font-semibold">{t(`country.money.kind.${kind}`)}</span>
			<span className="block max-w-text font-normal text-quiet text-sm">
				{about.kind === "cost" ? (
					<OwnText text={about.text} hi={about.textHi} />
				) : (
					t("country.money.middle", {
						field: fieldWords(t, about.range.field),
						level: levelWords(t, about.range.level),
						courses: formatNumber(about.range.courses),
						low: localMoney(about.range.lowAud, code),
						high: localMoney(about.range.highAud, code),
					})
				)}
			</span>
		</>
	);
}
