import type { CollegeSummary, Similar } from "@uchit/contract/college.ts";
import { RankFigure, SalaryFigure, SeatsFigure } from "#app/college/list/list-figures.tsx";
import { categoryName } from "#app/facts/words/category-words.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";

const MAX_PEERS = 5;

export function listComparable({ items }: Similar): CollegeSummary[] {
	return items
		.filter(({ ranking, seats, salary }) => ranking !== undefined || seats !== undefined || salary !== undefined)
		.slice(0, MAX_PEERS);
}

export function SimilarColleges({ similar, sourceName }: { similar: Similar; sourceName: (id: string) => string }) {
	const { t } = usePage();
	const peers = listComparable(similar);
	const category = similar.categoryId === undefined ? "" : categoryName(t, { id: similar.categoryId, name: "" });
	const list = t("ranking.nirfList", { list: t(`ranking.list.${similar.list}`) });
	if (peers.length === 0) return null;
	return (
		<Section id="similar" title={t("college.similar.heading")} className="mt-10 print:hidden">
			<p className="mt-1 max-w-text text-quiet text-sm">{t(`college.similar.${similar.rule}`, { category, list })}</p>
			<ul className="mt-2 divide-y divide-line lg:grid lg:grid-cols-2 lg:gap-x-12">
				{peers.map((college) => (
					<Peer key={college.slug} college={college} sourceName={sourceName} />
				))}
			</ul>
		</Section>
	);
}

function Peer({ college, sourceName }: { college: CollegeSummary; sourceName: (id: string) => string }) {
	const { t, paths, language } = usePage();
	const { slug, name, place, ranking, seats, salary } = college;
	const list = ranking && t("ranking.nirfList", { list: t(`ranking.list.${ranking.list}`) });
	return (
		<li className="py-2">
			<Link to={paths.college(slug)} className="link inline-block py-1 font-semibold">
				{name}
			</Link>
			<p className="flex flex-wrap gap-x-4 text-quiet text-sm">
				<span>{placeWords(place, language)}</span>
				{ranking !== undefined && (
					<span>
						{list} <RankFigure college={college} sourceName={sourceName} />
					</span>
				)}
				{seats !== undefined && (
					<span>
						{t("list.seats")} <SeatsFigure college={college} sourceName={sourceName} />
					</span>
				)}
				{salary !== undefined && (
					<span>
						{t("salary.median")} <SalaryFigure college={college} sourceName={sourceName} />
					</span>
				)}
			</p>
		</li>
	);
}
