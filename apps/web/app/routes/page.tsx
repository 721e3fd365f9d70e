import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ContactDetails, Grievance } from "#app/components/page/contact-details.tsx";
import { ContentPageView } from "#app/components/page/content-page-view.tsx";
import { NotOffered } from "#app/components/site/not-offered.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { loadTextPage } from "#app/data/text-page.server.ts";
import { addressIn } from "#app/i18n/language.ts";
import { pathsIn } from "#app/paths.ts";

/** A page of text that editors write: `/about-us`, `/privacy` …, and whatever else they publish under a name of its own. */
export function loader(args: LoaderFunctionArgs) {
	return loadTextPage(args);
}

/** Pages that say what a visitor may ask of us. */
const WITH_GRIEVANCE = new Set(["privacy", "terms", "accessibility", "corrections"]);

export default function TextPage() {
	const loaded = useLoaderData<typeof loader>();
	if (loaded === undefined) return <NotOffered />;
	const { found, contact } = loaded;
	const { item, languages } = found;
	const address = addressIn(item.language, pathsIn("en").page(item.slug));
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={item.title} description={item.summary} canonical={address} languages={languages} />
			<ContentPageView page={item} />
			{item.slug === "contact-us" && <ContactDetails contact={contact} />}
			{WITH_GRIEVANCE.has(item.slug) && <Grievance contact={contact} />}
		</div>
	);
}
