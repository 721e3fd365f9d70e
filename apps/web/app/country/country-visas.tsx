import { type Country, type CountryCorrection, VISA_PARTS, type VisaOption } from "@uchit/contract/country.ts";
import { ChevronDown } from "lucide-react";
import { SourcedText } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Corrections } from "./correction.tsx";
import { countrySource, listUnpublishedVisaParts, visaText, visaValue } from "./values.ts";
import { VisaPartValue } from "./visa-part-value.tsx";

/** Editors' corrections take precedence over the record. Unpublished parts are named once, below. */
export function CountryVisas({ country }: { country: Country }) {
	const t = useTranslations();
	const { visa_options: visas = [], sources } = country;
	if (visas.length === 0) return null;
	const { id, kind } = countrySource(country, "visa_options");
	const vintage = sources.find((each) => each.id === id)?.vintage ?? "";
	const unknown = listUnpublishedVisaParts(country);
	return (
		<section aria-labelledby="visas" className="mt-10 lg:mt-12">
			<h2 id="visas" className="text-xl">
				{t("country.visas.heading")}
			</h2>
			<p className="mt-1 max-w-text text-quiet text-sm">
				{kind === "site-record" ? t("country.visas.recorded") : t("country.visas.asOf", { vintage })}
			</p>
			<Corrections country={country} field="visa_options" />
			<ul className="mt-3 grid gap-x-12 divide-y divide-line border-line border-y lg:grid-cols-2 lg:divide-y-0">
				{visas.map((visa) => (
					<li key={visa.name} className="py-3">
						<Visa country={country} visa={visa} />
					</li>
				))}
			</ul>
			{unknown.length > 0 && (
				<p className="mt-2 max-w-text text-quiet text-sm">
					{t("country.visas.without", {
						parts: unknown
							.map(({ name, parts }) => `${name} (${parts.map((part) => t(`country.visas.${part}`)).join(", ")})`)
							.join("; "),
					})}
				</p>
			)}
		</section>
	);
}

function Visa({ country, visa }: { country: Country; visa: VisaOption }) {
	const t = useTranslations();
	const { name, description, description_hi } = visa;
	const known = VISA_PARTS.filter((part) => visaText(country, visa, part) !== undefined);
	return (
		<>
			<h3 lang="en" className="text-base">
				{visaText(country, visa, "name")?.text ?? name}
			</h3>
			<p className="text-sm">
				<OwnText text={description} hi={description_hi} />
			</p>
			{known.length > 0 && (
				<dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
					{known.map((part) => (
						<div key={part} className="min-w-0">
							<dt className="inline text-quiet text-sm">{t(`country.visas.${part}`)} </dt>
							<dd className="inline break-words font-semibold">
								<VisaPartValue country={country} part={part} value={visaText(country, visa, part)} />
							</dd>
						</div>
					))}
				</dl>
			)}
			<Changes country={country} visa={visa} />
		</>
	);
}

/** The receipt of corrected values: the editors' reasons and the recorded values. */
function Changes({ country, visa }: { country: Country; visa: VisaOption }) {
	const t = useTranslations();
	const changes = country.corrections
		.map((correction, place) => ({ ...correction, place }))
		.filter(({ field, item }) => field === "visa_options" && item === visa.name);
	if (changes.length === 0) return null;
	return (
		<details className="group/changes text-sm">
			<summary className="link inline-flex min-h-9 items-center gap-1">
				{t("country.visas.changes")}
				<ChevronDown
					size={16}
					aria-hidden="true"
					className="flex-none transition-transform group-open/changes:rotate-180"
				/>
			</summary>
			<ul className="max-w-text space-y-2 border-edge border-l-4 border-double pb-1 pl-3">
				{changes.map(({ place, ...change }) => (
					<Change key={place} country={country} visa={visa} place={place} change={change} />
				))}
			</ul>
		</details>
	);
}

function Change({
	country,
	visa,
	place,
	change: { text, textHi, part, value },
}: {
	country: Country;
	visa: VisaOption;
	place: number;
	change: CountryCorrection;
}) {
	const t = useTranslations();
	const sourceName = createSourceNamer(country.sources);
	const { id } = countrySource(country, `corrections.${place}`);
	const record = countrySource(country, "visa_options").id;
	const recorded = part === "name" ? visa.name : part && visaValue(visa, part);
	return (
		<li>
			<SourcedText value={<OwnText text={text} hi={textHi} />} source={sourceName(id)} href={sourceHref(id)} />
			{value !== undefined && recorded !== undefined && (
				<span className="block text-quiet">
					{t("country.recordedBefore")}{" "}
					<SourcedText
						value={<span lang="en">{recorded}</span>}
						source={sourceName(record)}
						href={sourceHref(record)}
					/>
				</span>
			)}
		</li>
	);
}
