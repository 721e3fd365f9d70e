import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useLocation,
} from "react-router";
import { AskCollegePage } from "#app/components/lead/ask-college-page.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { answeredLead, takeLeadOfPage } from "#app/data/lead-page.server.ts";
import { isPassedOnTo } from "#app/data/leads.server.ts";
import { withoutLanguage } from "#app/i18n/language.ts";
import { sitesOf } from "#app/lib/college-address.ts";
import { placeOf } from "#app/lib/lead-place.ts";
import { PASSED_ON } from "#app/lib/said-lead.ts";

/** `/college/{slug}/ask` and `/college/{slug}/call-back`: one form, in writing or by phone. */
export async function loader(args: LoaderFunctionArgs) {
	const before = args.context.get(answeredLead);
	if (before !== null) {
		const { collegeName, isPassedOn } = before.said;
		return { slug: args.params.slug ?? "", name: collegeName, isPassedOn: isPassedOn === PASSED_ON, sites: [] };
	}
	const { request, college } = await loadCollegePage(args, "overview");
	const isPassedOn = await isPassedOnTo(request, college.slug);
	return { slug: college.slug, name: college.name, isPassedOn, sites: sitesOf(college) };
}

export function action(args: ActionFunctionArgs) {
	return takeLeadOfPage(args);
}

export default function CollegeAsk() {
	const college = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const place = placeOf(withoutLanguage(useLocation().pathname));
	// Every address of this page is one.
	if (place === undefined) return null;
	return <AskCollegePage key={place.form} college={college} place={place} answer={answer} />;
}
