import type { College } from "@uchit/contract/college.schema.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { MessageCircleQuestion } from "lucide-react";
import { Link } from "react-router";
import { Figure } from "#app/facts/figure.tsx";
import { placeWords } from "#app/facts/words/place-words.ts";
import { usePaths } from "#app/paths.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { ShareButton } from "#app/shell/page/share-button.tsx";
import { buttonLook } from "#app/ui/button.tsx";
import { CompareLink } from "./compare-link.tsx";
import { newestPlaces } from "./overview/newest-places.ts";
import { NoReviewsYet } from "./overview/no-reviews-yet.tsx";
import { ShortlistButton } from "./shortlist-button.tsx";

/** Who it is, where it is, and its newest ranks. */
export function CollegeHeader({ college, sourceName }: { college: College; sourceName: (id: string) => string }) {
	const t = useTranslations();
	const paths = usePaths();
	const language = useLanguage();
	return (
		<header>
			<h1 className="text-3xl md:text-4xl">{college.name}</h1>
			<p className="mt-2 text-lg text-quiet">
				{[t(`kind.${college.kind}`), placeWords(college.place, language)]
					.filter((part) => part !== undefined)
					.join(" · ")}
			</p>
			<div className="mt-4 flex flex-wrap gap-3 print:hidden">
				<ShortlistButton slug={college.slug} name={college.name} />
				<CompareLink slug={college.slug} name={college.name} />
				<AskLink slug={college.slug} />
				<ShareButton title={college.name} />
			</div>
			<ul className="mt-6 flex flex-wrap gap-x-12 gap-y-4 empty:hidden">
				{newestPlaces(college.rankings).map(({ list, year, rank, band, sourceId }) => (
					<li key={list}>
						<p className="text-quiet text-sm">{t("ranking.nirfList", { list: t(`ranking.list.${list}`) })}</p>
						<p className="font-semibold text-2xl">
							<Figure
								value={rank ?? band}
								year={year}
								source={sourceName(sourceId)}
								href={paths.receipt(college.slug, receiptIds.rank({ list, year }))}
							/>
						</p>
					</li>
				))}
			</ul>
			{college.reviews === undefined && <NoReviewsYet slug={college.slug} />}
		</header>
	);
}

/** The way to ask a college something. Few go there, so it is not fetched ahead. */
function AskLink({ slug }: { slug: string }) {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<Link to={paths.askCollege(slug)} className={buttonLook("quiet")}>
			<MessageCircleQuestion size={20} aria-hidden="true" />
			{t("college.ask")}
		</Link>
	);
}
