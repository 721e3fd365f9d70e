import type { Country, VisaOption } from "@uchit/contract/country.schema.ts";
import { VISA_PARTS, type VisaPart } from "@uchit/contract/country.ts";
import { SourcedText, Unknown } from "#app/facts/figure.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Corrections } from "./correction.tsx";
import { KindBlock } from "./kind-mark.tsx";
import { correctedValue, countrySource, visaValue } from "./values.ts";

/** The ways to stay, as recorded: of which day, nobody wrote down. What editors know better is what is shown. */
export function CountryVisas({ country }: { country: Country }) {
	const t = useTranslations();
	const { visa_options: visas = [], sources } = country;
	if (visas.length === 0) return null;
	const { id, kind } = countrySource(country, "visa_options");
	const vintage = sources.find((each) => each.id === id)?.vintage ?? "";
	const source = { name: sourceNames(sources)(id), href: sourceHref(id) };
	return (
		<section aria-labelledby="visas" className="mt-12 lg:mt-16">
			<h2 id="visas" className="text-xl">
				{t("country.visas.heading")}
			</h2>
			<p className="mt-2 max-w-text font-semibold">
				{kind === "site-record" ? t("country.visas.recorded") : t("country.visas.asOf", { vintage })}
			</p>
			<Corrections country={country} field="visa_options" />
			<ul className="mt-5 grid gap-4 lg:grid-cols-2">
				{visas.map((visa) => (
					<li key={visa.name} className="rounded-lg border border-line bg-raised p-4 sm:p-5">
						<KindBlock kind={kind} isNamed={false}>
							<Visa country={country} visa={visa} source={source} />
						</KindBlock>
						<Corrections country={country} field="visa_options" item={visa.name} />
					</li>
				))}
			</ul>
		</section>
	);
}

type Receipt = { name: string; href: string };

function Visa({ country, visa, source }: { country: Country; visa: VisaOption; source: Receipt }) {
	const t = useTranslations();
	const sourceName = sourceNames(country.sources);
	const shownOf = (part: VisaPart) => {
		const corrected = correctedValue(country, "visa_options", visa.name, part);
		if (corrected === undefined) return { text: visaValue(visa, part), source };
		const { text, sourceId } = corrected;
		return { text, source: { name: sourceName(sourceId), href: sourceHref(sourceId) } };
	};
	return (
		<>
			<h3 lang="en" className="text-lg">
				{visa.name}
			</h3>
			<p lang="en" className="mt-1">
				{visa.description}
			</p>
			<dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
				{VISA_PARTS.map((part) => (
					<div key={part} className="min-w-0">
						<dt className="text-quiet text-sm">{t(`country.visas.${part}`)}</dt>
						<dd className="break-words font-semibold">
							<PartValue part={part} {...shownOf(part)} />
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}

const TYPES = ["STUDENT", "WORK", "VISITOR"] as const;

function PartValue({ part, text: value, source }: { part: VisaPart; text: string | undefined; source: Receipt }) {
	const t = useTranslations();
	if (value === undefined) return <Unknown />;
	const type = part === "type" ? TYPES.find((each) => each === value) : undefined;
	return (
		<SourcedText
			value={type === undefined ? <span lang="en">{value}</span> : t(`country.visas.types.${type}`)}
			source={source.name}
			href={source.href}
		/>
	);
}
