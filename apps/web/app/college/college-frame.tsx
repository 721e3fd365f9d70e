import type { Place } from "@uchit/contract/college.ts";
import { ALL_SUBJECTS } from "@uchit/contract/course.ts";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { createSourceNamer } from "#app/facts/sources.ts";
import { categoryName } from "#app/facts/words/category-words.ts";
import { placeWords, stateName } from "#app/facts/words/place-words.ts";
import type { Paths } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead, useOrigin } from "#app/shell/page/page-head.tsx";
import { ShareButton } from "#app/shell/page/share-button.tsx";
import { StructuredData } from "#app/shell/page/structured-data.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { CollegeHeader } from "./college-header.tsx";
import { CollegePhoto } from "./college-photo.tsx";
import { NoReviewsYet } from "./overview/no-reviews-yet.tsx";
import { collegeData } from "./structured-data.ts";
import { type CollegeOfPage, type CollegeTab, MAX_CATEGORIES, nameOfTab, pathOfTab } from "./tabs.ts";

const PART_ID = "part";

type FrameProps = { college: CollegeOfPage; tab: CollegeTab };

export function CollegeFrame({ college, tab, children }: FrameProps & { children: ReactNode }) {
	const { t, paths, language } = usePage();
	const origin = useOrigin();
	const tabs = college.tabs.map((key) => ({
		key,
		label: t(`facts.tab.${nameOfTab(college, key)}`),
		isCurrent: key === tab,
		link: <Link to={`${pathOfTab(paths, college.slug, key)}#${PART_ID}`} />,
	}));
	return (
		<div className="column pt-2 sm:pt-4 lg:pt-12">
			<StructuredData data={collegeData(college, `${origin}${paths.college(college.slug)}`)} />
			<Breadcrumbs
				isShort
				steps={[
					findParentList({ t, language, paths }, college),
					{ name: college.name, address: paths.college(college.slug) },
					...(tab === "overview"
						? []
						: [{ name: t(`facts.tab.${nameOfTab(college, tab)}`), address: pathOfTab(paths, college.slug, tab) }]),
				]}
			/>
			<CollegeHeader college={college} sourceName={createSourceNamer(college.sources)} />
			{tab === "overview" && college.pictures.photo !== undefined && <CollegePhoto photo={college.pictures.photo} />}
			<div id={PART_ID} className="-scroll-mt-16">
				<div className="sticky top-0 z-10 -mx-4 mt-1 bg-paper px-3 sm:mx-0 sm:px-0 print:hidden">
					<Tabs label={t("facts.tabs", { name: college.name })} tabs={tabs} isStrip />
				</div>
				{children}
			</div>
			<Foot college={college} tab={tab} />
		</div>
	);
}

/** The list page of its state, for its subject; for all subjects if it teaches nearly everything. */
function findParentList(
	{ t, language, paths }: FrameWords,
	{ categories, place }: CollegeOfPage,
): { name: string; address: string } {
	const first = categories.length > MAX_CATEGORIES ? undefined : categories[0];
	const category = first && categoryName(t, first);
	if (place.state === undefined) {
		return category === undefined || first === undefined
			? { name: t("list.heading.all"), address: paths.colleges() }
			: { name: t("list.heading.category", { category }), address: paths.colleges({ category: [String(first.id)] }) };
	}
	const state = stateName(place.state, language);
	return {
		name: category === undefined ? t("list.heading.state", { state }) : t("list.heading.both", { category, state }),
		address: paths.place({ subject: first?.slug ?? ALL_SUBJECTS, state: place.state.slug }),
	};
}

type FrameWords = { t: Translate; language: Language; paths: Paths };

function Foot({ college, tab }: FrameProps) {
	const { t, paths } = usePage();
	const { slug, name } = college;
	const link = "link-line";
	return (
		<div className="mt-8 border-line border-t pt-3 print:hidden">
			<div className="flex flex-wrap items-center gap-x-6 gap-y-1">
				<RouterLink to={paths.askCollege(slug)} className={link}>
					{t("facts.ask")}
				</RouterLink>
				<Link
					to={paths.reportError(slug, { fact: t(`facts.tab.${nameOfTab(college, tab)}`), about: tab })}
					className={link}
				>
					{t("report.link")}
				</Link>
				<a href={paths.text(paths.college(slug))} className={link}>
					{t("plain.link")}
				</a>
				<ShareButton title={name} />
			</div>
			{college.reviews === undefined && <NoReviewsYet slug={slug} />}
		</div>
	);
}

export function CollegeHead({ college, tab }: FrameProps) {
	const { t, paths } = usePage();
	const { name, slug } = college;
	const isOverview = tab === "overview";
	const ofTab = { name, tab: t(`facts.tab.${nameOfTab(college, tab)}`) };
	return (
		<PageHead
			title={isOverview ? overviewTitle(t, college) : t("facts.titleOfTab", ofTab)}
			description={isOverview ? describeCollege(t, college) : t("facts.describeTab", ofTab)}
			canonical={pathOfTab(paths, slug, tab)}
			card={paths.card(paths.college(slug))}
			hasEmbed
		/>
	);
}

type Described = { name: string; place: Place; rankings: readonly unknown[]; cutoffs: readonly unknown[] };

export function describeCollege(t: Translate, { name, place, rankings, cutoffs }: Described): string {
	const where = placeWords(place);
	const named = where === undefined ? name : `${name}, ${where}`;
	const available = availableFrom({ rankings, cutoffs });
	return t(`college.describe.${available}`, { name: named });
}

function availableFrom({ rankings, cutoffs }: Pick<Described, "rankings" | "cutoffs">) {
	if (rankings.length > 0) return cutoffs.length > 0 ? "both" : "rankings";
	return cutoffs.length > 0 ? "cutoffs" : "facts";
}

/** The longest title that search engines show whole, in characters. */
const MAX_TITLE_LENGTH = 65;

type Titled = Pick<CollegeOfPage, "name" | "shortName" | "cutoffs" | "seats" | "fees" | "rankings" | "tabs">;

/** "IIT Bombay: cutoff 2025, placements, courses": common search terms that its pages cover, as far as they fit. */
export function overviewTitle(t: Translate, college: Titled): string {
	const { name, shortName, cutoffs, seats, fees, rankings, tabs } = college;
	const years = cutoffs.flatMap(({ lastYear }) => lastYear ?? []);
	const parts = [
		years.length > 0 && t("facts.looksFor.cutoff", { year: String(Math.max(...years)) }),
		tabs.includes("placements") && t("facts.looksFor.placements"),
		fees.length > 0 && t("facts.looksFor.fees"),
		seats.length + cutoffs.length > 0 && t("facts.looksFor.courses"),
		rankings.length > 0 && t("facts.looksFor.ranking"),
	].filter((words) => words !== false);
	const who = shortName?.includes(" ") ? shortName : name;
	for (let count = parts.length; count > 0; count--) {
		const title = t("facts.titleHeld", { name: who, held: parts.slice(0, count).join(", ") });
		if ([...title].length <= MAX_TITLE_LENGTH) return title;
	}
	return name;
}
