import type { Place } from "@uchit/contract/college.schema.ts";
import type { ReactNode } from "react";
import { sourceNames } from "#app/facts/sources.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import { usePaths } from "#app/paths.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead, useOrigin } from "#app/shell/page/page-head.tsx";
import { StructuredData } from "#app/shell/page/structured-data.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { CollegeHeader } from "./college-header.tsx";
import { collegeData } from "./structured-data.ts";
import { type CollegeOfPage, type CollegeTab, nameOfTab, pathOfTab, tabsOf } from "./tabs.ts";

type FrameProps = { college: CollegeOfPage; tab: CollegeTab };

/** What all pages of an institution share: who it is, its newest ranks, and the way to its other pages. */
export function CollegeFrame({ college, tab, children }: FrameProps & { children: ReactNode }) {
	const t = useTranslations();
	const paths = usePaths();
	const origin = useOrigin();
	const tabs = tabsOf(college).map((key) => ({
		key,
		label: t(`college.tab.${nameOfTab(college, key)}`),
		isCurrent: key === tab,
		link: <Link to={pathOfTab(paths, college.slug, key)} />,
	}));
	return (
		<div className="column pt-8 lg:pt-12">
			<StructuredData data={collegeData(college, `${origin}${paths.college(college.slug)}`)} />
			<Breadcrumbs
				steps={[
					{ name: t("list.heading.all"), address: paths.colleges() },
					{ name: college.name, address: paths.college(college.slug) },
					...(tab === "overview"
						? []
						: [{ name: t(`college.tab.${nameOfTab(college, tab)}`), address: pathOfTab(paths, college.slug, tab) }]),
				]}
			/>
			<CollegeHeader college={college} sourceName={sourceNames(college.sources)} />
			<div className="mt-8">
				<Tabs label={t("college.tabs", { name: college.name })} tabs={tabs} />
			</div>
			{children}
			<p className="mt-6 print:hidden">
				<Link
					to={paths.reportError(college.slug, t(`college.tab.${nameOfTab(college, tab)}`))}
					className="link inline-flex min-h-11 items-center"
				>
					{t("report.link")}
				</Link>
			</p>
			<p className="print:hidden">
				<a href={paths.text(paths.college(college.slug))} className="link inline-flex min-h-11 items-center">
					{t("plain.link")}
				</a>
			</p>
		</div>
	);
}

/** What a page of an institution is called. */
export function CollegeHead({ college, tab }: FrameProps) {
	const t = useTranslations();
	const paths = usePaths();
	const { name, slug } = college;
	const isOverview = tab === "overview";
	const ofTab = { name, tab: t(`college.tab.${nameOfTab(college, tab)}`) };
	return (
		<PageHead
			title={isOverview ? name : t("college.titleOfTab", ofTab)}
			description={isOverview ? describeCollege(t, college) : t("college.describeTab", ofTab)}
			canonical={pathOfTab(paths, slug, tab)}
			card={paths.card(paths.college(slug))}
		/>
	);
}

type Described = { name: string; place: Place; rankings: readonly unknown[]; cutoffs: readonly unknown[] };

/** The page in one sentence, for search engines. */
export function describeCollege(t: Translate, { name, place, rankings, cutoffs }: Described): string {
	const where = placeWords(place);
	const named = where === undefined ? name : `${name}, ${where}`;
	const held = heldBy({ rankings, cutoffs });
	return t(`fact.describe.${held}`, { name: named });
}

function heldBy({ rankings, cutoffs }: Pick<Described, "rankings" | "cutoffs">) {
	if (rankings.length > 0) return cutoffs.length > 0 ? "both" : "rankings";
	return cutoffs.length > 0 ? "cutoffs" : "facts";
}
