import type { GuideKnowledge } from "@uchit/contract/data.ts";
import { useWords } from "#app/i18n/translate.ts";
import { KnowledgeBar } from "./knowledge-bar.tsx";

/** How many exams and countries editors have written, and of how many of their fields something is published. */
export function GuideKnowledgeList({ guides }: { guides: readonly GuideKnowledge[] }) {
	const t = useWords();
	const written = guides.filter((each) => each.guides > 0);
	if (written.length === 0) return null;
	return (
		<section aria-labelledby="guides" className="mt-10">
			<h2 id="guides" className="text-xl">
				{t("data.guides")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("data.guidesNote")}</p>
			<ul className="mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2">
				{written.map(({ what, guides: count, known, of }) => (
					<KnowledgeBar key={what} label={t(`data.guide.${what}`, { count })} known={known} of={of} />
				))}
			</ul>
		</section>
	);
}
