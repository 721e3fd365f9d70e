import type { Country } from "@uchit/contract/country.schema.ts";
import { COSTS_IN_SUM, type CostKind } from "@uchit/contract/country.ts";
import { KindMark } from "#app/country/kind-mark.tsx";
import { fieldWords, levelWords } from "#app/country/universities/course-words.ts";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { type FirstYearMoney, localMoney, type MoneyPart, rupees, toRupees } from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";

type Props = { country: Country; money: FirstYearMoney; inr: number | undefined };

/** The same parts for every country, each with its receipt or as unknown; beside them what has to be shown to the visa office, which nobody spends twice. */
export function MoneyParts(props: Props) {
	const t = useTranslations();
	const { parts, beside } = props.money;
	const rows = COSTS_IN_SUM.flatMap((kind): Row[] => {
		const known = parts.filter((part) => part.kind === kind);
		return known.length > 0 ? known : [{ key: kind, kind, amount: undefined }];
	});
	return (
		<div className="mt-8 space-y-8">
			<PartTable {...props} caption={t("country.money.parts")} rows={rows} />
			{beside.length > 0 && (
				<div>
					<PartTable {...props} caption={t("country.money.beside")} rows={beside} />
					<p className="mt-2 max-w-text text-quiet text-sm">{t("country.money.besideWhy")}</p>
				</div>
			)}
		</div>
	);
}

/** A part of the sum, or one that nobody gives. */
type Row = MoneyPart | { key: string; kind: CostKind; amount: undefined };

function PartTable({ country, inr, caption, rows }: Omit<Props, "money"> & { caption: string; rows: readonly Row[] }) {
	const t = useTranslations();
	const sourceName = sourceNames(country.sources);
	const { currency_code: code = "" } = country;
	const columns: Column<Row>[] = [
		{ key: "part", head: t("country.money.part"), cell: (part) => <PartName part={part} code={code} /> },
		{
			key: "local",
			head: code,
			isFigure: true,
			cell: (row) =>
				row.amount === undefined ? (
					<Unknown reason={t("country.money.notHeld")} />
				) : (
					<Figure
						value={localMoney(row.amount, code)}
						source={sourceName(row.sourceId)}
						href={sourceHref(row.sourceId)}
					/>
				),
		},
		{
			key: "inr",
			head: t("country.money.inRupees"),
			isFigure: true,
			cell: ({ amount }) => (inr === undefined || amount === undefined ? "–" : rupees(toRupees(amount, inr))),
		},
		{
			key: "year",
			head: t("country.money.trueFor"),
			cell: (row) => row.amount !== undefined && <span lang="en">{row.year}</span>,
		},
		{
			key: "kind",
			head: t("country.money.receipt"),
			cell: (row) =>
				row.amount !== undefined && <KindMark kind={country.sources.find(({ id }) => id === row.sourceId)?.kind} />,
		},
	];
	return <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function PartName({ part, code }: { part: Row; code: string }) {
	const t = useTranslations();
	const name = <span className="font-semibold">{t(`country.money.kind.${part.kind}`)}</span>;
	if (part.amount === undefined) return name;
	const { about } = part;
	return (
		<>
			{name}
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
