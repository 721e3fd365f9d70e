import { alternatesOf } from "#app/paths.ts";
import { CARD_SIZE } from "#app/platform/card.ts";
import { type Language, LOCALES } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { useSiteData } from "#app/shell/site-data.ts";
import { fitDescription, fitTitle } from "./fit-words.ts";

type Shown = Record<"title", string> & Partial<Record<"description" | "canonical" | "card", string | undefined>>;

/** React moves these elements into the head. */
export function PageHead({
	title,
	description,
	canonical,
	languages,
	card,
	hasEmbed = false,
	noIndex = false,
}: {
	title: string;
	description?: string;
	canonical?: string;
	languages?: readonly Language[];
	card?: string;
	/** Whether other sites may embed a card of the page: `/oembed` tells them how. */
	hasEmbed?: boolean;
	noIndex?: boolean;
}) {
	const { t } = usePage();
	const siteName = useSiteName();
	return (
		<>
			<title>{fitTitle(title, t("site.title", { title, siteName }))}</title>
			{description !== undefined && <meta name="description" content={fitDescription(description)} />}
			{canonical !== undefined && <Addresses canonical={canonical} languages={languages} />}
			<SocialMetaTags title={title} description={description} canonical={canonical} card={card} />
			{hasEmbed && canonical !== undefined && <EmbedAddress title={title} canonical={canonical} />}
			{noIndex && <meta name="robots" content="noindex" />}
		</>
	);
}

function SocialMetaTags({ title, description, canonical, card }: Shown) {
	const origin = useOrigin();
	const { paths, language } = usePage();
	const properties = {
		"og:type": "website",
		"og:site_name": useSiteName(),
		"og:locale": LOCALES[language].replace("-", "_"),
		"og:title": title,
		"og:description": description,
		"og:url": canonical && `${origin}${canonical}`,
		"og:image": `${origin}${card ?? paths.card()}`,
		"og:image:width": String(CARD_SIZE.width),
		"og:image:height": String(CARD_SIZE.height),
	};
	return (
		<>
			{Object.entries(properties).map(
				([property, content]) => content && <meta key={property} property={property} content={content} />,
			)}
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}

function EmbedAddress({ title, canonical }: { title: string; canonical: string }) {
	const origin = useOrigin();
	const address = `${origin}/oembed?${new URLSearchParams({ url: `${origin}${canonical}` })}`;
	return <link rel="alternate" type="application/json+oembed" href={address} title={title} />;
}

function Addresses({ canonical, languages }: { canonical: string; languages: readonly Language[] | undefined }) {
	const origin = useOrigin();
	return (
		<>
			<link rel="canonical" href={`${origin}${canonical}`} />
			{alternatesOf(canonical, languages).map(({ language, address }) => (
				<link key={language} rel="alternate" hrefLang={language} href={`${origin}${address}`} />
			))}
		</>
	);
}

export function useOrigin(): string {
	return useSiteData()?.origin ?? "";
}

export function useSiteName(): string {
	const { t } = usePage();
	return useSiteData()?.siteName ?? t("site.fallbackName");
}
