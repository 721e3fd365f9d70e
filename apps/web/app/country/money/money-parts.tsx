import { COSTS_IN_SUM, type CostKind, type Country } from "@uchit/contract/country.ts";
import { KindMark } from "#app/country/kind-mark.tsx";
import { fieldWords, levelWords } from "#app/country/universities/course-words.ts";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import {
	type FirstYearMoney,
	formatLocalMoney,
	formatRupees,
	type MoneyPart,
	toRupees,
} from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { formatMonth } from "#app/platform/format/format-date.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { DataTable } from "#app/ui/table.tsx";

type Props = { country: Country; money: FirstYearMoney; inr: number | undefined };

/** The same parts for every country, with receipt or as unknown. Proof of funds stands below, as it is shown and not spent. */
export function MoneyParts(props: Props) {
	const { t } = usePage();
	const { parts, beside } = props.money;
	const rows = COSTS_IN_SUM.flatMap((kind): Row[] => {
		const known = parts.filter((part) => part.kind === kind);
		return known.length > 0 ? known : [{ key: kind, kind, amount: undefined }];
	});
	return (
		<div className="mt-5 max-w-text space-y-5">
			<PartTable {...props} caption={t("country.money.parts")} rows={rows} />
			{beside.length > 0 && (
				<div>
					<PartTable {...props} caption={t("country.money.beside")} rows={beside} />
					<p className="mt-1 text-quiet text-sm">{t("country.money.besideWhy")}</p>
				</div>
			)}
		</div>
	);
}

type Row = MoneyPart | { key: string; kind: CostKind; amount: undefined };

function PartTable({ country, inr, caption, rows }: Omit<Props, "money"> & { caption: string; rows: readonly Row[] }) {
	const { t } = usePage();
	return (
		<DataTable
			caption={caption}
			isNarrow
			columns={[
				{
					key: "part",
					head: t("country.money.part"),
					cell: (part) => <PartName part={part} country={country} />,
				},
				{
					key: "amount",
					head: t("country.money.amount"),
					isFigure: true,
					cell: (row) =>
						row.amount === undefined ? (
							<Unknown reason={t("source.notPublished")} />
						) : (
							<Amount part={row} country={country} inr={inr} />
						),
				},
			]}
			rows={rows}
			keyOf={({ key }) => key}
		/>
	);
}

function Amount({
	part: { amount, sourceId },
	country: { sources, currency_code: code },
	inr,
}: {
	part: MoneyPart;
	country: Country;
	inr: number | undefined;
}) {
	const { t } = usePage();
	const local = formatLocalMoney(amount, code);
	const name = createSourceNamer(sources)(sourceId);
	if (amount === 0) return <Figure value={t("country.money.noneAsked")} source={name} href={sourceHref(sourceId)} />;
	return (
		<span className="whitespace-nowrap">
			<span className="font-semibold">
				<Figure
					value={inr === undefined ? local : formatRupees(toRupees(amount, inr))}
					source={name}
					href={sourceHref(sourceId)}
				/>
			</span>
			{inr !== undefined && <span className="block text-quiet text-sm">{local}</span>}
		</span>
	);
}

function PartName({ part, country }: { part: Row; country: Country }) {
	const { t, language } = usePage();
	const name = <span className="font-semibold">{t(`country.money.kind.${part.kind}`)}</span>;
	if (part.amount === undefined) return name;
	const { about, year, sourceId } = part;
	const { currency_code: code, sources } = country;
	return (
		<>
			{name}
			<span className="block font-normal text-quiet text-sm">
				{about.kind === "cost" ? (
					<OwnText text={about.text} hi={about.textHi} />
				) : (
					t("country.money.middle", {
						field: fieldWords(t, about.range.field),
						level: levelWords(t, about.range.level),
						courses: formatNumber(about.range.courses),
						low: formatLocalMoney(about.range.lowAud, code),
						high: formatLocalMoney(about.range.highAud, code),
					})
				)}{" "}
				({formatMonth(language, year)}) <KindMark kind={sources.find(({ id }) => id === sourceId)?.kind} />
			</span>
		</>
	);
}
