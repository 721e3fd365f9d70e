import { useWords } from "#app/i18n/translate.ts";
import { type CollegeOfPage, missingTabsOf } from "#app/lib/college-tabs.ts";

/** What a visitor may look for in vain here, said plainly: a page without data is not offered. No source that we hold has fees. */
export function MissingParts({ college }: { college: CollegeOfPage }) {
	const t = useWords();
	return (
		<section aria-labelledby="missing" className="mt-12 lg:mt-16">
			<h2 id="missing" className="text-xl">
				{t("college.missing.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("college.missing.note")}</p>
			<ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
				{missingTabsOf(college).map((tab) => (
					<li key={tab}>{t(`college.tab.${tab}`)}</li>
				))}
				<li>{t("college.missing.fees")}</li>
			</ul>
		</section>
	);
}
