import type { Country } from "@uchit/contract/country.ts";
import { Flag } from "#app/country/flag.tsx";
import { KindMark, type ValueSource } from "#app/country/kind-mark.tsx";
import { countryName } from "#app/country/values.ts";
import { SourcedText, Unknown } from "#app/facts/figure.tsx";
import { formatRupees } from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { formatMonth } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { type ComparedCell, type ComparedRow, compareCountries } from "./compare.ts";
import { CellWords, nameOfRow } from "./compared-words.tsx";

export const COMPARE_ID = "compare";

export function CompareTable({
	countries,
	tooMany,
	sourceOf,
}: {
	countries: readonly Country[];
	tooMany: number;
	sourceOf: (id: string) => ValueSource;
}) {
	const { t, paths, language } = usePage();
	const { differing, same, unknown } = compareCountries(countries);
	return (
		<section aria-labelledby={COMPARE_ID} className="mt-8 scroll-mt-4">
			<h2 id={COMPARE_ID} className="text-xl">
				{t("abroad.compare.heading")}
			</h2>
			{tooMany > 0 && <p className="mt-2 font-semibold">{t("abroad.compare.tooMany", { count: tooMany })}</p>}
			<ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
				{countries.map((country) => (
					<li key={country.slug}>
						<Link to={paths.country(country.slug)} className="inline-flex min-h-11 items-center gap-2">
							<Flag address={country.flag} /> <span className="link">{countryName(country, language)}</span>
						</Link>
					</li>
				))}
			</ul>
			{countries.length === 1 && <p className="mt-2 text-quiet">{t("abroad.compare.one")}</p>}
			<div className="mt-4 space-y-10">
				<Rows caption={t("abroad.compare.differing")} rows={differing} countries={countries} sourceOf={sourceOf} />
				<Rows caption={t("abroad.compare.same")} rows={same} countries={countries} sourceOf={sourceOf} />
			</div>
			<p className="mt-4 max-w-text text-quiet text-sm">
				{unknown.length > 0 &&
					`${t("abroad.compare.nobody", { parts: unknown.map((kind) => t(`country.money.kind.${kind}`)).join(", ") })} `}
				{t("abroad.compare.rates")}
			</p>
			<p>
				<Link to={paths.studyAbroad} className="link inline-flex min-h-11 items-center">
					{t("abroad.compare.end")}
				</Link>
			</p>
		</section>
	);
}

function Rows({
	caption,
	rows,
	countries,
	sourceOf,
}: {
	caption: string;
	rows: readonly ComparedRow[];
	countries: readonly Country[];
	sourceOf: (id: string) => ValueSource;
}) {
	const { t, language } = usePage();
	if (rows.length === 0) return null;
	const columns: Column<ComparedRow>[] = [
		{
			key: "what",
			head: t("abroad.compare.what"),
			cell: ({ about }) => <span className="font-semibold">{nameOfRow(t, about)}</span>,
		},
		...countries.map((country, place) => ({
			key: country.slug,
			head: countryName(country, language),
			cell: ({ cells }: ComparedRow) => <Cell cell={cells[place]} sourceOf={sourceOf} />,
		})),
	];
	return <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function Cell({ cell, sourceOf }: { cell: ComparedCell; sourceOf: (id: string) => ValueSource }) {
	const { t, language } = usePage();
	if (cell === undefined) return <Unknown reason={t("source.notPublished")} />;
	if (cell === "by-field") return <Unknown reason={t("abroad.compare.byField")} />;
	const source = sourceOf(cell.sourceId);
	return (
		<>
			<span className="block">
				<SourcedText value={<CellWords cell={cell} />} source={source.name} href={sourceHref(source.id)} />
			</span>
			{cell.inr !== undefined && (
				<span className="block text-quiet text-sm tabular-nums">{formatRupees(cell.inr)}</span>
			)}
			{cell.year !== undefined && <span className="block text-quiet text-sm">{formatMonth(language, cell.year)}</span>}
			<KindMark kind={source.kind} />
		</>
	);
}
