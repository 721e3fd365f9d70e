import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { addressIn, languageOf } from "#app/platform/i18n/language.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { NotOffered } from "#app/shell/page/not-offered.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Grievance } from "./contact-details.tsx";
import { ContentPageView } from "./content-page-view.tsx";
import { CorrectionList } from "./correction-list.tsx";
import { listCorrections } from "./corrections.server.ts";
import { loadTextPage } from "./text-page.server.ts";

export const handle = { namespaces: ["text"] } satisfies PageHandle;

/** Text pages by editors: `/about-us`, `/terms` …, and any other that they publish. */
export async function loader(args: LoaderFunctionArgs) {
	const loaded = await loadTextPage(args);
	if (loaded?.found.item.slug !== "corrections") return loaded;
	const language = languageOf(args.url.pathname);
	return { ...loaded, corrections: await listCorrections(args.context.get(requestContext), language) };
}

const PAGES_WITH_GRIEVANCE = new Set(["terms", "accessibility", "corrections"]);

export default function TextPage() {
	const loaded = useLoaderData<typeof loader>();
	if (loaded === undefined) return <NotOffered />;
	const { found, contact, corrections } = loaded;
	const { item, languages } = found;
	const address = addressIn(item.language, pathsIn("en").page(item.slug));
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={item.title} description={item.summary} canonical={address} languages={languages} />
			<ContentPageView page={item} />
			{corrections !== undefined && <CorrectionList corrections={corrections} />}
			{PAGES_WITH_GRIEVANCE.has(item.slug) && <Grievance contact={contact} />}
		</div>
	);
}
