import type { Country, TestRequired } from "@uchit/contract/country.schema.ts";
import { ChevronDown } from "lucide-react";
import { SourcedText } from "#app/facts/figure.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { TextLanguageNote } from "#app/shell/page/text-language-note.tsx";
import type { SpansShape } from "#app/ui/plot/lay-out-spans.ts";
import { SpanPlot } from "#app/ui/plot/span-plot.tsx";
import { Corrections } from "./correction.tsx";
import { KindBlock } from "./kind-mark.tsx";
import { countrySource } from "./values.ts";

/** The language tests that universities ask for: what score, where that stands on the test's scale, and what the test is. */
export function CountryTests({ country, plot }: { country: Country; plot: SpansShape | undefined }) {
	const t = useTranslations();
	const { test_required: tests = [] } = country;
	if (tests.length === 0) return null;
	const { id, kind } = countrySource(country, "test_required");
	const source = { name: sourceNames(country.sources)(id), href: sourceHref(id) };
	return (
		<section aria-labelledby="tests" className="mt-12 lg:mt-16">
			<h2 id="tests" className="text-xl">
				{t("country.tests.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("country.tests.note")}</p>
			<Corrections country={country} field="test_required" />
			<div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[25rem_minmax(0,1fr)]">
				{plot !== undefined && (
					<SpanPlot
						shape={plot}
						texts={{
							title: t("country.tests.plot"),
							axis: t("country.tests.axis"),
							table: t("country.tests.asTable"),
						}}
						heads={[t("country.tests.test"), t("country.tests.score"), t("country.tests.scale")]}
					/>
				)}
				<div className="min-w-0">
					<TextLanguageNote language="en" />
					<KindBlock kind={kind}>
						<div className="divide-y divide-line">
							{tests.map((test) => (
								<Test key={test.name} test={test} source={source} />
							))}
						</div>
					</KindBlock>
				</div>
			</div>
		</section>
	);
}

/** What a test measures, its form, how long it counts and how to read it, behind its name. */
function Test({
	test: { name, logo, score, details },
	source,
}: {
	test: TestRequired;
	source: { name: string; href: string };
}) {
	const t = useTranslations();
	return (
		<div className="flex items-start gap-4 py-3">
			<img src={logo} alt="" width={48} height={48} loading="lazy" className="size-12 flex-none rounded-md" />
			<div className="min-w-0 flex-1">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4">
					<h3 className="text-lg">{name}</h3>
					<p className="text-right font-semibold">
						<SourcedText value={t("country.tests.required", { score })} source={source.name} href={source.href} />
					</p>
				</div>
				<details className="group/test">
					<summary className="link inline-flex min-h-11 items-center gap-1">
						{t("country.tests.about", { test: name })}
						<ChevronDown
							size={18}
							aria-hidden="true"
							className="flex-none transition-transform group-open/test:rotate-180"
						/>
					</summary>
					<div lang="en" className="max-w-text space-y-3 pb-3">
						{details.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</details>
			</div>
		</div>
	);
}
