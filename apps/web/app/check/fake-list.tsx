import type { FakeList as Fakes } from "@uchit/contract/check.ts";
import { SourceList } from "#app/facts/source-list.tsx";
import { stateName } from "#app/facts/words/place-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Section } from "#app/ui/section.tsx";
import { monthWords } from "./month-words.ts";

/** UGC's list of fake universities by state; each state is a link target by its slug. */
export function FakeList({ items, sources }: Fakes) {
	const { t, language } = usePage();
	const states = Map.groupBy(items, ({ state }) => state.slug);
	const [first] = items;
	if (first === undefined) return null;
	return (
		<Section id="fakes" className="mt-10" title={t("check.fakes", { count: items.length })}>
			<p className="mt-1 max-w-text text-quiet">{t("check.fakesNote", { month: monthWords(language, first.date) })}</p>
			{[...states].map(([slug, fakes]) => (
				<Section
					key={slug}
					id={slug}
					level={3}
					headingClass="mt-4 scroll-mt-20 text-lg"
					title={fakes[0] && stateName(fakes[0].state, language)}
				>
					<ul className="max-w-text list-disc ps-5">
						{fakes.map(({ name, place }) => (
							<li key={`${name}, ${place}`} lang="en" className="mt-1">
								{name}
								{place !== undefined && <small className="block text-quiet">{place}</small>}
							</li>
						))}
					</ul>
				</Section>
			))}
			<SourceList sources={sources} />
		</Section>
	);
}
