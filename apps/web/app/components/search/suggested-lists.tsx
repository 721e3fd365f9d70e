import type { Suggestion } from "@uchit/contract/suggest.ts";
import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { suggestionDetail, suggestionPath } from "#app/lib/suggestion.ts";
import { usePaths } from "#app/paths.ts";

/** Places, categories, degrees, exams and countries whose names begin with what was typed. */
export function SuggestedLists({ lists }: { lists: readonly Suggestion[] }) {
	const t = useWords();
	const paths = usePaths();
	if (lists.length === 0) return null;
	return (
		<section aria-labelledby="lists" className="mt-10">
			<h2 id="lists" className="mb-2 text-xl">
				{t("search.lists")}
			</h2>
			<ul className="divide-y divide-line border-line border-y">
				{lists.map((list) => (
					<li key={`${list.kind} ${list.value}`} className="flex flex-wrap items-baseline gap-x-3 py-2">
						<Link to={suggestionPath(paths, list)} className="link">
							{list.label}
						</Link>
						<span className="text-quiet text-sm">{suggestionDetail(t, list)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
