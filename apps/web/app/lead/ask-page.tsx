import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useLocation,
} from "react-router";
import { loadCollegePage } from "#app/college/page.server.ts";
import { withoutLanguage } from "#app/platform/i18n/language.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { sitesOf } from "#app/review/own/college-address.ts";
import { isPassedOnTo } from "./data.server.ts";
import { AskCollegePage } from "./form/ask-college-page.tsx";
import { PASSED_ON_VALUE } from "./form-values.ts";
import { handleLeadPageForm, leadAnswerContext } from "./lead-page.server.ts";
import { placeOf } from "./place.ts";

export const handle = {
	namespaces: ["lead", "shell-code"],
	counted: false,
	stored: false,
	leadForm: "ask-college",
} satisfies PageHandle;

/** `/college/{slug}/ask` and `/college/{slug}/call-back`: one form, in writing or by phone. */
export async function loader(args: LoaderFunctionArgs) {
	const before = args.context.get(leadAnswerContext);
	if (before !== null) {
		const { collegeName, isPassedOn } = before.said;
		return { slug: args.params.slug ?? "", name: collegeName, isPassedOn: isPassedOn === PASSED_ON_VALUE, sites: [] };
	}
	const { request, college } = await loadCollegePage(args, "overview");
	const isPassedOn = await isPassedOnTo(request, college.slug);
	return { slug: college.slug, name: college.name, isPassedOn, sites: sitesOf(college) };
}

export function action(args: ActionFunctionArgs) {
	return handleLeadPageForm(args);
}

export default function CollegeAsk() {
	const college = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const place = placeOf(withoutLanguage(useLocation().pathname));
	// Cannot happen, as every address of this page is a form's place.
	if (place === undefined) return null;
	return <AskCollegePage key={place.form} college={college} place={place} answer={answer} />;
}
