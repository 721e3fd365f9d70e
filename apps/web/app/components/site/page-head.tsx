import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** Title, description and canonical address of a page; React puts them into the head. `noIndex`: for pages that search engines should leave out. */
export function PageHead({
	title,
	description,
	canonical,
	noIndex = false,
}: {
	title: string;
	description?: string;
	canonical?: string;
	noIndex?: boolean;
}) {
	const siteName = useSiteName();
	return (
		<>
			<title>{`${title} – ${siteName}`}</title>
			{description !== undefined && <meta name="description" content={description} />}
			{canonical !== undefined && <link rel="canonical" href={canonical} />}
			{noIndex && <meta name="robots" content="noindex" />}
		</>
	);
}

/** The site's name as it is set; a plain word where even the root could not load. */
export function useSiteName(): string {
	return useRouteLoaderData<typeof loader>("root")?.siteName ?? "Colleges";
}
