import type { Source } from "@uchit/contract/source.ts";
import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/site/breadcrumbs.tsx";
import { Link } from "#app/components/site/link.tsx";
import { PageHead, useOrigin } from "#app/components/site/page-head.tsx";
import { StructuredData } from "#app/components/site/structured-data.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { describeCollege } from "#app/lib/college-description.ts";
import { type CollegeOfPage, type CollegeTab, pathOfTab, tabsOf } from "#app/lib/college-tabs.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { collegeData } from "#app/lib/structured-data.ts";
import { usePaths } from "#app/paths.ts";
import { CollegeHeader } from "./college-header.tsx";

/** What all pages of an institution share: who it is, its newest ranks, the way to its other pages, and the receipts of the page. */
export function CollegeFrame({
	college,
	tab,
	sources,
	children,
}: {
	college: CollegeOfPage;
	tab: CollegeTab;
	/** Every source that the page names. */
	sources: readonly Source[];
	children: ReactNode;
}) {
	const t = useWords();
	const paths = usePaths();
	const origin = useOrigin();
	const tabs = tabsOf(college).map((key) => ({
		key,
		label: t(`college.tab.${key}`),
		isCurrent: key === tab,
		link: <Link to={pathOfTab(paths, college.slug, key)} />,
	}));
	const title =
		tab === "overview" ? college.name : t("college.titleOfTab", { name: college.name, tab: t(`college.tab.${tab}`) });
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={title}
				description={
					tab === "overview"
						? describeCollege(t, college)
						: t("college.describeTab", { name: college.name, tab: t(`college.tab.${tab}`) })
				}
				canonical={pathOfTab(paths, college.slug, tab)}
				card={paths.card(paths.college(college.slug))}
			/>
			<StructuredData data={collegeData(college, `${origin}${paths.college(college.slug)}`)} />
			<Breadcrumbs
				steps={[
					{ name: t("list.heading.all"), address: paths.colleges() },
					{ name: college.name, address: paths.college(college.slug) },
					...(tab === "overview"
						? []
						: [{ name: t(`college.tab.${tab}`), address: pathOfTab(paths, college.slug, tab) }]),
				]}
			/>
			<CollegeHeader college={college} sourceName={sourceNames(sources)} />
			<div className="mt-8">
				<Tabs label={t("college.tabs", { name: college.name })} tabs={tabs} />
			</div>
			{children}
			<SourceList sources={sources} />
			<p className="mt-6 print:hidden">
				<Link
					to={paths.reportError(college.slug, t(`college.tab.${tab}`))}
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
