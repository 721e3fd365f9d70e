import { useRouteLoaderData } from "react-router";
import type { Language } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { alternatesOf } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";

/** Title, description and canonical address of a page; React puts them into the head. `noIndex`: for pages that search engines should leave out. */
export function PageHead({
	title,
	description,
	canonical,
	languages,
	noIndex = false,
}: {
	title: string;
	description?: string;
	canonical?: string;
	/** Those that the page is written in, where it is not written in all. */
	languages?: readonly Language[];
	noIndex?: boolean;
}) {
	const t = useWords();
	const siteName = useSiteName();
	return (
		<>
			<title>{t("site.title", { title, siteName })}</title>
			{description !== undefined && <meta name="description" content={description} />}
			{canonical !== undefined && <Addresses canonical={canonical} languages={languages} />}
			{noIndex && <meta name="robots" content="noindex" />}
		</>
	);
}

/** One address for search engines in each language, and where its other languages are (which must be whole addresses). */
function Addresses({ canonical, languages }: { canonical: string; languages: readonly Language[] | undefined }) {
	const origin = useOrigin();
	return (
		<>
			<link rel="canonical" href={canonical} />
			{alternatesOf(canonical, languages).map(({ language, address }) => (
				<link key={language} rel="alternate" hrefLang={language} href={`${origin}${address}`} />
			))}
		</>
	);
}

/** Where the site stands, for what must name whole addresses. */
export function useOrigin(): string {
	return useRouteLoaderData<typeof loader>("root")?.origin ?? "";
}

/** The site's name as it is set; a plain word where even the root could not load. */
export function useSiteName(): string {
	const t = useWords();
	return useRouteLoaderData<typeof loader>("root")?.siteName ?? t("site.fallbackName");
}
