import type { CountrySummary } from "@uchit/contract/country.ts";
import { Flag } from "#app/country/flag.tsx";
import { MarkedValue, type ValueSource } from "#app/country/kind-mark.tsx";
import { countryName } from "#app/country/values.ts";
import { Unknown } from "#app/facts/figure.tsx";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { CardFigure } from "#app/ui/card.tsx";

const FIGURES = ["living_inr", "work_after", "universities_listed"] as const;

export function CountryCard({
	country,
	isCompared,
	sourceOf,
}: {
	country: CountrySummary;
	isCompared: boolean;
	sourceOf: (id: string) => ValueSource;
}) {
	const { t, paths, language } = usePage();
	const { slug, flag, summary, summary_hi, source_ids } = country;
	const name = countryName(country, language);
	return (
		<article className="flex h-full min-w-0 flex-col rounded-lg border border-line bg-raised p-4 sm:p-5">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h3 className="flex min-w-0 items-center gap-2.5 text-lg">
					<Flag address={flag} />
					<Link to={paths.country(slug)} className="underline-offset-4 hover:underline">
						{name}
					</Link>
				</h3>
				<CompareTick slug={slug} name={name} isCompared={isCompared} />
			</div>
			<p className="mt-1 mb-4 line-clamp-3 text-quiet text-sm">
				<OwnText text={summary} hi={summary_hi} />
			</p>
			<dl className="mt-auto flex flex-wrap gap-x-5 gap-y-2 sm:grid sm:grid-cols-3">
				{FIGURES.map((field) => {
					const value = country[field];
					const id = source_ids[field];
					return (
						<CardFigure key={field} name={t(`country.short.${field}`)}>
							{value === undefined || id === undefined ? (
								<Unknown reason={t("source.notPublished")} />
							) : (
								<MarkedValue value={<Words field={field} value={value} />} source={sourceOf(id)} />
							)}
						</CardFigure>
					);
				})}
			</dl>
		</article>
	);
}

function Words({
	field,
	value,
}: {
	field: (typeof FIGURES)[number];
	value: number | NonNullable<CountrySummary["work_after"]>;
}) {
	if (typeof value === "number") return field === "living_inr" ? formatRupees(value) : formatNumber(value);
	return (
		<span className="text-base">
			<OwnText text={value.short} hi={value.shortHi} />
		</span>
	);
}

function CompareTick({ slug, name, isCompared }: { slug: string; name: string; isCompared: boolean }) {
	const { t } = usePage();
	return (
		<label className="-my-2 flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-sm px-2 text-sm hover:bg-sunk">
			<input
				type="checkbox"
				name="compare"
				value={slug}
				defaultChecked={isCompared}
				className="size-5 flex-none accent-accent-text"
			/>
			<span aria-hidden="true">{t("abroad.compare.tick")}</span>
			<span className="sr-only">{t("abroad.compare.tickOf", { name })}</span>
		</label>
	);
}
