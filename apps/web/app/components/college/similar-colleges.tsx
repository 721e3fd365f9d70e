import type { Similar } from "@uchit/contract/college.ts";
import { useWords } from "#app/i18n/translate.ts";
import { categoryName } from "#app/lib/category-words.ts";
import { CollegeCard } from "./college-card.tsx";

/** Institutions like this one, and by which rule. */
export function SimilarColleges({ similar, sourceName }: { similar: Similar; sourceName: (id: string) => string }) {
	const t = useWords();
	const category = categoryName(t, { id: similar.categoryId, name: "" });
	return (
		<section aria-labelledby="similar" className="mt-12 lg:mt-16 print:hidden">
			<h2 id="similar" className="text-xl">
				{t("fact.similar.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t(`fact.similar.${similar.rule}`, { category })}</p>
			<ul className="mt-4 grid gap-3 lg:grid-cols-2">
				{similar.items.map((college) => (
					<li key={college.slug}>
						<CollegeCard college={college} sourceName={sourceName} level={3} />
					</li>
				))}
			</ul>
		</section>
	);
}
