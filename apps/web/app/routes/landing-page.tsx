import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ContentPageView } from "#app/components/page/content-page-view.tsx";
import { NotOffered } from "#app/components/site/not-offered.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { loadTextPage } from "#app/data/text-page.server.ts";
import { addressIn } from "#app/i18n/language.ts";
import { pathsIn } from "#app/paths.ts";

/** `/landing-pages/{name}`: a page of text that stands alone, without header and footer (spec 2). */
export function loader(args: LoaderFunctionArgs) {
	return loadTextPage(args);
}

export default function LandingPage() {
	const loaded = useLoaderData<typeof loader>();
	if (loaded === undefined) return <NotOffered />;
	const { item, languages } = loaded.found;
	const address = addressIn(item.language, pathsIn("en").page(item.slug));
	return (
		<div className="column py-8 lg:py-12">
			<PageHead title={item.title} description={item.summary} canonical={address} languages={languages} />
			<ContentPageView page={item} />
		</div>
	);
}
