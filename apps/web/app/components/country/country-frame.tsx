import type { Country } from "@uchit/contract/country.ts";
import type { Source } from "@uchit/contract/source.ts";
import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/site/breadcrumbs.tsx";
import { Link } from "#app/components/site/link.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { ToldAbove } from "#app/components/source/told-above.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { countryInSentence, countryName } from "#app/lib/country-values.ts";
import { type Paths, usePaths } from "#app/paths.ts";
import { Flag } from "./flag.tsx";

export type CountryTab = "overview" | "universities" | "courses";

type Props = {
	country: Country;
	tab: CountryTab;
	/** The address of this state of the page for search engines. */
	canonical: string;
	noIndex?: boolean;
	/** The receipts of the page. */
	sources: readonly Source[];
	children: ReactNode;
};

/** What all pages of a country share: which it is, the way to its other pages, and the receipts of the page. */
export function CountryFrame({ country, tab, canonical, noIndex = false, sources, children }: Props) {
	const t = useWords();
	const language = useLanguage();
	const paths = usePaths();
	const name = countryName(country, language);
	const inSentence = countryInSentence(country, language);
	return (
		<div className="column pt-6 lg:pt-8">
			<PageHead
				title={t(`country.title.${tab}`, { name: inSentence })}
				description={t(`country.describe.${tab}`, { name: tab === "overview" ? name : inSentence })}
				canonical={canonical}
				card={paths.card(paths.country(country.slug))}
				noIndex={noIndex}
			/>
			<Breadcrumbs
				steps={[
					{ name: t("abroad.heading"), address: paths.studyAbroad },
					{ name, address: paths.country(country.slug) },
					...(tab === "overview"
						? []
						: [{ name: t(`country.tab.${tab}`), address: TAB_PATHS[tab](paths, country.slug) }]),
				]}
			/>
			{tab === "overview" && <Banner address={country.banner} />}
			<header className={`flex items-center gap-4 ${tab === "overview" ? "mt-6" : ""}`}>
				<Flag address={country.flag} isLarge />
				<h1 className="min-w-0 text-3xl md:text-4xl">{t(`country.heading.${tab}`, { name: inSentence })}</h1>
			</header>
			<div className="mt-6">
				<CountryTabs country={country} name={name} tab={tab} />
			</div>
			{tab === "overview" ? <ToldAbove sources={sources}>{children}</ToldAbove> : children}
			<SourceList sources={sources} />
			<p className="mt-6 print:hidden">
				<Link to={paths.page("corrections")} className="link inline-flex min-h-11 items-center">
					{t("article.correctIt")}
				</Link>
			</p>
		</div>
	);
}

const TAB_PATHS = {
	universities: (paths: Paths, slug: string) => paths.countryUniversities(slug),
	courses: (paths: Paths, slug: string) => paths.countryCourses(slug),
} as const;

/** A drawing of ours: it shows where one is, and says nothing that the page does not. */
function Banner({ address }: { address: string }) {
	return (
		<img
			src={address}
			alt=""
			width={1200}
			height={320}
			className="h-auto w-full rounded-lg border border-line bg-sunk"
		/>
	);
}

function CountryTabs({ country: { slug, held }, name, tab }: { country: Country; name: string; tab: CountryTab }) {
	const t = useWords();
	const paths = usePaths();
	const tabs = [
		{ key: "overview" as const, isOffered: true, link: <Link to={paths.country(slug)} /> },
		{
			key: "universities" as const,
			isOffered: held.universities !== undefined,
			link: <Link to={paths.countryUniversities(slug)} />,
		},
		{ key: "courses" as const, isOffered: held.courses !== undefined, link: <Link to={paths.countryCourses(slug)} /> },
	];
	const offered = tabs.filter(({ isOffered }) => isOffered);
	if (offered.length < 2) return null;
	return (
		<Tabs
			label={t("country.tabs", { name })}
			tabs={offered.map(({ key, link }) => ({ key, link, label: t(`country.tab.${key}`), isCurrent: key === tab }))}
		/>
	);
}
