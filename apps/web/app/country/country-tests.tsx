import type { Country, TestRequired } from "@uchit/contract/country.ts";
import { ChevronDown } from "lucide-react";
import { SourcedText } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { bandWords, ENGLISH_TESTS, findScoreRow, parseScore, toEnglishTest } from "#app/facts/words/english-scores.ts";
import { sourceHref } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { DataTable } from "#app/ui/table.tsx";
import { Corrections } from "./correction.tsx";
import { countrySource } from "./values.ts";

export function CountryTests({ country }: { country: Country }) {
	const { t, paths } = usePage();
	const { test_required: tests = [] } = country;
	if (tests.length === 0) return null;
	const { id } = countrySource(country, "test_required");
	const source = createSourceNamer(country.sources)(id);
	return (
		<section aria-labelledby="tests" className="mt-10 lg:mt-12">
			<h2 id="tests" className="text-xl">
				{t("country.tests.heading")}
			</h2>
			<Corrections country={country} field="test_required" />
			<div className="mt-3 max-w-text">
				<DataTable
					caption={t("country.tests.caption")}
					isCaptionHidden
					isNarrow
					columns={[
						{ key: "test", head: t("country.tests.test"), cell: ({ name }) => name },
						{
							key: "score",
							head: t("country.tests.score"),
							isFigure: true,
							cell: ({ score }) => (
								<strong>
									<SourcedText value={score} source={source} href={sourceHref(id)} />
								</strong>
							),
						},
						{ key: "scale", head: t("country.tests.scale"), isFigure: true, cell: ({ name }) => <Scale test={name} /> },
						{
							key: "ielts",
							head: t("country.tests.inIelts"),
							isFigure: true,
							cell: (test) => <IeltsEquivalent {...test} />,
						},
					]}
					rows={tests}
					keyOf={({ name }) => name}
				/>
				<p className="mt-2 text-quiet text-sm">{t("country.tests.note")}</p>
				<Link to={paths.englishScores()} className="link inline-flex min-h-11 items-center">
					{t("country.tests.convert")}
				</Link>
				{tests.map((test) => (
					<TestDetails key={test.name} test={test} />
				))}
			</div>
		</section>
	);
}

function Scale({ test }: { test: string }) {
	const { t } = usePage();
	const known = toEnglishTest(test);
	if (known === undefined) return "–";
	const { from, to } = ENGLISH_TESTS[known];
	return t("country.tests.fromTo", { from, to });
}

function IeltsEquivalent({ name, score }: Pick<TestRequired, "name" | "score">) {
	const { paths } = usePage();
	const test = toEnglishTest(name);
	const parsedScore = test && parseScore(test, score);
	const row = test && parsedScore !== undefined ? findScoreRow(test, parsedScore) : undefined;
	if (test === undefined || row === undefined) return "–";
	return (
		<Link to={paths.englishScores({ test, score })} className="receipt">
			{bandWords(row)}
		</Link>
	);
}

function TestDetails({ test: { name, logo, details, details_hi } }: { test: TestRequired }) {
	const { t, language } = usePage();
	const isHindi = language === "hi" && details_hi !== undefined;
	return (
		<details className="group/test">
			<summary className="link inline-flex min-h-11 items-center gap-2">
				<img src={logo} alt="" width={24} height={24} loading="lazy" className="size-6 flex-none rounded-sm" />
				{t("country.tests.about", { test: name })}
				<ChevronDown
					size={18}
					aria-hidden="true"
					className="flex-none transition-transform group-open/test:rotate-180"
				/>
			</summary>
			<div lang={isHindi ? undefined : "en"} className="space-y-3 pb-3">
				{(isHindi ? details_hi : details).map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</details>
	);
}
