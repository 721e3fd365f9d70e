import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { LeadSection } from "#app/components/lead/lead-section.tsx";
import { ContactDetails } from "#app/components/page/contact-details.tsx";
import { ContentPageView } from "#app/components/page/content-page-view.tsx";
import { NotOffered } from "#app/components/site/not-offered.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { answeredLead, takeLeadOfPage } from "#app/data/lead-page.server.ts";
import { loadTextPage } from "#app/data/text-page.server.ts";
import { addressIn } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { pathsIn } from "#app/paths.ts";

const PLACE = { form: "contact-us", page: "/contact-us", college: undefined } as const;

/** `/contact-us` (spec 2): what editors write, how we are reached, and the form. After a form the page is about that alone. */
export async function loader(args: LoaderFunctionArgs) {
	if (args.context.get(answeredLead) !== null) return "answered";
	return loadTextPage(args);
}

export function action(args: ActionFunctionArgs) {
	return takeLeadOfPage(args);
}

export default function ContactUs() {
	const t = useWords();
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	if (loaded === undefined) return <NotOffered />;
	if (loaded === "answered") {
		return (
			<div className="column pt-8 lg:pt-12">
				<PageHead title={t("lead.heading.contact-us")} noIndex />
				<LeadSection place={PLACE} answer={answer} isAlone />
			</div>
		);
	}
	const { item, languages } = loaded.found;
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={item.title}
				description={item.summary}
				canonical={addressIn(item.language, pathsIn("en").page(item.slug))}
				languages={languages}
			/>
			<ContentPageView page={item} />
			<LeadSection place={PLACE} answer={answer} />
			<ContactDetails contact={loaded.contact} />
		</div>
	);
}
