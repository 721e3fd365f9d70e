import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useLocation,
} from "react-router";
import { LeadSection } from "#app/lead/form/lead-section.tsx";
import { handleLeadPageForm, leadAnswerContext } from "#app/lead/lead-page.server.ts";
import { pathsIn } from "#app/paths.ts";
import { addressIn, withoutLanguage } from "#app/platform/i18n/language.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { NotOffered } from "#app/shell/page/not-offered.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ContentPageView } from "./content-page-view.tsx";
import { loadTextPage } from "./text-page.server.ts";

export const handle = {
	namespaces: ["lead", "shell-code"],
	counted: false,
	leadForm: "landing-page",
} satisfies PageHandle;

/** `/landing-pages/{name}`: a text page without header and footer (spec 2), with a form at its end. */
export async function loader(args: LoaderFunctionArgs) {
	if (args.context.get(leadAnswerContext) !== null) return "answered";
	return loadTextPage(args);
}

export function action(args: ActionFunctionArgs) {
	return handleLeadPageForm(args);
}

export default function LandingPage() {
	const t = useTranslations();
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
