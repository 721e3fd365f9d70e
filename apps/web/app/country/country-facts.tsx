import type { Country, CountryField } from "@uchit/contract/country.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { useLanguage } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Corrections } from "./correction.tsx";
import { KindBlock } from "./kind-mark.tsx";
import { correctedValue, countrySource } from "./values.ts";

export function CountrySummary({ country: { summary, summary_hi, written_on, official_sites } }: { country: Country }) {
	const { t, language } = usePage();
	return (
		<div className="mt-4 max-w-text space-y-2">
			<p>
				<OwnText text={summary} hi={summary_hi} />
			</p>
			<div className="border-edge border-l-4 border-double pl-3 text-quiet text-sm">
				<p>{t("country.written", { date: formatDate(language, written_on) })}</p>
				{official_sites.length > 0 && (
					<ul aria-label={t("country.officialSites")} className="flex flex-wrap gap-x-5">
						{official_sites.map(({ name, address }) => (
							<li key={address}>
								<a href={address} rel="noreferrer" lang="en" className="link inline-flex min-h-9 items-center">
									{name}
								</a>
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
}

const ONE_VALUE = [
	"capital",
	"language",
	"universities",
	"international_students",
	"population",
	"gdp",
	"currency",
	"currency_symbol",
	"currency_code",
	"dialing_code",
] as const satisfies readonly CountryField[];

const KINDS = ["site-record", "document", "editor-knowledge", undefined] as const;

export function CountryFacts({ country }: { country: Country }) {
	const { t } = usePage();
	const known = listValues(country, useLanguage());
	return (
		<section aria-label={t("country.facts")} className="mt-8 max-w-224">
			<Disclosure title={t("country.facts")} isOpen={false}>
				<div className="space-y-5 py-3">
					{KINDS.map((kind) => {
						const values = known.filter((value) => countrySource(country, value.field).kind === kind);
						return (
							values.length > 0 && (
								<KindBlock key={kind ?? ""} kind={kind}>
									<dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 lg:grid-cols-4">
										{values.map((value) => (
											<Fact key={value.key} country={country} value={value} />
										))}
									</dl>
								</KindBlock>
							)
						);
					})}
				</div>
			</Disclosure>
		</section>
	);
}

type Value = { key: CountryField | "code"; field: CountryField; text: string; isOwn: boolean };

/** `code` selects the flag. `isOwn`: in the language of the page. */
function listValues(country: Country, language: Language): Value[] {
	const { popular_places: places = [], code, guide } = country;
	const hindi = language === "hi" ? guide?.hi : undefined;
	const capital = correctedValue(country, "capital") === undefined ? hindi?.capital : undefined;
	const inHindi: Partial<Record<CountryField, string | undefined>> = {
		capital,
		language: hindi?.language,
		popular_places: hindi?.popular_places.join(" · "),
	};
	return [
		...ONE_VALUE.map((field) => ({ key: field, field, text: country[field] ?? "" })),
		{ key: "code" as const, field: "flag" as const, text: code },
		{ key: "popular_places" as const, field: "popular_places" as const, text: places.join(" · ") },
	]
		.filter(({ text }) => text !== "")
		.map((value) => ({
			...value,
			text: inHindi[value.field] ?? value.text,
			isOwn: language === "en" || inHindi[value.field] !== undefined,
		}));
}

function Fact({ country, value: { key, field, text, isOwn } }: { country: Country; value: Value }) {
	const { t } = usePage();
	const corrected = key === "code" ? undefined : correctedValue(country, field);
	const id = corrected?.sourceId ?? countrySource(country, field).id;
	const shown = corrected?.text ?? text;
	return (
		<div className={`min-w-0 ${field === "popular_places" ? "col-span-full" : ""}`}>
			<dt className="text-quiet text-sm">{key === "code" ? t("country.code") : t(`country.field.${key}`)}</dt>
			<dd className="break-words font-semibold">
				<SourcedText
					value={isOwn ? shown : <span lang="en">{shown}</span>}
					source={createSourceNamer(country.sources)(id)}
					href={sourceHref(id)}
				/>
				{key === "universities" && <ListedUniversities country={country} />}
				<Corrections country={country} field={field} />
			</dd>
		</div>
	);
}

/** The size of our list, where the record counts something else. */
function ListedUniversities({ country: { slug, universities, held } }: { country: Country }) {
	const { t, paths } = usePage();
	const total = held.universities?.total;
	if (total === undefined || String(total) === universities) return null;
	return (
		<span className="block font-normal text-sm">
			{t("country.held.byRecord")}{" "}
			<Link to={paths.countryUniversities(slug)} className="link">
				{t("country.held.listed", { count: formatNumber(total) })}
			</Link>
		</span>
	);
}
