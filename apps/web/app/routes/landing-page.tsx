import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useLocation,
} from "react-router";
import { LeadSection } from "#app/components/lead/lead-section.tsx";
import { ContentPageView } from "#app/components/page/content-page-view.tsx";
import { NotOffered } from "#app/components/site/not-offered.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { answeredLead, takeLeadOfPage } from "#app/data/lead-page.server.ts";
import { loadTextPage } from "#app/data/text-page.server.ts";
import { addressIn, withoutLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { pathsIn } from "#app/paths.ts";

/** `/landing-pages/{name}`: a page of text that stands alone, without header and footer (spec 2), with a form at its end. */
export async function loader(args: LoaderFunctionArgs) {
	if (args.context.get(answeredLead) !== null) return "answered";
	return loadTextPage(args);
}

export function action(args: ActionFunctionArgs) {
	return takeLeadOfPage(args);
}

export default function LandingPage() {
	const t = useWords();
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const page = withoutLanguage(useLocation().pathname);
	if (loaded === undefined) return <NotOffered />;
	const place = { form: "landing-page", page, college: undefined } as const;
	if (loaded === "answered") {
		return (
			<div className="column py-8 lg:py-12">
				<PageHead title={t("lead.heading.landing-page")} noIndex />
				<LeadSection place={place} answer={answer} isAlone />
			</div>
		);
	}
	const { item, languages } = loaded.found;
	const address = addressIn(item.language, pathsIn("en").page(item.slug));
	return (
		<div className="column py-8 lg:py-12">
			<PageHead title={item.title} description={item.summary} canonical={address} languages={languages} />
			<ContentPageView page={item} />
			<LeadSection place={place} answer={answer} />
		</div>
	);
}
