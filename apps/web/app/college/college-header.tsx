import { type Category, findCategory } from "@uchit/contract/category.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { factWords } from "#app/facts/fact-words.ts";
import { Figure } from "#app/facts/figure.tsx";
import { stateName, townName } from "#app/facts/words/place-words.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { CollegeLogo } from "./college-photo.tsx";
import { CompareLink } from "./compare-link.tsx";
import { ShortlistButton } from "./shortlist-button.tsx";
import { type CollegeOfPage, MAX_CATEGORIES } from "./tabs.ts";

export function CollegeHeader({ college, sourceName }: { college: CollegeOfPage; sourceName: (id: string) => string }) {
	const { slug, name } = college;
	return (
		<header data-category={backgroundOf(college)} className="category-ground">
			<div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
				<div className="min-w-0 flex-1">
					<Names college={college} />
					<CollegeSubtitle college={college} sourceName={sourceName} />
				</div>
				<div className="bottom-bar flex flex-none gap-3 print:hidden">
					<ShortlistButton slug={slug} name={name} />
					<CompareLink slug={slug} name={name} />
				</div>
			</div>
			{college.pictures.logo !== undefined && (
				<CollegeLogo logo={college.pictures.logo} className="logo size-14 rounded-md bg-white p-1" />
			)}
		</header>
	);
}

/** Its single field; without one, or with too many to choose from, that of degree colleges. */
function backgroundOf({ categories }: CollegeOfPage): Category["slug"] {
	const first = categories.length > MAX_CATEGORIES ? undefined : categories[0];
	return findCategory(first?.slug ?? "")?.slug ?? "general-degree";
}

function Names({ college: { name, shortName } }: { college: CollegeOfPage }) {
	if (shortName === undefined) return <h1 className="text-2xl [overflow-wrap:anywhere] md:text-3xl">{name}</h1>;
	return (
		<hgroup className="flex flex-wrap items-baseline gap-x-3">
			<p className="font-[650] text-3xl leading-tight">{shortName}</p>
			<h1 className="font-normal text-quiet text-sm md:text-base print:text-ink">{name}</h1>
		</hgroup>
	);
}

function CollegeSubtitle({ college, sourceName }: { college: CollegeOfPage; sourceName: (id: string) => string }) {
	const { t, paths, language } = usePage();
	const { slug, place } = college;
	const [best] = college.rankings;
	const where = townName(place, language) ?? (place.state && stateName(place.state, language));
	const parts = [ownerOrKind(t, college), where].filter((part) => part !== undefined);
	return (
		<p className="mt-0.5 text-quiet text-sm md:text-base">
			{parts.join(" · ")}
			{best !== undefined && (
				<>
					{" · "}
					{t("ranking.nirfList", { list: t(`ranking.list.${best.list}`) })}{" "}
					<span className="font-semibold text-ink">
						<Figure
							value={best.rank ?? best.band}
							year={best.year}
							source={sourceName(best.sourceId)}
							href={paths.receipt(slug, receiptIds.rank(best))}
						/>
					</span>
				</>
			)}
		</p>
	);
}

function ownerOrKind(t: Translate, { facts, kind }: CollegeOfPage): string {
	const owner = facts.find(({ field }) => field === "ownership");
	return owner === undefined ? t(`kind.${kind}`) : factWords(t, owner);
}
