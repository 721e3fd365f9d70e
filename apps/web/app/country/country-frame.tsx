import type { Country } from "@uchit/contract/country.ts";
import type { ReactNode } from "react";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Flag } from "./flag.tsx";
import { type CountryTab, countryTabsOf, pathOfCountryTab } from "./tabs.ts";
import { countryInSentence, countryName } from "./values.ts";

type FrameProps = { country: Country; tab: CountryTab };

export function CountryFrame({ country, tab, children }: FrameProps & { children: ReactNode }) {
	const { t, paths, language } = usePage();
	const name = countryName(country, language);
	return (
		<div className="column pt-4 lg:pt-8">
			<Breadcrumbs
				steps={[
					{ name: t("abroad.heading"), address: paths.studyAbroad },
					{ name, address: paths.country(country.slug) },
					...(tab === "overview"
						? []
						: [{ name: t(`country.tab.${tab}`), address: pathOfCountryTab(paths, country.slug, tab) }]),
				]}
			/>
			{tab === "overview" && <Banner address={country.banner} />}
			<header className={`flex items-center gap-3 ${tab === "overview" ? "mt-3 lg:mt-6" : ""}`}>
				<Flag address={country.flag} isLarge />
				<h1 className="min-w-0 text-2xl sm:text-3xl md:text-4xl">
					{t(`country.heading.${tab}`, { name: countryInSentence(country, language) })}
				</h1>
			</header>
			<div className="mt-3 lg:mt-6">
				<CountryTabs country={country} tab={tab} />
			</div>
			{children}
			<p className="mt-6 print:hidden">
				<Link to={paths.page("corrections")} className="link inline-flex min-h-11 items-center">
					{t("article.correctIt")}
				</Link>
			</p>
		</div>
	);
}

type HeadProps = FrameProps & {
	canonical: string;
	noIndex?: boolean;
};

export function CountryHead({ country, tab, canonical, noIndex = false }: HeadProps) {
	const { t, paths, language } = usePage();
	const inSentence = countryInSentence(country, language);
	return (
		<PageHead
			title={t(`country.title.${tab}`, { name: inSentence })}
			description={t(`country.describe.${tab}`, {
				name: tab === "overview" ? countryName(country, language) : inSentence,
			})}
			canonical={canonical}
			card={paths.card(paths.country(country.slug))}
			noIndex={noIndex}
		/>
	);
}

function Banner({ address }: { address: string }) {
	return (
		<img
			src={address}
			alt=""
			width={1200}
			height={320}
			className="h-22 w-full rounded-lg bg-sunk object-cover sm:h-36 lg:h-52"
		/>
	);
}

function CountryTabs({ country, tab }: FrameProps) {
	const { t, paths, language } = usePage();
	const tabs = countryTabsOf(country).map((key) => ({
		key,
		label: t(`country.tab.${key}`),
		isCurrent: key === tab,
		link: <Link to={pathOfCountryTab(paths, country.slug, key)} />,
	}));
	const name = countryInSentence(country, language);
	return tabs.length > 1 && <Tabs label={t("country.tabs", { name })} tabs={tabs} />;
}
