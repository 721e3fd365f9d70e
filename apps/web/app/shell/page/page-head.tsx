import { alternatesOf } from "#app/paths.ts";
import { CARD_SIZE } from "#app/platform/card.ts";
import { type Language, LOCALES } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { useSiteData } from "#app/shell/site-data.ts";
import { fitDescription, fitTitle } from "./fit-words.ts";

type Shown = Record<"title", string> & Partial<Record<"description" | "canonical" | "card", string | undefined>>;

/**
 * Title, description and canonical address of a page; React moves them into the head. `noIndex`: search engines leave
 * the page out.
 */
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
	/** The languages of the page, if not all. */
	languages?: readonly Language[];
	/** The picture of a shared link; by default the site's. */
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
			<Shared title={title} description={description} canonical={canonical} card={card} />
			{hasEmbed && canonical !== undefined && <EmbedAddress title={title} canonical={canonical} />}
			{noIndex && <meta name="robots" content="noindex" />}
		</>
	);
}

/** The preview of a shared link. */
function Shared({ title, description, canonical, card }: Shown) {
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

/** Announces the card to programs that embed links, as oEmbed specifies. */
function EmbedAddress({ title, canonical }: { title: string; canonical: string }) {
	const origin = useOrigin();
	const address = `${origin}/oembed?${new URLSearchParams({ url: `${origin}${canonical}` })}`;
	return <link rel="alternate" type="application/json+oembed" href={address} title={title} />;
}

/** The canonical address in each language, and those of the other languages, with the origin. */
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

/** The site's origin, for complete addresses. */
export function useOrigin(): string {
	return useSiteData()?.origin ?? "";
}

/** The configured name of the site; a plain word if even the root failed to load. */
export function useSiteName(): string {
	const { t } = usePage();
	return useSiteData()?.siteName ?? t("site.fallbackName");
}
