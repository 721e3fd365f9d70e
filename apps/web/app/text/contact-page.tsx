import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { LeadSection } from "#app/lead/form/lead-section.tsx";
import { handleLeadPageForm, leadAnswerContext } from "#app/lead/lead-page.server.ts";
import { pathsIn } from "#app/paths.ts";
import { addressIn } from "#app/platform/i18n/language.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { NotOffered } from "#app/shell/page/not-offered.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContentPageView } from "./content-page-view.tsx";
import { loadTextPage } from "./text-page.server.ts";

export const handle = {
	namespaces: ["lead", "shell-code"],
	counted: false,
	leadForm: "contact-us",
} satisfies PageHandle;

const PLACE = { form: "contact-us", page: "/contact-us", college: undefined } as const;

/** `/contact-us` (spec 2): the editors' text, the contact details and the form. After a form was sent, the page shows only its answer. */
export async function loader(args: LoaderFunctionArgs) {
	if (args.context.get(leadAnswerContext) !== null) return "answered";
	return loadTextPage(args);
}

export function action(args: ActionFunctionArgs) {
	return handleLeadPageForm(args);
}

export default function ContactUs() {
	const t = useTranslations();
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
