import { MAX_COMPARED } from "@uchit/contract/compare.ts";
import type { Country, CountrySummary } from "@uchit/contract/country.ts";
import type { Source } from "@uchit/contract/source.ts";
import type { CompareSearch } from "#app/compare/search.ts";
import { type ComparedCell, type ComparedRow, compareCountries } from "#app/country/list/compare.ts";
import { CellWords, nameOfRow } from "#app/country/list/compared-words.tsx";
import { countryName } from "#app/country/values.ts";
import { CompareHead } from "#app/facts/compare-head.tsx";
import { SourcedText, Unknown } from "#app/facts/figure.tsx";
import { SideBySide } from "#app/facts/side-by-side.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { sourceHref } from "#app/paths.ts";
import { formatMonth } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

type CompareCountriesProps = {
	search: CompareSearch & { tooMany: number };
	list: readonly Pick<CountrySummary, "slug" | "name" | "name_hi">[];
	countries: readonly Country[];
	unknown: readonly string[];
	sources: readonly Source[];
};

export function CompareCountries({ search, list, countries, unknown, sources }: CompareCountriesProps) {
	const { t, paths, language } = usePage();
	const { differing, same, unknown: nobody } = compareCountries(countries);
	const slugs = countries.map(({ slug }) => slug);
	return (
		<>
			<CompareHead
				subject="country"
				names={countries.map((country) => countryName(country, language))}
				unknown={unknown}
				tooMany={search.tooMany}
			/>
			<div className="mt-6 print:hidden">
				<Disclosure title={t("compare.countries", { most: MAX_COMPARED })} isOpen={countries.length === 0}>
					<AddressForm action={paths.compare()} className={COLUMN_CLASSES}>
						<CheckboxGroup
							legend={t("compare.countries", { most: MAX_COMPARED })}
							isLegendHidden
							name="country"
							isWhole
							options={list.map((country) => ({
								value: country.slug,
								label: countryName(country, language),
								selected: slugs.includes(country.slug),
							}))}
						/>
						<Button type="submit" className="mt-2">
							{t("abroad.compare.button")}
						</Button>
					</AddressForm>
				</Disclosure>
			</div>
			{countries.length > 0 && (
				<div className="mt-8 space-y-10">
					{countries.length === 1 && <p className="text-quiet">{t("abroad.compare.one")}</p>}
					<Rows caption={t("abroad.compare.differing")} rows={differing} countries={countries} sources={sources} />
					<Rows caption={t("abroad.compare.same")} rows={same} countries={countries} sources={sources} />
					<p className="max-w-text text-quiet text-sm">
						{nobody.length > 0 &&
							`${t("abroad.compare.nobody", { parts: nobody.map((kind) => t(`country.money.kind.${kind}`)).join(", ") })} `}
						{t("abroad.compare.rates")}
					</p>
				</div>
			)}
		</>
	);
}

const COLUMN_CLASSES = "[&_ul]:columns-2 sm:[&_ul]:columns-3 lg:[&_ul]:columns-5";

type RowsProps = {
	caption: string;
	rows: readonly ComparedRow[];
	countries: readonly Country[];
	sources: readonly Source[];
};

function Rows({ caption, rows, countries, sources }: RowsProps) {
	const { t, paths, language } = usePage();
	const columns = countries.map((country) => ({
		key: country.slug,
		name: countryName(country, language),
		head: (
			<Link to={paths.country(country.slug)} className="link">
				{countryName(country, language)}
			</Link>
		),
	}));
	return (
		<SideBySide
			caption={caption}
			what={t("compare.what")}
			columns={columns}
			rows={rows.map(({ key, about, cells }) => ({
				key,
				name: nameOfRow(t, about),
				cells: cells.map((cell, place) => <CountryCell key={columns[place]?.key} cell={cell} sources={sources} />),
			}))}
		/>
	);
}

/** Kinds of receipts are mixed here, so each value shows its own. */
function CountryCell({ cell, sources }: { cell: ComparedCell; sources: readonly Source[] }) {
	const { t, language } = usePage();
	if (cell === undefined) return <Unknown reason={t("source.notPublished")} />;
	if (cell === "by-field") return <Unknown reason={t("abroad.compare.byField")} />;
	const source = sources.find(({ id }) => id === cell.sourceId);
	return (
		<>
			<SourcedText
				value={<CellWords cell={cell} />}
				source={createSourceNamer(sources)(cell.sourceId)}
				href={sourceHref(cell.sourceId)}
			/>
			{cell.inr !== undefined && (
				<span className="block text-quiet text-sm tabular-nums">{formatRupees(cell.inr)}</span>
			)}
			{cell.year !== undefined && <span className="block text-quiet text-sm">{formatMonth(language, cell.year)}</span>}
			{source !== undefined && (
				<span className="block font-normal text-quiet text-xs">{t(`source.mark.${source.kind}`)}</span>
			)}
		</>
	);
}
